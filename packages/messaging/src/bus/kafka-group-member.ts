import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { BatchHandler, ReceivedMessage, Subscription } from './event-bus';
import { OffsetCommits } from './offset-commits';

/** The broker holds a fetch until there is a message, at most for this time. Shorter times only cost CPU. */
const MAX_WAIT_MS = 1_000;
const SESSION_SECONDS = 15;
/** Heartbeats in a session, so that several may be lost. */
const HEARTBEATS = 7;
/** Maximum wait for a member that is joining its group. */
const STOP_LIMIT_MS = 3_000;

export interface GroupMemberOptions {
  readonly kafka: Pick<Kafka, 'consumer'>;
  /** Prefix of all topics and groups. */
  readonly prefix: string;
  readonly group: string;
  readonly topics: readonly string[];
  /** Time without heartbeats after which it has left the group. */
  readonly sessionSeconds?: number | undefined;
  readonly handle: BatchHandler;
  readonly logger: Logger;
}

/** A consumer of the group, and the commits of its offsets. */
interface Membership {
  readonly consumer: Consumer;
  readonly commits: OffsetCommits;
}

/**
 * A member of a consumer group that restarts itself. The client library stops a consumer after errors that it considers
 * permanent, such as a coordinator that is not elected yet; then a new consumer is started.
 */
export class KafkaGroupMember implements Subscription {
  private membership: Membership | undefined;
  private readonly loop: BackgroundLoop;
  private readonly gone = new AbortController();

  constructor(private readonly options: GroupMemberOptions) {
    this.loop = new BackgroundLoop({
      name: `consumer ${options.group}`,
      step: () => this.join(),
      idleMs: 60_000,
      logger: options.logger,
    });
  }

  private get sessionMs(): number {
    return (this.options.sessionSeconds ?? SESSION_SECONDS) * 1_000;
  }

  private get heartbeatMs(): number {
    return Math.floor(this.sessionMs / HEARTBEATS);
  }

  start(): this {
    this.loop.start();
    return this;
  }

  async stop(): Promise<void> {
    this.gone.abort();
    await within(STOP_LIMIT_MS, this.loop.stop());
    const { membership } = this;
    this.membership = undefined;
    if (membership) await within(STOP_LIMIT_MS, leave(membership));
  }

  private async join(): Promise<boolean> {
    if (this.membership) return false;
    const consumer = this.options.kafka.consumer({
      groupId: this.options.prefix + this.options.group,
      sessionTimeout: this.sessionMs,
      rebalanceTimeout: 20_000,
      heartbeatInterval: this.heartbeatMs,
      maxWaitTimeInMs: MAX_WAIT_MS,
      retry: { initialRetryTime: 200, maxRetryTime: 5_000, retries: 5, restartOnFailure: async () => false },
    });
    const commits = new OffsetCommits({
      commit: (offsets) => consumer.commitOffsets([...offsets]),
      logger: this.options.logger,
    });
    const membership = { consumer, commits };
    this.membership = membership;
    consumer.on(consumer.events.CRASH, () => this.replace(membership));
    // Commits of the generation that ends are still accepted, later ones are not.
    consumer.on(consumer.events.REBALANCING, () => void commits.flush());
    consumer.on(consumer.events.GROUP_JOIN, () => commits.discard());
    try {
      await consumer.connect();
      const topics = this.options.topics.map((topic) => this.options.prefix + topic);
      await consumer.subscribe({ topics, fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: 4,
        eachBatch: (payload) => this.deliver(commits, payload),
      });
    } catch (error) {
      this.replace(membership);
      throw error;
    }
    // `stop` does not wait long for a member that is joining.
    if (this.gone.signal.aborted) await leave(membership);
    return false;
  }

  private replace(membership: Membership): void {
    if (this.membership !== membership) return;
    this.membership = undefined;
    leave(membership).catch(() => undefined);
    this.loop.wake();
  }

  private async deliver(commits: OffsetCommits, payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, isRunning, isStale } = payload;
    const last = batch.messages.at(-1);
    if (!last || !isRunning() || isStale()) return;
    const beat = setInterval(() => void heartbeat().catch(() => undefined), this.heartbeatMs);
    try {
      const messages = batch.messages.map((message) => this.received(batch.topic, batch.partition, message));
      await this.options.handle(messages, this.gone.signal);
    } finally {
      clearInterval(beat);
    }
    payload.resolveOffset(last.offset);
    commits.add({ topic: batch.topic, partition: batch.partition, offset: (BigInt(last.offset) + 1n).toString() });
    // A member that leaves the group cannot commit later.
    if (this.gone.signal.aborted) await commits.flush();
  }

  private received(
    topic: string,
    partition: number,
    message: EachBatchPayload['batch']['messages'][number],
  ): ReceivedMessage {
    const headers = Object.entries(message.headers ?? {}).map(([name, value]) => [name, String(value)]);
    return {
      topic: topic.slice(this.options.prefix.length),
      key: message.key?.toString('utf8') ?? '',
      value: message.value?.toString('utf8') ?? '',
      headers: Object.fromEntries(headers),
      partition,
      offset: message.offset,
    };
  }
}

async function leave({ consumer, commits }: Membership): Promise<void> {
  await commits.flush();
  await consumer.stop();
  commits.discard();
  await consumer.disconnect();
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}
