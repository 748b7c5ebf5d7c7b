/** So many are sent along; what was written before them has long been seen. */
const MOST = 4;
/** Services take 16 KB of headers; a token of bulk work has about 2. */
const MOST_CHARACTERS = 6_000;
/** After this time every search sees a write anyway. */
const LIFETIME_MS = 10_000;

interface Written {
  readonly token: string;
  readonly at: number;
}

/**
 * What the last writes by one access token were answered with (`X-Consistency-Token`), so that what the same token reads
 * next shows them without its client's doing. Of writes through another gateway nothing is known here.
 */
export class OwnWrites {
  private latest: readonly Written[] = [];

  note(token: string, now: number): void {
    if (token.length > MOST_CHARACTERS) return;
    const latest = [...this.latest, { token, at: now }].slice(-MOST);
    while (lengthOf(latest) > MOST_CHARACTERS) latest.shift();
    this.latest = latest;
  }

  /** The value of the header for the next read; undefined where nothing was written lately. */
  tokens(now: number): string | undefined {
    if (this.latest.length === 0) return undefined;
    this.latest = this.latest.filter(({ at }) => now - at < LIFETIME_MS);
    return this.latest.length === 0 ? undefined : this.latest.map(({ token }) => token).join(',');
  }
}

function lengthOf(written: readonly Written[]): number {
  return written.reduce((length, { token }) => length + token.length + 1, 0);
}
