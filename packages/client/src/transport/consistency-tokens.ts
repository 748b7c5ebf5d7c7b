const HEADER = 'X-Consistency-Token';

/** Number of recent writes whose tokens are sent. Older writes are visible by then. */
const MAX_TOKENS = 5;
/** After this time every search includes a write, or reports that it is behind. */
const LIFETIME_MS = 30_000;

/** Stores the consistency tokens of recent writes, so that later reads include those writes. */
export class ConsistencyTokens {
  private latest: readonly { readonly token: string; readonly at: number }[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  record(response: Pick<Response, 'headers'>): void {
    const token = response.headers.get(HEADER);
    if (token) this.latest = [...this.latest, { token, at: this.now() }].slice(-MAX_TOKENS);
  }

  /** Header of the next request; empty without recent writes. */
  headers(): Readonly<Record<string, string>> {
    this.latest = this.latest.filter(({ at }) => this.now() - at < LIFETIME_MS);
    if (this.latest.length === 0) return {};
    return { [HEADER]: this.latest.map(({ token }) => token).join(',') };
  }
}
