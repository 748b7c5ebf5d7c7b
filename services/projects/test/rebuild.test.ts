import { randomUUID } from 'node:crypto';
import { defineEvent, type Event } from '@trackway/contracts';
import { makeEvent } from '@trackway/messaging';
import { createPool, Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { z } from 'zod';
import { PgReadModel } from '../src/peers/read-model/pg-read-model';
import type { PartName, States } from '../src/peers/read-model/states';
import { dumpReadModel } from './rebuild/dump-read-model';
import { FakeSourceServices } from './rebuild/fake-source-services';

/** An event with any state. */
const stateEvent = defineEvent({
  topic: 'tests',
  type: 'tests.events.v1',
  description: 'A test',
  schema: z.custom<States>(),
});
const ROUNDS = Number(process.env['REBUILD_ROUNDS'] ?? 2);
const PARTS: readonly PartName[] = ['funnels', 'assignments', 'forms', 'edges', 'answers', 'conversations'];

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the rebuilt read model', () => {
  let database: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let readModel: PgReadModel;

  beforeAll(async () => {
    database = await openPostgres('projects');
    superuser = new Client({ connectionString: database.superuserUrl });
    await superuser.connect();
    pool = createPool({ url: database.url, max: 8, name: 'test', logger: quietLogger() });
    readModel = new PgReadModel(new Database(pool));
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await database.drop();
  });

  async function aFrame(projectIds: readonly string[]): Promise<string> {
    const frameId = randomUUID();
    await superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, p, p::text, 'Roof', now(), now() FROM unnest($2::uuid[]) AS p`,
      [frameId, projectIds],
    );
    return frameId;
  }

  async function createSources(random: () => number = Math.random) {
    const projectIds = Array.from({ length: 6 }, () => randomUUID());
    const sources = new FakeSourceServices(projectIds, random);
    for (let n = 0; n < 120; n += 1) sources.change();
    return { sources, frameOf: () => aFrame(projectIds) };
  }

  // One type for each kind of state, like the events of services: the read model applies types separately, and so acquires
  // the locks of one kind in each transaction.
  const eventOf = (data: States) => ({
    ...makeEvent(stateEvent, { source: 'tests', frameId: randomUUID(), key: randomUUID(), data }),
    type: `${stateEvent.type}.${Object.keys(data).join('.')}`,
  });

  const store = (frameId: string, events: readonly Event<States>[]) => readModel.store(frameId, events, (data) => data);

  async function rebuildAll(frameId: string, from: FakeSourceServices) {
    const done = new Map<PartName, { kept: number; removed: number }>();
    for (const part of PARTS) done.set(part, await readModel.rebuildPart(part, frameId, from.stream(part)));
    return done;
  }

  it('equals that of the events, row by row, when rebuilt from nothing', async () => {
    const { sources, frameOf } = await createSources();
    const [expected, built] = [await frameOf(), await frameOf()];
    for (const data of sources.events) await store(expected, [eventOf(data)]);

    await rebuildAll(built, sources);

    expect(await dumpReadModel(superuser, built)).toEqual(await dumpReadModel(superuser, expected));
  }, 60_000);

  it(`equals that of the events also with concurrent, repeated and reordered events, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = Date.now() % 2 ** 31;
      const random = randomFrom(seed);
      const { sources, frameOf } = await createSources(random);
      const [expected, built] = [await frameOf(), await frameOf()];
      const shuffled = (events: Event<States>[]) =>
        events
          .map((event) => ({ event, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ event }) => event);

      const early = sources.events.map(eventOf).filter(() => random() < 0.3);
      for (const event of shuffled(early)) await store(built, [event]);
      const countBefore = sources.events.length;
      const rebuilding = rebuildAll(built, sources);
      for (let n = 0; n < 60; n += 1) sources.change();
      const late = sources.events.slice(countBefore).map(eventOf);
      const deliveries = shuffled([...late, ...late, ...early]);
      const half = deliveries.length / 2;
      const storeAll = async (events: readonly Event<States>[]) => {
        for (const event of events) await store(built, [event]);
      };
      await Promise.all([rebuilding, storeAll(deliveries.slice(0, half)), storeAll(deliveries.slice(half))]);
      for (const data of sources.events) await store(expected, [eventOf(data)]);

      const [is, should] = [await dumpReadModel(superuser, built), await dumpReadModel(superuser, expected)];
      expect({ seed, ...is }).toEqual({ seed, ...should });
    }
  }, 120_000);

  it('deletes records that the source service does not have, and their dependent data', async () => {
    const { sources, frameOf } = await createSources();
    const { sources: unrelated } = await createSources();
    const [expected, built] = [await frameOf(), await frameOf()];
    for (const data of sources.events) await store(expected, [eventOf(data)]);
    for (const data of [...unrelated.events, ...sources.events]) await store(built, [eventOf(data)]);

    const done = await rebuildAll(built, sources);

    expect(done.get('assignments')?.removed).toBeGreaterThan(0);
    const [is, should] = [await dumpReadModel(superuser, built), await dumpReadModel(superuser, expected)];
    // Ids of forms are counted by frame, so two frames have the same.
    expect({ ...is, forms: [] }).toEqual({ ...should, forms: [] });
  }, 60_000);

  it('equals the state of a source service that was restored from a backup', async () => {
    const { sources, frameOf } = await createSources();
    const [expected, built] = [await frameOf(), await frameOf()];
    const later = structuredClone(sources.events).map((data) => ahead(data));
    for (const data of sources.events) await store(expected, [eventOf(data)]);
    for (const data of [...sources.events, ...later]) await store(built, [eventOf(data)]);

    await rebuildAll(built, sources);

    expect(await dumpReadModel(superuser, built)).toEqual(await dumpReadModel(superuser, expected));
  }, 60_000);

  it('restores lost rows and derived columns', async () => {
    const { sources, frameOf } = await createSources();
    const frame = await frameOf();
    for (const data of sources.events) await store(frame, [eventOf(data)]);
    const before = await dumpReadModel(superuser, frame);
    await superuser.query('DELETE FROM form_answer_values WHERE frame_id = $1', [frame]);
    await superuser.query('DELETE FROM funnel_steps WHERE frame_id = $1', [frame]);
    await superuser.query(
      `UPDATE projects SET completed_percentage = 77, channel_awaiting_reply_since = '2020-01-01' WHERE frame_id = $1`,
      [frame],
    );

    await rebuildAll(frame, sources);

    expect(await dumpReadModel(superuser, frame)).toEqual(before);
  }, 60_000);
});

/** The same records with much higher versions. */
function ahead(states: States): States {
  const moved = Object.entries(states).map(([part, list]) => [
    part,
    list.map((state) => ({ ...state, version: state.version + 1_000 })),
  ]);
  return Object.fromEntries(moved);
}
