import { setTimeout as wait } from 'node:timers/promises';
import { factsOf } from '@trackway/contracts';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { withClient } from '../../dev/servers/databases';
import { SERVICE_NAMES } from '../../dev/start/services';
import { withMongo } from '../backup/mongo-backup';
import type { BackedUpServers } from '../backup/servers-of';
import type { DlqConfig } from '../dlq/config';
import { storesOf } from '../frame/stores-of';

const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
/** After an import, consumers need minutes. */
const MAX_CATCH_UP_MS = 20 * 60_000;

/** Resolves when all consumers of the source have processed what was published until now. */
export function untilCaughtUp(kafka: DlqConfig): Promise<void> {
  return untilConsumed(kafka, Date.now() + MAX_CATCH_UP_MS);
}

/** Resolves when all events of the tenant were published, and all consumers have processed what was published until then. */
export async function untilDrained(servers: BackedUpServers, frameId: string, kafka: DlqConfig): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  await until(end, async () => (await waitingEvents(servers, frameId)) === 0, 'Events of the tenant are not published');
  await untilConsumed(kafka, end);
}

async function untilConsumed({ kafka, prefix }: DlqConfig, end: number): Promise<void> {
  const admin = new Kafka({ ...kafka, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const consumed = consumedTopics(prefix);
    const topics = [...new Set(consumed.map(({ topic }) => topic))];
    const ends = new Map(await Promise.all(topics.map(async (topic) => [topic, await endsOf(admin, topic)] as const)));
    const isDone = async () => (await Promise.all(consumed.map((one) => hasConsumed(admin, one, ends)))).every(Boolean);
    await until(end, isDone, 'Consumers of the source do not process events');
  } finally {
    await admin.disconnect();
  }
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
  const offsets = await admin.fetchTopicOffsets(topic);
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

async function waitingEvents(servers: BackedUpServers, frameId: string): Promise<number> {
  const counts = await Promise.all(
    storesOf(servers).map(({ url, isPostgres }) => (isPostgres ? inPostgres : inMongo)(url, frameId)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
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

async function until(end: number, isDone: () => Promise<boolean>, problem: string): Promise<void> {
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`${problem} in time.`);
    await wait(POLL_MS);
  }
}
