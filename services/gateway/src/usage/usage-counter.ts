import type { AccessToken } from '../authentication/access-token';

const HOUR_MS = 3_600_000;
/** The status of a client that disconnected is no error of the request. */
const CLIENT_CLOSED_REQUEST = 499;
const TOO_MANY_REQUESTS = 429;

export interface UsageCounts {
  requests: number;
  /** 4xx except 429. */
  clientErrors: number;
  serverErrors: number;
  throttled: number;
}

/** The requests of one hour, in hours since 1970. */
export interface CountedHour {
  readonly hour: number;
  readonly counts: ReadonlyMap<AccessToken, Readonly<UsageCounts>>;
}

/**
 * Counts requests by verified token in memory. Counting takes constant time: one look-up by the token object, which
 * requests share while the token is cached.
 */
export class UsageCounter {
  private hour = Number.NaN;
  private counts = new Map<AccessToken, UsageCounts>();
  private earlier: CountedHour[] = [];

  /** `now` is in milliseconds. */
  constructor(private readonly now: () => number) {}

  /** Requests without a verified token are not counted. */
  record(token: AccessToken | undefined, status: number): void {
    if (token === undefined) return;
    const hour = Math.floor(this.now() / HOUR_MS);
    if (hour !== this.hour) this.startHour(hour);
    let counts = this.counts.get(token);
    if (counts === undefined) {
      counts = { requests: 0, clientErrors: 0, serverErrors: 0, throttled: 0 };
      this.counts.set(token, counts);
    }
    counts.requests += 1;
    if (status === TOO_MANY_REQUESTS) counts.throttled += 1;
    else if (status >= 500) counts.serverErrors += 1;
    else if (status >= 400 && status !== CLIENT_CLOSED_REQUEST) counts.clientErrors += 1;
  }

  /** Returns what was counted since the last call. */
  take(): readonly CountedHour[] {
    this.startHour(this.hour);
    const taken = this.earlier;
    this.earlier = [];
    return taken;
  }

  private startHour(hour: number): void {
    if (this.counts.size > 0) {
      this.earlier.push({ hour: this.hour, counts: this.counts });
      this.counts = new Map();
    }
    this.hour = hour;
  }
}
