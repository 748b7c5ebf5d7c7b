import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger } from '@trackway/testkit';
import { PgLanes } from '../src/shared/queues/pg-keyed-queue';

describe('lanes', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  let database: Database;
  let lanes: PgLanes;

  beforeAll(async () => {
    opened = await openPostgres('funnels');
    pool = createPool({ url: opened.url, max: 5, name: 'lanes', logger: quietLogger() });
    database = new Database(pool);
    lanes = new PgLanes({ database, newId, table: 'rule_lanes' });
  }, 60_000);
  beforeEach(async () => {
    await database.query(sql`DELETE FROM rule_lanes`);
  });
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  const put = async (frameId: string, laneId = newId()): Promise<string> => {
    await database.query(sql`
      INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) VALUES (${frameId}, ${laneId}, now(), 1)
      ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1`);
    return laneId;
  };

  it('are taken one of each frame before a second of any, however many one frame has', async () => {
    const [crowd, lonely, late] = [newId(), newId(), newId()];
    for (let count = 0; count < 100; count += 1) await put(crowd);
    const [theirs, other] = [await put(lonely), await put(late)];

    const taken = await lanes.take(3);

    expect(new Set(taken.map(({ frameId }) => frameId))).toEqual(new Set([crowd, lonely, late]));
    expect(taken.map(({ laneId }) => laneId)).toEqual(expect.arrayContaining([theirs, other]));
    // Those in hand count: the crowd has one, and a newcomer comes before its second.
    const newcomer = newId();
    await put(newcomer);
    expect((await lanes.take(1))[0]?.frameId).toBe(newcomer);
  });

  it('are one worker’s at a time, of however many that take at once', async () => {
    const frameId = newId();
    for (let count = 0; count < 20; count += 1) await put(frameId);
    const other = new PgLanes({ database, newId, table: 'rule_lanes' });

    const taken = (await Promise.all([lanes.take(8), other.take(8), lanes.take(8), other.take(8)])).flat();

    expect(taken).toHaveLength(20);
    expect(new Set(taken.map(({ laneId }) => laneId)).size).toBe(20);
  });

  it('stay where something came in meanwhile, and are gone where nothing did', async () => {
    const frameId = newId();
    const [quiet, busy] = [await put(frameId), await put(frameId)];
    const taken = await lanes.take(2);
    await put(frameId, busy);

    for (const lane of taken) await lanes.release(lane, 'empty');

    const left = await lanes.take(2);
    expect(left.map(({ laneId }) => laneId)).toEqual([busy]);
    expect(quiet).not.toBe(busy);
  });

  it('come back to others when who held them was stopped, who then holds them no more', async () => {
    const laneId = await put(newId());
    const [lost] = await lanes.take(1);
    if (!lost) throw new Error('A lane waits.');
    expect(await lanes.hold(lost)).toBe(true);
    await database.query(
      sql`UPDATE rule_lanes SET lease_until = now() - interval '1 second' WHERE lane_id = ${laneId}`,
    );

    const [found] = await lanes.take(1);

    expect(found?.laneId).toBe(laneId);
    expect(await lanes.hold(lost)).toBe(false);
    await lanes.release(lost, 'empty');
    expect(found && (await lanes.hold(found))).toBe(true);
  });

  it('wait for as long as they are told to', async () => {
    const laneId = await put(newId());
    const [lane] = await lanes.take(1);
    if (!lane) throw new Error('A lane waits.');

    await lanes.release(lane, { waitMs: 60_000 });

    expect(await lanes.take(1)).toEqual([]);
    await database.query(sql`UPDATE rule_lanes SET ready_at = now() WHERE lane_id = ${laneId}`);
    expect(await lanes.take(1)).toMatchObject([{ laneId }]);
  });
});
