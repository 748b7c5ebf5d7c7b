const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

const ALLOWED_HEADERS =
  'Authorization, Content-Type, Api-Version, Idempotency-Key, If-Match, If-None-Match, X-Request-Id, X-Consistency-Token, traceparent';

const EXPOSED_HEADERS =
  'ETag, X-Request-Id, traceparent, Api-Version, X-Api-Version, X-Consistency-Token, X-Trackway-Stale, RateLimit, RateLimit-Policy, Retry-After, Content-Disposition, Deprecation, Sunset';

/** CORS headers for pages of the allowed origins. The API uses no cookies. */
export class CorsPolicy {
  private readonly origins: ReadonlySet<string>;
  private readonly any: boolean;

  constructor(origins: readonly string[]) {
    this.origins = new Set(origins);
    this.any = this.origins.has('*');
  }

  /** Headers for a response to a page of `origin`. */
  responseHeaders(origin: string | undefined): readonly string[] {
    if (this.origins.size === 0) return [];
    if (!this.allows(origin)) return ['Vary', 'Origin'];
    return [...this.originHeaders(origin), 'Access-Control-Expose-Headers', EXPOSED_HEADERS];
  }

  /** Headers for a preflight response; undefined if the origin is not allowed. */
  preflightHeaders(origin: string | undefined): readonly string[] | undefined {
    if (!this.allows(origin)) return undefined;
    return [
      ...['Access-Control-Allow-Methods', ALLOWED_METHODS],
      ...['Access-Control-Allow-Headers', ALLOWED_HEADERS],
      ...['Access-Control-Max-Age', '86400'],
    ];
  }

  private allows(origin: string | undefined): origin is string {
    return origin !== undefined && (this.any || this.origins.has(origin));
  }

  private originHeaders(origin: string): readonly string[] {
    return this.any ? ['Access-Control-Allow-Origin', '*'] : ['Access-Control-Allow-Origin', origin, 'Vary', 'Origin'];
  }
}
