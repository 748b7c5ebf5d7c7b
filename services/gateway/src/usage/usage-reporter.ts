import { topics, usageCounted } from '@trackway/contracts';
import { type BusMessage, type EventBus, MessageRejectedError, makeEvent } from '@trackway/messaging';
import { BackgroundLoop, type Logger, newId } from '@trackway/runtime';
import type { UsageCounter } from './usage-counter';
import { type FrameUsage, usageByFrame } from './usage-events';

/** A crash loses the counts of this time. */
const REPORT_MS = 15_000;
/** Events of one call. All may go to one partition. */
const MAX_BATCH = 5;
/** Events that wait for the broker. Older ones are dropped. */
const MAX_WAITING = 20_000;

interface Deps {
  readonly counter: UsageCounter;
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly intervalMs?: number;
}

/**
 * Publishes the counts of this process periodically. Events that the broker did not acknowledge are published again,
 * unchanged and in order; the consumer recognizes repeated ones by their sequence.
 */
export class UsageReporter {
  private readonly sourceId = newId();
  /** The number of the last event, by frame. */
  private readonly sequences = new Map<string, number>();
  private waiting: BusMessage[] = [];
  private readonly loop: BackgroundLoop;
  private hasTopic = false;

  constructor(private readonly deps: Deps) {
    const { logger, intervalMs = REPORT_MS } = deps;
    this.loop = new BackgroundLoop({ name: 'usage', step: () => this.report(), idleMs: intervalMs, logger });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  /** Publishes what was counted until now, if the broker is available. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.report().catch((error: unknown) =>
      this.deps.logger.warn({ err: error }, 'the last usage was not reported'),
    );
  }

  /** Always false, because the rest of the work comes with time. */
  async report(): Promise<boolean> {
    this.waiting.push(...usageByFrame(this.deps.counter.take()).map((usage) => this.toMessage(usage)));
    this.limitWaiting();
    if (this.waiting.length === 0) return false;
    await this.ensureTopic();
    while (this.waiting.length > 0) await this.publish(this.waiting.slice(0, MAX_BATCH));
    return false;
  }

  private async publish(batch: readonly BusMessage[]): Promise<void> {
    try {
      await this.deps.bus.publish(batch);
    } catch (error) {
      if (!(error instanceof MessageRejectedError)) throw error;
      this.deps.logger.error({ err: error, events: batch.length }, 'the broker rejected usage, which is lost');
    }
    this.waiting = this.waiting.slice(batch.length);
  }

  private async ensureTopic(): Promise<void> {
    if (!this.hasTopic) await this.deps.bus.ensureTopics([topics.usage]);
    this.hasTopic = true;
  }

  private toMessage({ frameId, data }: FrameUsage): BusMessage {
    const sequence = (this.sequences.get(frameId) ?? 0) + 1;
    this.sequences.set(frameId, sequence);
    const numbered = { ...data, source_id: this.sourceId, sequence };
    const event = makeEvent(usageCounted, { source: 'gateway', frameId, key: frameId, data: numbered });
    return { topic: topics.usage, key: frameId, value: JSON.stringify(event) };
  }

  private limitWaiting(): void {
    const surplus = this.waiting.length - MAX_WAITING;
    if (surplus <= 0) return;
    this.waiting = this.waiting.slice(surplus);
    this.deps.logger.warn({ events: surplus }, 'the broker is unavailable, so the oldest usage is dropped');
  }
}
