import { BackgroundLoop, type Logger } from '@trackway/runtime';
import { type EventBus, MessageRejectedError } from '../bus/event-bus';
import type { OutboxStore, PendingEvent } from './outbox';

const BATCH = 1_000;
/** Maximum delay for rows that other replicas have written; rows of this replica wake the relay at once. */
const IDLE_MS = 250;
/** After a row of another replica, the relay polls more often for this time. */
const LIVELY_MS = 1_000;
const LIVELY_IDLE_MS = 20;

/**
 * Publishes the rows of the outbox. A row is removed after the acknowledgement of the broker, so a crash repeats events
 * and never loses one. A row that the broker rejects goes to quarantine, so that it does not block other tenants. Call
 * `wake` after each commit; the relay also polls for rows of other replicas.
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

  /** Publishes the remaining rows, then releases the outbox. */
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
      // The connection with the lock may be the broken one.
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

  /**
   * One row at a time, in order: a rejected row must not block the rows behind it, which may belong to other tenants.
   */
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
