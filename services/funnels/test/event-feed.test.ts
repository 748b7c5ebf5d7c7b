import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import type { EventFeed } from '../src/webhooks/feed/event-feed';
import { anEvent, describeEventFeed } from '../src/webhooks/feed/event-feed.contract';
import { PgEventFeed } from '../src/webhooks/feed/pg-event-feed';
import { makePurgeFeed } from '../src/webhooks/feed/pg-purge-feed';

let opened: TestDatabase;
let pool: Pool;
let database: Database;
let superuser: Client;

beforeAll(async () => {
  opened = await openPostgres('funnels');
  pool = createPool({ url: opened.url, max: 8, name: 'test', logger: quietLogger() });
  database = new Database(pool);
  superuser = new Client({ connectionString: opened.superuserUrl });
  await superuser.connect();
}, 60_000);
afterAll(async () => {
  await superuser.end();
  await pool.end();
  await opened.drop();
});

function run<T>(frameId: string, work: (feed: EventFeed) => Promise<T>): Promise<T> {
  return database.inFrame(frameId, (transaction) => work(new PgEventFeed(transaction, 4)));
}

describeEventFeed('PgEventFeed', run);

describe('the event feed in PostgreSQL', () => {
  const at = new Date();
  const kinds = ['project.created'] as const;
  let frameId: string;
  const append = (...events: ReturnType<typeof anEvent>[]) => run(frameId, (feed) => feed.append(frameId, events, at));
  const advance = () => run(frameId, (feed) => feed.advance(frameId));
  const payloadsAfter = async (after: number) => {
    await advance();
    const page = await run(frameId, (feed) => feed.read(frameId, { after, kinds, limit: 100 }));
    return { position: page.position, payloads: page.events.map(({ payload }) => payload) };
  };
  const age = (days: number) =>
    superuser.query(`UPDATE feed_events SET recorded_at = now() - $2 * interval '1 day' WHERE frame_id = $1`, [
      frameId,
      days,
    ]);
  const purge = makePurgeFeed;

  beforeEach(() => {
    frameId = newId();
  });

  it('does not skip an event that was recorded earlier and committed later', async () => {
    const [early, late] = [anEvent(), anEvent()];
    const committed = Promise.withResolvers<void>();
    const recorded = Promise.withResolvers<void>();
    const slow = run(frameId, async (feed) => {
      await feed.append(frameId, [early], at);
      recorded.resolve();
      await committed.promise;
    });
    await recorded.promise;
    await append(late);

    const first = await payloadsAfter(0);
    committed.resolve();
    await slow;
    const second = await payloadsAfter(first.position);

    expect(first.payloads).toEqual([late.payload]);
    expect(second.payloads).toEqual([early.payload]);
  });

  it('gives concurrent readers and writers every event once', async () => {
    const written = new Set<string>();
    const write = async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const events = [anEvent(), anEvent()];
        for (const { payload } of events) written.add(payload);
        await append(...events);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    let isOver = false;
    void writing.finally(() => {
      isOver = true;
    });
    const follow = async () => {
      const found: string[] = [];
      let position = 0;
      for (let rest = 100; rest > 0; ) {
        if (isOver) rest -= 1;
        const page = await payloadsAfter(position);
        position = page.position;
        found.push(...page.payloads);
        if (isOver && found.length === written.size) break;
      }
      return found;
    };

    const [one, other] = await Promise.all([follow(), follow()]);

    expect(one).toEqual(other);
    expect(new Set(one)).toEqual(written);
    expect(one).toHaveLength(written.size);
  });

  it('assigns positions in batches', async () => {
    await append(...Array.from({ length: 5 }, () => anEvent()));

    expect(await advance()).toEqual({ first: 0, last: 4, isBehind: true });
    expect(await advance()).toEqual({ first: 0, last: 5, isBehind: false });
  });

  it('ends a page before it becomes too large', async () => {
    const large = () => ({ ...anEvent(), payload: `"${'x'.repeat(3 * 2 ** 20)}"` });
    await append(large(), large());
    await advance();

    const page = await run(frameId, (feed) => feed.read(frameId, { after: 0, kinds, limit: 10 }));

    expect(page).toMatchObject({ events: [{ sequence: 1 }], hasMore: true, position: 1 });
  });

  it('purges old events and returns the position of the first purged event', async () => {
    await append(anEvent(), anEvent());
    await advance();
    await age(31);
    const kept = anEvent();
    await append(kept);

    await purge(database, 30)();

    expect((await payloadsAfter(2)).payloads).toEqual([kept.payload]);
    expect(await advance()).toEqual({ first: 2, last: 3, isBehind: false });
  });

  it('advances the first position for purged events that never had a position', async () => {
    await append(anEvent());
    const { last } = await advance();
    await append(anEvent());
    await age(31);

    await purge(database, 30)();

    expect((await advance()).first).toBeGreaterThan(last);
  });

  it('keeps events until the retention ends', async () => {
    await append(anEvent());
    await age(29);

    await purge(database, 30)();

    expect((await payloadsAfter(0)).payloads).toHaveLength(1);
  });
});
