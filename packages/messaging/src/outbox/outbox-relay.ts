import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { EventBus } from '../bus/event-bus';
import type { OutboxStore } from './outbox';

const BATCH = 1_000;
/** A write that another process made is found after this long at the latest; our own wake the relay at once. */
const IDLE_MS = 250;
/** Where another replica has written, it will again: for so long after a line the relay looks more often. */
const LIVELY_MS = 1_000;
const LIVELY_IDLE_MS = 20;

/**
 * Brings the outbox to the broker: lines leave only after the broker's acknowledgement, so a crash at any point repeats
 * events and never loses one. `wake` after each commit; the relay also looks by itself, for what other replicas write.
 */
export class OutboxRelay {
  private readonly loop: BackgroundLoop;
  private holding = false;
  private sentAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: { store: OutboxStore; bus: EventBus; logger: Logger }) {
    this.loop = new BackgroundLoop({
      name: 'outbox relay',
      step: () => this.step(),
      idleMs: () => (performance.now() - this.sentAt < LIVELY_MS ? LIVELY_IDLE_MS : IDLE_MS),
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

  /** Sends what is there once more, then lets go of the outbox. */
  async stop(): Promise<void> {
    await this.loop.stop();
    if (!this.holding) return;
    this.holding = false;
    await this.deps.store.release();
  }

  private async step(): Promise<boolean> {
    try {
      this.holding ||= await this.deps.store.acquire();
      if (!this.holding) return false;
      const lines = await this.deps.store.oldest(BATCH);
      if (lines.length === 0) return false;
      await this.deps.bus.publish(lines.map(({ topic, key, value }) => ({ topic, key, value })));
      await this.deps.store.remove(lines.map(({ position }) => position));
      this.sentAt = performance.now();
      return true;
    } catch (error) {
      // The connection that held the outbox may be the one that broke.
      this.holding = false;
      await this.deps.store.release().catch(() => undefined);
      throw error;
    }
  }
}
