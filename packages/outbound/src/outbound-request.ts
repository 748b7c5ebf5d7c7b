export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** For everything from the name's look-up to the last byte. */
  readonly timeoutMs: number;
  /** Of the answer's body. */
  readonly maxBytes: number;
  /** How many redirects are followed; none unless told. An answer that would need one more is given as it is at 0. */
  readonly redirects?: number;
  readonly signal?: AbortSignal;
}
