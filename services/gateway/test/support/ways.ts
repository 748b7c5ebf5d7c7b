/** The two ways of a request through the gateway, and the setting that leads to each. The same tests hold for both. */
export const WAYS = [
  ['directly', { DIRECT_ROUTES: 'true' }],
  ['through Express', { DIRECT_ROUTES: 'false' }],
] as const;
