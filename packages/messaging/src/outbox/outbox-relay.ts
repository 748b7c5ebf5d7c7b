import { BackgroundLoop, type Logger } from '@trackway/runtime';
import { type EventBus, MessageRejectedError } from '../bus/event-bus';
import type { OutboxStore, PendingEvent } from './outbox';

const BATCH = 1_000;
/** A write that another process made is found after this long at the latest; our own wake the relay at once. */
const IDLE_MS = 250;
/** Where another replica has written, it will again: for so long after a line the relay looks more often. */
const LIVELY_MS = 1_000;
const LIVELY_IDLE_MS = 20;

/**
 * Brings the outbox to the broker: lines leave only after the broker's acknowledgement, so a crash at any point repeats
 * events and never loses one. A row that the broker rejects goes to quarantine, so that it blocks no other tenant. `wake` after each commit; the relay also looks by itself, for what other replicas write.
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
      await this.publish(lines);
      this.sentAt = performance.now();
      return true;
    } catch (error) {
      // The connection that held the outbox may be the one that broke.
      this.holding = false;
      await this.deps.store.release().catch(() => undefined);
      throw error;
    }
  }

  private async publish(lines: readonly PendingEvent[]): Promise<void> {
    try {
      await this.deps.bus.publish(lines.map(({ topic, key, value }) => ({ topic, key, value })));
    } catch (error) {
      if (!(error instanceof MessageRejectedError)) throw error;
      for (const line of lines) await this.publishOrQuarantine(line);
      return;
    }
    await this.deps.store.remove(lines.map(({ position }) => position));
  }

  /** One row at a time, in order: a rejected one must not hold back those behind it, which may belong to other tenants. */
  private async publishOrQuarantine({ position, topic, key, value }: PendingEvent): Promise<void> {
    try {
      await this.deps.bus.publish([{ topic, key, value }]);
      await this.deps.store.remove([position]);
    } catch (error) {
      if (!(error instanceof MessageRejectedError)) throw error;
      await this.deps.store.quarantine(position, error.message);
      const bytes = Buffer.byteLength(value);
      this.deps.logger.error({ err: error, topic, key, position, bytes }, 'an event can not be published: quarantined');
    }
  }
}
