import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { Lane, Lanes, WorkOff } from './keyed-queue';

/** Other replicas' work, and what falls due again, is looked for this often; one's own is told of. */
const LOOK_EVERY_MS = 500;
/** A lane that was held so lately is still held: its lease is much longer. */
const HELD_MS = 2_000;
/** A lane whose work broke is left alone for so long. */
const BROKEN_WAIT_MS = 1_000;

/** Works on many lanes side by side. What waits behind a full set of them is taken as soon as one is free. */
export class LaneWorker {
  private readonly loop: BackgroundLoop;
  private readonly inHand = new Set<Promise<void>>();

  constructor(
    private readonly deps: {
      lanes: Lanes;
      workOff: WorkOff;
      /** For the log. */
      name: string;
      /** Lanes at a time. */
      concurrency: number;
      logger: Logger;
    },
  ) {
    this.loop = new BackgroundLoop({
      name: deps.name,
      step: () => this.fill(),
      idleMs: LOOK_EVERY_MS,
      logger: deps.logger,
    });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  wake(): void {
    this.loop.wake();
  }

  /** Waits for the lanes in hand. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.inHand);
  }

  private async fill(): Promise<boolean> {
    const free = this.deps.concurrency - this.inHand.size;
    if (free <= 0) {
      await Promise.race(this.inHand);
      return true;
    }
    const lanes = await this.deps.lanes.take(free);
    for (const lane of lanes) this.work(lane);
    return lanes.length === free;
  }

  private work(lane: Lane): void {
    const work = this.workAndLeave(lane)
      .catch((error: unknown) => {
        const { frameId, laneId } = lane;
        this.deps.logger.error(
          { err: error, frameId, laneId },
          `${this.deps.name}: a lane could not be worked off and will be tried again`,
        );
      })
      .finally(() => {
        this.inHand.delete(work);
        this.loop.wake();
      });
    this.inHand.add(work);
  }

  private async workAndLeave(lane: Lane): Promise<void> {
    const { lanes, workOff } = this.deps;
    const left = await workOff(
      lane,
      heldFor(HELD_MS, () => lanes.hold(lane)),
    ).catch(async (error: unknown) => {
      await lanes.release(lane, { waitMs: BROKEN_WAIT_MS });
      throw error;
    });
    if (left !== 'taken_over') await lanes.release(lane, left);
  }
}

/** Asks once in a while whether the lane, which has just been taken, is still held. */
function heldFor(ms: number, hold: () => Promise<boolean>): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    const now = performance.now();
    if (now - since < ms) return true;
    const isHeld = await hold();
    if (isHeld) since = now;
    return isHeld;
  };
}
