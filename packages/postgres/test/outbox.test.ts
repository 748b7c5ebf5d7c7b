import { randomUUID } from 'node:crypto';
import { defineEvent } from '@trackway/contracts';
import { FakeEventBus, makeEvent, OutboxRelay, outgoing } from '@trackway/messaging';
import { eventually, openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { z } from 'zod';
import { claimEvents, createPool, Database, PgOutbox, PgOutboxStore, sql } from '../src';

const happened = defineEvent({
  topic: 'tests',
  type: 'tests.happened.v1',
  description: 'A test',
  schema: z.object({ number: z.int() }),
});
const logger = quietLogger();

describe('the outbox and inbox of a service database', () => {
  let opened: TestDatabase;
  let pool: Pool;
  let database: Database;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: 5, name: 'suite', logger });
    database = new Database(pool);
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  it('claims each event once for each consumer', async () => {
    const events = [1, 2].map((number) =>
      makeEvent(happened, { source: 't', frameId: randomUUID(), key: 'k', data: { number } }),
    );
    const claim = (consumer: string, which = events) =>
      database.inTransaction((transaction) => claimEvents(transaction, consumer, which));

    expect(await claim('a', [events[0]!, events[0]!])).toHaveLength(1);
    expect(await claim('a')).toEqual([events[1]]);
    expect(await claim('b')).toHaveLength(2);
  });

  it('publishes events only if their change is committed', async () => {
    const bus = new FakeEventBus();
    const relay = new OutboxRelay({ store: new PgOutboxStore(pool), bus, logger }).start();
    const write = (number: number, fails = false) =>
      database.inTransaction(async (transaction) => {
        const event = makeEvent(happened, { source: 't', frameId: randomUUID(), key: 'k', data: { number } });
        await new PgOutbox(transaction, () => relay.wake()).add(outgoing(happened, event));
        if (fails) throw new Error('rolled back');
      });

    await write(1);
    await expect(write(2, true)).rejects.toThrow('rolled back');
    await write(3);

    await eventually(() => expect(bus.published.map(({ value }) => JSON.parse(value).data.number)).toEqual([1, 3]));
    await relay.stop();
    expect((await database.query(sql`SELECT position FROM outbox`)).rows).toEqual([]);
  });

  it('returns the backlog of the outbox without holding it', async () => {
    const store = new PgOutboxStore(pool);
    expect(await store.backlog()).toEqual({ count: 0, oldestAt: undefined, quarantined: 0 });
    await database.query(sql`INSERT INTO outbox (topic, key, value) VALUES ('tests', 'k', '{}')`);

    const backlog = await store.backlog();

    await database.query(sql`DELETE FROM outbox`);
    expect(backlog).toEqual({ count: 1, oldestAt: expect.any(Date), quarantined: 0 });
  });

  it('lets other replicas notify the relay that holds the outbox', async () => {
    const [holder, other] = [new PgOutboxStore(pool), new PgOutboxStore(pool)];
    const { promise: notified, resolve } = Promise.withResolvers<void>();
    await eventually(async () => expect(await holder.acquire(resolve)).toBe(true));
    expect(await other.acquire()).toBe(false);

    await other.notifyHolder();

    await expect(notified).resolves.toBeUndefined();
    await holder.release();
  });

  it('counts the backlog of one frame', async () => {
    const store = new PgOutboxStore(pool);
    const [mine, other] = [randomUUID(), randomUUID()];
    await database.inTransaction((transaction) => {
      const add = (frameId: string) => {
        const event = makeEvent(happened, { source: 't', frameId, key: 'k', data: { number: 1 } });
        return new PgOutbox(transaction, () => undefined).add(outgoing(happened, event));
      };
      return add(mine).then(() => Promise.all([add(mine), add(other)]));
    });
    await eventually(async () => expect(await store.acquire()).toBe(true));
    const [rejected] = await store.oldest(1);
    await store.quarantine(rejected?.position ?? '', 'too large');

    const backlogs = await Promise.all([mine, other, randomUUID()].map((frame) => store.frameBacklog(frame)));

    await database.query(sql`DELETE FROM outbox`);
    await database.query(sql`DELETE FROM outbox_quarantine`);
    await store.release();
    expect(backlogs).toEqual([
      { count: 1, oldestAt: expect.any(Date), quarantined: 1 },
      { count: 1, oldestAt: expect.any(Date), quarantined: 0 },
      { count: 0, oldestAt: undefined, quarantined: 0 },
    ]);
  });

  it('returns at most one batch of the broker', async () => {
    const store = new PgOutboxStore(pool);
    // The server may not have ended the previous connection that held the outbox yet.
    await eventually(async () => expect(await store.acquire()).toBe(true));
    await database.inTransaction((transaction) =>
      transaction.query(sql`
        INSERT INTO outbox (topic, key, value)
        SELECT 'tests', n::text, repeat('x', 200000) FROM generate_series(1, 5) AS n`),
    );

    const first = await store.oldest(1_000);
    await store.remove(first.map(({ position }) => position));
    const second = await store.oldest(1_000);
    await database.query(sql`DELETE FROM outbox`);
    await store.release();

    expect(first.map(({ key }) => key)).toEqual(['1', '2']);
    expect(second.map(({ key }) => key)).toEqual(['3', '4']);
  });

  it('returns a large row alone, and quarantines it with the reason', async () => {
    const store = new PgOutboxStore(pool);
    await eventually(async () => expect(await store.acquire()).toBe(true));
    await database.inTransaction((transaction) =>
      transaction.query(sql`
        INSERT INTO outbox (topic, key, value)
        VALUES ('tests', 'small', repeat('x', 400000)), ('tests', 'large', repeat('x', 900000)), ('tests', 'next', 'x')`),
    );

    const [small, ...others] = await store.oldest(1_000);
    await store.remove([small?.position ?? '']);
    const [large] = await store.oldest(1_000);
    await store.quarantine(large?.position ?? '', 'too large');
    const backlog = await store.backlog();
    const { rows } = await database.query(
      sql`SELECT key, topic, length(value) AS length, reason FROM outbox_quarantine`,
    );
    await database.query(sql`DELETE FROM outbox`);
    await database.query(sql`DELETE FROM outbox_quarantine`);
    await store.release();

    expect([small?.key, others, large?.key]).toEqual(['small', [], 'large']);
    expect(rows).toEqual([{ key: 'large', topic: 'tests', length: 900_000, reason: 'too large' }]);
    expect(backlog).toMatchObject({ count: 1, quarantined: 1 });
  });

  it('lets one relay hold the outbox at a time', async () => {
    const [first, second] = [new PgOutboxStore(pool), new PgOutboxStore(pool)];

    await eventually(async () => expect(await first.acquire()).toBe(true));
    expect(await second.acquire()).toBe(false);
    await first.release();

    await eventually(async () => expect(await second.acquire()).toBe(true));
    await second.release();
  });
});
