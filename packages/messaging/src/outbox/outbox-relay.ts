import { BackgroundLoop, type Logger } from '@trackway/runtime';
import { type EventBus, MessageRejectedError } from '../bus/event-bus';
import type { OutboxStore, PendingEvent } from './outbox';

const BATCH = 1_000;
/**
 * Time between two reads of an outbox whose rows fit into one batch. Each batch costs requests to the broker, and a
 * transaction of each consumer, so that rows which are written one after another are published together.
 */
const READ_INTERVAL_MS = 25;
/**
 * Delays for rows of other replicas if these cannot notify the relay, by the time since the last row. Rows of this replica
 * wake the relay.
 */
const POLL_INTERVALS = [
  { sinceMs: 1_000, intervalMs: 20 },
  { sinceMs: 30_000, intervalMs: 250 },
] as const;
/** Delay without rows for a longer time: polling costs more than the delay of the next row. */
const IDLE_INTERVAL_MS = 1_000;
/** Delay if other replicas can notify the relay, or if there are none: for rows of a replica that crashed before it did. */
const SAFETY_INTERVAL_MS = 3_000;

/**
 * Publishes the rows of the outbox. A row is removed after the acknowledgement of the broker, so a crash repeats events
 * and never loses one. A row that the broker rejects goes to quarantine, so that it does not block other tenants. Call
 * `wake` after each commit; a relay without the lock then notifies the one that has it.
 */
export class OutboxRelay {
  private readonly loop: BackgroundLoop;
  private holding = false;
  private hasWritten = false;
  private readAt = Number.NEGATIVE_INFINITY;
  private sentAt = Number.NEGATIVE_INFINITY;
  private nextRead: NodeJS.Timeout | undefined;

  constructor(private readonly deps: { store: OutboxStore; bus: EventBus; logger: Logger }) {
    this.loop = new BackgroundLoop({
      name: 'outbox relay',
      step: () => this.step(),
      idleMs: () => (this.hasToPoll() ? pollInterval(performance.now() - this.sentAt) : SAFETY_INTERVAL_MS),
      logger: deps.logger,
    });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  wake(): void {
    this.hasWritten = true;
    this.readSoon();
  }

  /** Publishes the remaining rows, then releases the outbox. */
  async stop(): Promise<void> {
    await this.loop.stop();
    clearTimeout(this.nextRead);
    if (!this.holding) return;
    this.holding = false;
    await this.deps.store.release();
  }

  private readSoon(): void {
    const waitMs = this.readAt + READ_INTERVAL_MS - performance.now();
    if (waitMs <= 0) {
      this.loop.wake();
      return;
    }
    this.nextRead ??= setTimeout(() => {
      this.nextRead = undefined;
      this.loop.wake();
    }, waitMs);
  }

  private hasToPoll(): boolean {
    const { store } = this.deps;
    return store.notifyHolder === undefined && (store.hasStandby?.() ?? true);
  }

  private async step(): Promise<boolean> {
    this.readAt = performance.now();
    try {
      this.holding ||= await this.deps.store.acquire(() => this.readSoon());
      if (!this.holding) {
        await this.notifyHolder();
        return false;
      }
      this.hasWritten = false;
      const lines = await this.deps.store.oldest(BATCH);
      if (lines.length === 0) return false;
      await this.publish(lines);
      this.sentAt = performance.now();
      // A batch also has a maximum of bytes.
      this.readSoon();
      return lines.length === BATCH;
    } catch (error) {
      // The connection with the lock may be the broken one.
      this.holding = false;
      await this.deps.store.release().catch(() => undefined);
      throw error;
    }
  }

  private async notifyHolder(): Promise<void> {
    if (!this.hasWritten) return;
    this.hasWritten = false;
    await this.deps.store.notifyHolder?.();
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

function pollInterval(sinceMs: number): number {
  return POLL_INTERVALS.find((step) => sinceMs < step.sinceMs)?.intervalMs ?? IDLE_INTERVAL_MS;
}
