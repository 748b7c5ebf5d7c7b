const HEADER = 'X-Consistency-Token';

/** So many are sent back; what was written before them has long been seen. */
const MOST = 5;
/** After this time every search sees a write anyway, or says that it is behind. */
const LIFETIME_MS = 30_000;

/** Remembers what the last writes were answered with, so that what is read next shows them. */
export class OwnWrites {
  private latest: readonly { readonly token: string; readonly at: number }[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  note(response: Pick<Response, 'headers'>): void {
    const token = response.headers.get(HEADER);
    if (token) this.latest = [...this.latest, { token, at: this.now() }].slice(-MOST);
  }

  /** The header of the next request; none where nothing was written lately. */
  headers(): Readonly<Record<string, string>> {
    this.latest = this.latest.filter(({ at }) => this.now() - at < LIFETIME_MS);
    if (this.latest.length === 0) return {};
    return { [HEADER]: this.latest.map(({ token }) => token).join(',') };
  }
}
