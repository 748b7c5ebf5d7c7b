import { factsOf } from '@trackway/contracts';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { SERVICE_NAMES } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';
import type { DlqConfig } from '../dlq/config';
import { reasonOf } from '../frame/copy/describe-error';
import { untilNone } from './until-none';

/** After an import, consumers need minutes. */
const MAX_CATCH_UP_MS = 20 * 60_000;

/** The consumers of the services of a cell. One connection, because a new one for each question would lengthen the pause. */
export class Consumers {
  private readonly admin: Admin;
  private readonly prefix: string;
  private readonly brokers: string;

  constructor({ kafka, prefix }: DlqConfig) {
    this.admin = new Kafka({ ...kafka, logLevel: logLevel.NOTHING }).admin();
    this.prefix = prefix;
    this.brokers = kafka.brokers.join();
  }

  /** @throws StartFailure if the brokers, or a topic that a service consumes, cannot be read */
  async connect(): Promise<void> {
    await this.withBrokers(() => this.admin.connect());
    await this.ends();
  }

  /**
   * Resolves when all of them have processed what was published until now.
   * @throws StartFailure with their names if some have not, after `maxMs`
   */
  async untilCaughtUp(maxMs = MAX_CATCH_UP_MS): Promise<void> {
    const end = Date.now() + maxMs;
    const ends = await this.ends();
    const behind = () => this.withBrokers(() => this.behind(ends));
    await untilNone(end, behind, 'These consumers of the source do not process events');
  }

  close(): Promise<void> {
    return this.admin.disconnect();
  }

  /** The end of each partition that is not empty, by topic. */
  private async ends(): Promise<ReadonlyMap<string, Ends>> {
    const topics = [...new Set(SERVICES.flatMap(({ topics }) => topics))];
    const endsOf = async (topic: string) => [topic, await this.endsOf(this.prefix + topic)] as const;
    return this.withBrokers(async () => new Map(await Promise.all(topics.map(endsOf))));
  }

  private async endsOf(topic: string): Promise<Ends> {
    const offsets = await this.admin.fetchTopicOffsets(topic).catch((error: unknown) => {
      throw new Error(`topic ${topic}: ${reasonOf(error)}`);
    });
    return new Map(
      offsets.filter(({ high, low }) => high !== low).map(({ partition, high }) => [partition, BigInt(high)]),
    );
  }

  private async behind(ends: ReadonlyMap<string, Ends>): Promise<readonly string[]> {
    const found = await Promise.all(
      SERVICES.map(async ({ service, topics }) => {
        const group = this.prefix + service;
        const offsets = await this.admin.fetchOffsets({
          groupId: group,
          topics: topics.map((one) => this.prefix + one),
        });
        const committed = new Map(offsets.map(({ topic, partitions }) => [topic, partitions]));
        return topics
          .filter((topic) => !hasReached(committed.get(this.prefix + topic) ?? [], ends.get(topic)))
          .map((topic) => `${group} of ${this.prefix}${topic}`);
      }),
    );
    return found.flat();
  }

  private async withBrokers<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw new StartFailure(
        `The brokers ${this.brokers} of this cell cannot be used: ${reasonOf(error)}. ` +
          'Correct KAFKA_BROKERS, TOPIC_PREFIX, or the login of KAFKA_….',
        { cause: error },
      );
    }
  }
}

type Ends = ReadonlyMap<number, bigint>;

/** The services that consume topics. */
const SERVICES = SERVICE_NAMES.filter((name) => name !== 'gateway')
  .map((service) => ({ service, topics: factsOf(service).consumes }))
  .filter(({ topics }) => topics.length > 0);

function hasReached(committed: readonly { partition: number; offset: string }[], ends: Ends = new Map()): boolean {
  const offsets = new Map(committed.map(({ partition, offset }) => [partition, BigInt(offset)]));
  return [...ends].every(([partition, end]) => (offsets.get(partition) ?? -1n) >= end);
}
