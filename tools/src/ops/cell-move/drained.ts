import { setTimeout as wait } from 'node:timers/promises';
import { factsOf } from '@trackway/contracts';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { withClient } from '../../dev/servers/databases';
import { SERVICE_NAMES } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';
import { withMongo } from '../backup/mongo-backup';
import type { BackedUpServers } from '../backup/servers-of';
import type { DlqConfig } from '../dlq/config';
import { inDatabase, reasonOf } from '../frame/copy/describe-error';
import { storesOf } from '../frame/stores-of';

const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
/** After an import, consumers need minutes. */
const MAX_CATCH_UP_MS = 20 * 60_000;

/** Resolves when all consumers of the source have processed what was published until now. */
export function untilCaughtUp(kafka: DlqConfig, maxMs = MAX_CATCH_UP_MS): Promise<void> {
  return untilConsumed(kafka, Date.now() + maxMs);
}

/** Resolves when all events of the tenant were published, and all consumers have processed what was published until then. */
export async function untilDrained(servers: BackedUpServers, frameId: string, kafka: DlqConfig): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  await until(end, () => waitingEvents(servers, frameId), 'These services do not publish the events of the tenant');
  await untilConsumed(kafka, end);
}

/** @throws StartFailure if the brokers, or a topic that a service consumes, cannot be read */
export async function assertTopics(kafka: DlqConfig): Promise<void> {
  await withAdmin(kafka, (admin) => endsOfTopics(admin, consumedTopics(kafka.prefix)));
}

function untilConsumed(kafka: DlqConfig, end: number): Promise<void> {
  return withAdmin(kafka, async (admin) => {
    const consumed = consumedTopics(kafka.prefix);
    const ends = await endsOfTopics(admin, consumed);
    const behind = async () => {
      const isDone = await Promise.all(consumed.map((one) => hasConsumed(admin, one, ends)));
      return consumed.filter((_, index) => !isDone[index]).map(({ group, topic }) => `${group} of ${topic}`);
    };
    await until(end, behind, 'These consumers of the source do not process events');
  });
}

async function withAdmin<Result>({ kafka }: DlqConfig, work: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = new Kafka({ ...kafka, logLevel: logLevel.NOTHING }).admin();
  try {
    await admin.connect();
    return await work(admin);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The brokers ${kafka.brokers.join()} of this cell cannot be used: ${reasonOf(error)}. ` +
        'Correct KAFKA_BROKERS, TOPIC_PREFIX, or the login of KAFKA_….',
      { cause: error },
    );
  } finally {
    await admin.disconnect();
  }
}

async function endsOfTopics(admin: Admin, consumed: readonly Consumed[]): Promise<ReadonlyMap<string, Ends>> {
  const topics = [...new Set(consumed.map(({ topic }) => topic))];
  return new Map(await Promise.all(topics.map(async (topic) => [topic, await endsOf(admin, topic)] as const)));
}

interface Consumed {
  readonly group: string;
  readonly topic: string;
}

function consumedTopics(prefix: string): Consumed[] {
  return SERVICE_NAMES.filter((name) => name !== 'gateway').flatMap((service) =>
    factsOf(service).consumes.map((topic) => ({ group: prefix + service, topic: prefix + topic })),
  );
}

type Ends = ReadonlyMap<number, bigint>;

/** End of each partition that is not empty. */
async function endsOf(admin: Admin, topic: string): Promise<Ends> {
  const offsets = await admin.fetchTopicOffsets(topic).catch((error: unknown) => {
    throw new Error(`topic ${topic}: ${reasonOf(error)}`);
  });
  return new Map(
    offsets.filter(({ high, low }) => high !== low).map(({ partition, high }) => [partition, BigInt(high)]),
  );
}

async function hasConsumed(
  admin: Admin,
  { group, topic }: Consumed,
  ends: ReadonlyMap<string, Ends>,
): Promise<boolean> {
  const [committed] = await admin.fetchOffsets({ groupId: group, topics: [topic] });
  const offsets = new Map(committed?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
  return [...(ends.get(topic) ?? [])].every(([partition, end]) => (offsets.get(partition) ?? -1n) >= end);
}

/** The services with events of the tenant that are not published. */
async function waitingEvents(servers: BackedUpServers, frameId: string): Promise<readonly string[]> {
  const stores = storesOf(servers);
  const counts = await Promise.all(
    stores.map(({ service, url, isPostgres }) =>
      inDatabase(service, (isPostgres ? inPostgres : inMongo)(url, frameId)),
    ),
  );
  return stores.flatMap(({ service }, index) => (counts[index] === 0 ? [] : [service]));
}

function inPostgres(url: string, frameId: string): Promise<number> {
  return withClient(url, async (client) => {
    const statement = 'SELECT count(*)::int AS count FROM outbox WHERE frame_id = $1';
    const { rows } = await client.query<{ count: number }>(statement, [frameId]);
    return rows[0]?.count ?? 0;
  });
}

function inMongo(url: string, frameId: string): Promise<number> {
  return withMongo(url, (db) => db.collection('outbox').countDocuments({ frame_id: frameId }));
}

/** @throws StartFailure with the problem and what is left, after `end` */
async function until(end: number, left: () => Promise<readonly string[]>, problem: string): Promise<void> {
  for (;;) {
    const names = await left();
    if (names.length === 0) return;
    if (Date.now() > end) {
      throw new StartFailure(`${problem} in time: ${names.join(', ')}. Check that they run, or move the tenant later.`);
    }
    await wait(POLL_MS);
  }
}
