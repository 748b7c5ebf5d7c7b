import { setTimeout as pause } from 'node:timers/promises';
import type { Perform } from '@trackway/simulation';
import type { BatchHandler, BusMessage, EventBus, Subscription, TopicBacklog, TopicDelay } from './event-bus';
import type { FakeBroker, Member } from './fake-broker';

const POLL_INTERVAL_MS = 200;

/** The connection of one process to a `FakeBroker`. Passes the contract suite of Kafka. */
export class FakeBrokerBus implements EventBus {
  private readonly subscriptions = new Set<Subscription>();

  constructor(
    private readonly broker: FakeBroker,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  publish(messages: readonly BusMessage[]): Promise<void> {
    return this.perform(() => this.broker.append(messages));
  }

  async subscribe(options: { group: string; topics: readonly string[]; handle: BatchHandler }): Promise<Subscription> {
    const left = new AbortController();
    const running = this.consume(options, left.signal);
    const subscription = {
      stop: async () => {
        left.abort();
        await running;
      },
    };
    this.subscriptions.add(subscription);
    return subscription;
  }

  async ensureTopics(): Promise<void> {}

  endOffsets(topic: string): Promise<ReadonlyMap<number, bigint>> {
    return this.perform(() => this.broker.endOffsets(topic));
  }

  backlog(group: string, topics: readonly string[]): Promise<readonly TopicBacklog[]> {
    return this.perform(() => this.broker.backlog(group, topics));
  }

  delays(group: string, topics: readonly string[], now: number): Promise<readonly TopicDelay[]> {
    return this.perform(() => this.broker.delays(group, topics, now));
  }

  async check(): Promise<void> {}

  async stop(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
  }

  private async consume(
    { group, topics, handle }: { group: string; topics: readonly string[]; handle: BatchHandler },
    left: AbortSignal,
  ): Promise<void> {
    let member: Member | undefined;
    while (!left.aborted) {
      try {
        member ??= await this.perform(() => this.broker.join(group, topics));
        if (await this.deliver(member, handle, left)) continue;
      } catch {
        // Joins again, as after a rebalance. Messages that were not committed are delivered again.
        if (member) this.broker.leave(member);
        member = undefined;
      }
      await pause(POLL_INTERVAL_MS, undefined, { signal: left }).catch(() => undefined);
    }
    if (member) this.broker.leave(member);
  }

  private async deliver(member: Member, handle: BatchHandler, left: AbortSignal): Promise<boolean> {
    const batch = await this.perform(() => this.broker.poll(member));
    if (!batch) return false;
    await handle(batch.messages, left);
    await this.perform(() => this.broker.commit(member, batch));
    return true;
  }
}
