import { deadLetterTopic, topicSettings } from '@trackway/contracts';
import {
  type BatchHandler,
  type BusMessage,
  type EventBus,
  MessageRejectedError,
  type ReceivedMessage,
  type Subscription,
  type TopicBacklog,
  type TopicDelay,
} from './event-bus';
import { delayOfAge } from './find-delay';

interface Group {
  readonly topics: readonly string[];
  readonly handle: BatchHandler;
}

interface Member extends Group {
  readonly gone: AbortController;
}

/** In-memory broker for tests, with one partition for each topic. It passes the same contract suite as Kafka. */
export class FakeEventBus implements EventBus {
  readonly published: BusMessage[] = [];
  /** When each message was published. */
  private readonly times: number[] = [];
  private readonly groups = new Map<string, Member>();
  private readonly positions = new Map<string, number>();
  private delivery: Promise<void> = Promise.resolve();
  private broken: Error | undefined;

  async publish(messages: readonly BusMessage[]): Promise<void> {
    if (this.broken) throw this.broken;
    if (bytesOf(messages) > topicSettings.maxMessageBytes) throw new MessageRejectedError('The batch is too large.');
    this.published.push(...messages);
    this.times.push(...messages.map(() => Date.now()));
    this.deliverSoon();
  }

  async subscribe(options: Group & { group: string }): Promise<Subscription> {
    const gone = new AbortController();
    this.groups.set(options.group, { ...options, gone });
    this.deliverSoon();
    return { stop: async () => this.leave(options.group) };
  }

  async ensureTopics(): Promise<void> {}

  async endOffsets(topic: string): Promise<ReadonlyMap<number, bigint>> {
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

  async delays(group: string, topics: readonly string[], now: number): Promise<readonly TopicDelay[]> {
    if (this.broken) throw this.broken;
    return topics.map((topic) => {
      const times = this.times.filter((_, index) => this.published[index]?.topic === topic);
      const oldest = times[this.positions.get(`${group}/${topic}`) ?? 0];
      return { topic, seconds: oldest === undefined ? 0 : delayOfAge(now - oldest) };
    });
  }

  async check(): Promise<void> {
    if (this.broken) throw this.broken;
  }

  async stop(): Promise<void> {
    for (const group of this.groups.keys()) this.leave(group);
    await this.delivery;
  }

  /** Publishing fails until `becomeAvailable`. */
  becomeUnavailable(): void {
    this.broken = new Error('The broker is unavailable.');
  }

  becomeAvailable(): void {
    this.broken = undefined;
  }

  /** Resolves when all published messages were handled. */
  async settled(): Promise<void> {
    await this.delivery;
  }

  private leave(group: string): void {
    this.groups.get(group)?.gone.abort();
    this.groups.delete(group);
  }

  private deliverSoon(): void {
    this.delivery = this.delivery.then(() => this.deliver());
  }

  private async deliver(): Promise<void> {
    for (const [name, member] of this.groups) {
      for (const topic of member.topics) await this.deliverTopic(name, topic, member);
    }
  }

  private async deliverTopic(group: string, topic: string, { handle, gone }: Member): Promise<void> {
    const position = `${group}/${topic}`;
    const all = this.published.filter((message) => message.topic === topic);
    const start = this.positions.get(position) ?? 0;
    const fresh = all.slice(start).map((message, index): ReceivedMessage => {
      return { ...message, partition: 0, offset: String(start + index) };
    });
    if (fresh.length === 0) return;
    try {
      await handle(fresh, gone.signal);
      this.positions.set(position, start + fresh.length);
    } catch {
      // Redelivered with the next delivery, as a broker does.
      setImmediate(() => this.deliverSoon());
    }
  }
}

function bytesOf(messages: readonly BusMessage[]): number {
  return messages.reduce((sum, { key, value }) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);
}
