import { deadLetterTopic } from '@trackway/contracts';
import type { BatchHandler, BusMessage, EventBus, ReceivedMessage, Subscription, TopicBacklog } from './event-bus';

interface Group {
  readonly topics: readonly string[];
  readonly handle: BatchHandler;
}

/** A broker in memory, of one partition a topic, for tests. Held to the same suite as Kafka. */
export class FakeEventBus implements EventBus {
  readonly published: BusMessage[] = [];
  private readonly groups = new Map<string, Group>();
  private readonly positions = new Map<string, number>();
  private delivery: Promise<void> = Promise.resolve();
  private broken: Error | undefined;

  async publish(messages: readonly BusMessage[]): Promise<void> {
    if (this.broken) throw this.broken;
    this.published.push(...messages);
    this.deliverSoon();
  }

  async subscribe(options: Group & { group: string }): Promise<Subscription> {
    this.groups.set(options.group, options);
    this.deliverSoon();
    return { stop: async () => void this.groups.delete(options.group) };
  }

  async ensureTopics(): Promise<void> {}

  async ends(topic: string): Promise<ReadonlyMap<number, bigint>> {
    if (this.broken) throw this.broken;
    const count = this.published.filter((message) => message.topic === topic).length;
    return new Map(count === 0 ? [] : [[0, BigInt(count)]]);
  }

  async backlog(group: string, topics: readonly string[]): Promise<readonly TopicBacklog[]> {
    if (this.broken) throw this.broken;
    const count = (topic: string) => this.published.filter((message) => message.topic === topic).length;
    return topics.map((topic) => ({
      topic,
      waiting: count(topic) - (this.positions.get(`${group}/${topic}`) ?? 0),
      deadLetters: count(deadLetterTopic(topic)),
    }));
  }

  async check(): Promise<void> {
    if (this.broken) throw this.broken;
  }

  async stop(): Promise<void> {
    this.groups.clear();
    await this.delivery;
  }

  /** From now on publishing fails, until `mend`. */
  breakDown(): void {
    this.broken = new Error('The broker is away.');
  }

  mend(): void {
    this.broken = undefined;
  }

  /** Resolves when everything published so far was handled. */
  async settled(): Promise<void> {
    await this.delivery;
  }

  private deliverSoon(): void {
    this.delivery = this.delivery.then(() => this.deliver());
  }

  private async deliver(): Promise<void> {
    for (const [name, { topics, handle }] of this.groups) {
      for (const topic of topics) await this.deliverTopic(name, topic, handle);
    }
  }

  private async deliverTopic(group: string, topic: string, handle: BatchHandler): Promise<void> {
    const position = `${group}/${topic}`;
    const all = this.published.filter((message) => message.topic === topic);
    const start = this.positions.get(position) ?? 0;
    const fresh = all.slice(start).map((message, index): ReceivedMessage => {
      return { ...message, partition: 0, offset: String(start + index) };
    });
    if (fresh.length === 0) return;
    try {
      await handle(fresh, new AbortController().signal);
      this.positions.set(position, start + fresh.length);
    } catch {
      // Delivered again with the next delivery, as a broker does.
      setImmediate(() => this.deliverSoon());
    }
  }
}
