/** So many are sent along; what was written before them has long been seen. */
const MAX_TOKENS = 4;
/** Services take 16 KB of headers; a token of bulk work has about 2. */
const MAX_LENGTH = 6_000;
/** After this time every search sees a write anyway. */
const LIFETIME_MS = 10_000;

interface StoredToken {
  readonly token: string;
  readonly at: number;
}

/**
 * What the last writes by one access token were answered with (`X-Consistency-Token`), so that what the same token reads
 * next shows them without its client's doing. Of writes through another gateway nothing is known here.
 */
export class ConsistencyTokens {
  private latest: readonly StoredToken[] = [];

  add(token: string, now: number): void {
    if (token.length > MAX_LENGTH) return;
    const latest = [...this.latest, { token, at: now }].slice(-MAX_TOKENS);
    while (lengthOf(latest) > MAX_LENGTH) latest.shift();
    this.latest = latest;
  }

  /** The value of the header for the next read; undefined where nothing was written lately. */
  current(now: number): string | undefined {
    if (this.latest.length === 0) return undefined;
    this.latest = this.latest.filter(({ at }) => now - at < LIFETIME_MS);
    return this.latest.length === 0 ? undefined : this.latest.map(({ token }) => token).join(',');
  }
}

function lengthOf(written: readonly StoredToken[]): number {
  return written.reduce((length, { token }) => length + token.length + 1, 0);
}
