export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** For the whole call, from the DNS lookup to the last byte. */
  readonly timeoutMs: number;
  /** Of the response body. */
  readonly maxBytes: number;
  /** Maximum number of redirects; 0 by default, and then a redirect is returned as the response. */
  readonly redirects?: number;
  readonly signal?: AbortSignal;
}
