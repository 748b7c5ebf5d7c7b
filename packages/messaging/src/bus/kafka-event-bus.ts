import { deadLetterTopic, topicSettings } from '@trackway/contracts';
import { type Admin, Kafka, logLevel, type Producer, type TopicMessages } from 'kafkajs';
import {
  type BatchHandler,
  type BusMessage,
  type EventBus,
  MessageRejectedError,
  type Subscription,
  type TopicBacklog,
  type TopicDelay,
} from './event-bus';
import { kafkaBacklog } from './kafka-backlog';
import { closeFailedHandshakes } from './kafka-broker';
import { separateConnections } from './kafka-connection';
import { kafkaDelays } from './kafka-delays';
import { KafkaGroupMember } from './kafka-group-member';
import type { KafkaOptions } from './kafka-options';
import { stopIdleChecks } from './kafka-request-queue';
import { LazyClient } from './lazy-client';
import { retryTopicRequest } from './retry-topic-request';

/** EventBus with kafkajs. Connects at the first use, and reconnects when the broker is available again. */
export class KafkaEventBus implements EventBus {
  private readonly kafka: Kafka;
  private readonly members = new Set<KafkaGroupMember>();
  private readonly running = new Set<Promise<unknown>>();
  private readonly producer: LazyClient<Producer>;
  private readonly admin: LazyClient<Admin>;
  private readonly stopped = new AbortController();

  constructor(private readonly options: KafkaOptions) {
    stopIdleChecks();
    closeFailedHandshakes();
    separateConnections();
    this.kafka = new Kafka({
      clientId: options.clientId,
      brokers: [...options.brokers],
      ...options.access,
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 3 },
      logLevel: logLevel.ERROR,
      logCreator:
        () =>
        ({ log }) =>
          options.logger.warn({ kafka: log.message, ...pickError(log) }, 'the Kafka client reports'),
    });
    this.producer = new LazyClient(() =>
      this.kafka.producer({
        allowAutoTopicCreation: false,
        idempotent: false,
        // The leader of a new topic is known to all brokers after a moment, or longer under load.
        retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 10 },
      }),
    );
    this.admin = new LazyClient(() => this.kafka.admin({ retry: { retries: 1 } }));
  }

  async publish(messages: readonly BusMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const producer = await this.connectedProducer();
    try {
      await this.track(producer.sendBatch({ acks: -1, topicMessages: this.byTopic(messages) }));
    } catch (error) {
      throw isRejection(error) ? new MessageRejectedError(error.message, { cause: error }) : error;
    }
  }

  async subscribe(options: { group: string; topics: readonly string[]; handle: BatchHandler }): Promise<Subscription> {
    const { prefix, logger, sessionSeconds } = this.options;
    const member = new KafkaGroupMember({ ...options, kafka: this.kafka, prefix, logger, sessionSeconds }).start();
    this.members.add(member);
    return {
      stop: async () => {
        this.members.delete(member);
        await member.stop();
      },
    };
  }

  async ensureTopics(topics: readonly string[]): Promise<void> {
    await this.track(this.createMissingTopics(topics));
  }

  private async createMissingTopics(topics: readonly string[]): Promise<void> {
    const admin = await this.connectedAdmin();
    const wanted = topics.flatMap((topic) => [topic, deadLetterTopic(topic)]);
    const existing = new Set(await admin.listTopics());
    const missing = wanted.filter((topic) => !existing.has(this.options.prefix + topic));
    if (missing.length === 0) return;
    const configs = missing.map((topic) => this.topicConfig(topic));
    await admin.createTopics({ waitForLeaders: false, topics: configs });
    const names = configs.map(({ topic }) => topic);
    await this.retry(() => admin.fetchTopicMetadata({ topics: names }));
  }

  async endOffsets(topic: string): Promise<ReadonlyMap<number, bigint>> {
    const admin = await this.connectedAdmin();
    const partitions = await this.retry(() => admin.fetchTopicOffsets(this.options.prefix + topic));
    const filled = partitions.filter(({ high, low }) => BigInt(high) > BigInt(low));
    return new Map(filled.map(({ partition, high }) => [partition, BigInt(high)]));
  }

  async backlog(group: string, topics: readonly string[]): Promise<readonly TopicBacklog[]> {
    const admin = await this.connectedAdmin();
    return await this.retry(() => kafkaBacklog(admin, { prefix: this.options.prefix, group, topics }));
  }

  async delays(group: string, topics: readonly string[], now: number): Promise<readonly TopicDelay[]> {
    const admin = await this.connectedAdmin();
    return await this.retry(() => kafkaDelays(admin, { prefix: this.options.prefix, group, topics, now }));
  }

  async check(): Promise<void> {
    const admin = await this.connectedAdmin();
    await admin.describeCluster();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all([...this.members].map((member) => member.stop()));
    await this.disconnect();
    // A request that failed because of the disconnection connects again for its next attempt.
    void Promise.allSettled(this.running).then(() => this.disconnect());
  }

  private assertRunning(): void {
    if (this.stopped.signal.aborted) throw new Error('The event bus was stopped.');
  }

  private async disconnect(): Promise<void> {
    await Promise.allSettled([this.producer.disconnect(), this.admin.disconnect()]);
  }

  private async track<T>(request: Promise<T>): Promise<T> {
    this.running.add(request);
    return await request.finally(() => this.running.delete(request));
  }

  /** Until the bus is stopped. */
  private retry<T>(request: () => Promise<T>): Promise<T> {
    return retryTopicRequest(request, this.stopped.signal);
  }

  private connectedProducer(): Promise<Producer> {
    this.assertRunning();
    return this.producer.connected();
  }

  private connectedAdmin(): Promise<Admin> {
    this.assertRunning();
    return this.admin.connected();
  }

  private byTopic(messages: readonly BusMessage[]): TopicMessages[] {
    const topics = new Map<string, TopicMessages>();
    for (const { topic, key, value, headers } of messages) {
      const name = this.options.prefix + topic;
      const entry = topics.get(name) ?? { topic: name, messages: [] };
      entry.messages.push({ key, value, ...(headers ? { headers: { ...headers } } : {}) });
      topics.set(name, entry);
    }
    return [...topics.values()];
  }

  private topicConfig(topic: string) {
    const compacted = topicSettings.compacted.has(topic);
    const retention = topic.endsWith('.dlq') ? topicSettings.deadLetterRetentionMs : topicSettings.retentionMs;
    return {
      topic: this.options.prefix + topic,
      numPartitions: this.options.partitions ?? topicSettings.partitions,
      // The default of the broker: 1 in development, 3 in production.
      replicationFactor: -1,
      configEntries: [
        { name: 'max.message.bytes', value: String(topicSettings.maxMessageBytes) },
        { name: 'retention.ms', value: String(compacted ? topicSettings.compactedRetentionMs : retention) },
        ...(compacted ? [{ name: 'cleanup.policy', value: 'compact,delete' }] : []),
      ],
    };
  }
}

/** Protocol errors caused by the messages themselves, so that a retry would fail again. */
const REJECTIONS = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD', 'INVALID_TIMESTAMP']);

function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { type, cause } = error as Error & { type?: unknown };
  return REJECTIONS.has(String(type)) || isRejection(cause);
}

function pickError(log: Record<string, unknown>): { error?: string } {
  return typeof log['error'] === 'string' ? { error: log['error'] } : {};
}
