/** Number of recent writes whose tokens are sent. Older writes are visible by then. */
const MAX_TOKENS = 4;
/** Services accept 16 KB of headers. The token of a bulk write has about 2 KB. */
const MAX_LENGTH = 6_000;
/** After this time every search sees a write. */
const LIFETIME_MS = 10_000;

interface StoredToken {
  readonly token: string;
  readonly at: number;
}

/**
 * The `X-Consistency-Token` values of recent writes with one access token. The gateway adds them to later reads, so
 * that clients read their own writes. Writes through another gateway are not included.
 */
export class ConsistencyTokens {
  private latest: readonly StoredToken[] = [];

  add(token: string, now: number): void {
    if (token.length > MAX_LENGTH) return;
    const latest = [...this.latest, { token, at: now }].slice(-MAX_TOKENS);
    while (lengthOf(latest) > MAX_LENGTH) latest.shift();
    this.latest = latest;
  }

  /** Header value for the next read; undefined without recent writes. */
  current(now: number): string | undefined {
    if (this.latest.length === 0) return undefined;
    this.latest = this.latest.filter(({ at }) => now - at < LIFETIME_MS);
    return this.latest.length === 0 ? undefined : this.latest.map(({ token }) => token).join(',');
  }
}

function lengthOf(written: readonly StoredToken[]): number {
  return written.reduce((length, { token }) => length + token.length + 1, 0);
}
