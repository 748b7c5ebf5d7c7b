import type { Logger } from '@trackway/runtime';
import { TwoGenerationCache } from '../limits/two-generation-cache';

/** Interval in which further rejections of the same kind from the same address are only counted. */
const SUPPRESSION_MS = 10_000;

/** Entries in each of the two generations of the cache. */
const MAX_REMEMBERED = 10_000;

/** Maximum log entries a second, so that a flood from many addresses fills no disk. */
const MAX_LINES_A_SECOND = 20;

/** A rejected request. */
export interface RejectedRequest {
  readonly request_id: string;
  readonly status: number;
  /** Error code, if the gateway rejected the request. */
  readonly reason: string | undefined;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  /** Subject of the token, if it was verified. */
  readonly subject?: string;
  readonly frame_id?: string;
}

interface Remembered {
  until: number;
  suppressed: number;
}

/** Logs rejected requests: the first one at once, repetitions as a count. */
export class RejectionLog {
  private readonly recent = new TwoGenerationCache<Remembered>(MAX_REMEMBERED);
  private second = 0;
  private lines = 0;

  constructor(
    private readonly logger: Logger,
    private readonly now: () => number,
  ) {}

  record(request: RejectedRequest): void {
    const now = this.now();
    const key = `${request.status} ${request.reason} ${request.address}`;
    const entry = this.recent.get(key);
    const isSuppressed = entry !== undefined && now < entry.until;
    if (isSuppressed || !this.hasRoom(now)) {
      if (entry) entry.suppressed += 1;
      return;
    }
    this.lines += 1;
    this.recent.set(key, { until: now + SUPPRESSION_MS, suppressed: 0 });
    this.logger.info(
      { ...request, ...(entry?.suppressed ? { suppressed: entry.suppressed } : {}) },
      'a request was rejected',
    );
  }

  private hasRoom(now: number): boolean {
    const second = Math.floor(now / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.lines = 0;
    }
    return this.lines < MAX_LINES_A_SECOND;
  }
}
