/** Codes of deliveries that the API documents. Others are shown without a filter. */
export const VERDICTS = ['accepted', 'duplicate', 'invalid_signature', 'validation_errors', 'malformed_body'] as const;

export interface ChannelSearch {
  readonly verdict?: (typeof VERDICTS)[number];
  readonly page?: number;
}

export function channelSearch({ verdict, page }: Readonly<Record<string, unknown>>): ChannelSearch {
  const known = VERDICTS.find((one) => one === verdict);
  return {
    ...(known ? { verdict: known } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
