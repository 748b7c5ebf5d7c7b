import type { Logger } from '@trackway/runtime';
import { TwoGenerationCache } from '../limits/two-generation-cache';

/** For so long further refusals of the same kind from the same address are only counted. */
const QUIET_MS = 10_000;

/** Addresses and reasons that are remembered, in one of two generations. */
const MAX_REMEMBERED = 10_000;

/** Lines a second at the most, so that a flood from many addresses fills neither disks nor the loop. */
const MAX_LINES_A_SECOND = 20;

/** Who was turned away. */
export interface Refused {
  readonly request_id: string;
  readonly status: number;
  /** The code of the answer where the gateway refused itself. */
  readonly reason: string | undefined;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  /** Of the token, where one was let in. */
  readonly subject?: string;
  readonly frame_id?: string;
}

interface Remembered {
  until: number;
  unsaid: number;
}

/** Tells of those who were refused for who they are or for how much they ask: the first at once, who goes on by a count. */
export class RejectionLog {
  private readonly remembered = new TwoGenerationCache<Remembered>(MAX_REMEMBERED);
  private second = 0;
  private lines = 0;

  constructor(
    private readonly logger: Logger,
    private readonly now: () => number,
  ) {}

  note(refused: Refused): void {
    const now = this.now();
    const key = `${refused.status} ${refused.reason} ${refused.address}`;
    const known = this.remembered.get(key);
    const isQuiet = known !== undefined && now < known.until;
    if (isQuiet || !this.hasRoom(now)) {
      if (known) known.unsaid += 1;
      return;
    }
    this.lines += 1;
    this.remembered.set(key, { until: now + QUIET_MS, unsaid: 0 });
    this.logger.info({ ...refused, ...(known?.unsaid ? { unsaid: known.unsaid } : {}) }, 'a caller was refused');
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
