/** The two code paths for a request in the gateway, with the setting that selects each. The same tests apply to both. */
export const WAYS = [
  ['on the fast path', { DIRECT_ROUTES: 'true' }],
  ['through Express', { DIRECT_ROUTES: 'false' }],
] as const;
