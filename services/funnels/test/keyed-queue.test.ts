import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger } from '@trackway/testkit';
import { PgKeyedQueue } from '../src/shared/queues/pg-keyed-queue';

describe('KeyedQueue', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  let database: Database;
  let lanes: PgKeyedQueue;

  beforeAll(async () => {
    opened = await openPostgres('funnels');
    pool = createPool({ url: opened.url, max: 5, name: 'lanes', logger: quietLogger() });
    database = new Database(pool);
    lanes = new PgKeyedQueue({ database, newId, table: 'rule_lanes' });
  }, 60_000);
  beforeEach(async () => {
    await database.query(sql`DELETE FROM rule_lanes`);
  });
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  const put = async (frameId: string, partitionId = newId()): Promise<string> => {
    await database.query(sql`
      INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) VALUES (${frameId}, ${partitionId}, now(), 1)
      ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1`);
    return partitionId;
  };

  it('leases one partition of each frame before a second of any', async () => {
    const [crowd, lonely, late] = [newId(), newId(), newId()];
    for (let count = 0; count < 100; count += 1) await put(crowd);
    const [theirs, other] = [await put(lonely), await put(late)];

    const taken = await lanes.lease(3);

    expect(new Set(taken.map(({ frameId }) => frameId))).toEqual(new Set([crowd, lonely, late]));
    expect(taken.map(({ partitionId }) => partitionId)).toEqual(expect.arrayContaining([theirs, other]));
    // Leased partitions count: the frame with many partitions has one, so the other frame comes next.
    const newcomer = newId();
    await put(newcomer);
    expect((await lanes.lease(1))[0]?.frameId).toBe(newcomer);
  });

  it('leases a partition to one worker at a time', async () => {
    const frameId = newId();
    for (let count = 0; count < 20; count += 1) await put(frameId);
    const other = new PgKeyedQueue({ database, newId, table: 'rule_lanes' });

    const taken = (await Promise.all([lanes.lease(8), other.lease(8), lanes.lease(8), other.lease(8)])).flat();

    expect(taken).toHaveLength(20);
    expect(new Set(taken.map(({ partitionId }) => partitionId)).size).toBe(20);
  });

  it('keeps a partition that got new work during the lease, and removes it otherwise', async () => {
    const frameId = newId();
    const [quiet, busy] = [await put(frameId), await put(frameId)];
    const taken = await lanes.lease(2);
    await put(frameId, busy);

    for (const lane of taken) await lanes.release(lane, 'empty');

    const left = await lanes.lease(2);
    expect(left.map(({ partitionId }) => partitionId)).toEqual([busy]);
    expect(quiet).not.toBe(busy);
  });

  it('gives a partition to another worker when the lease has expired', async () => {
    const partitionId = await put(newId());
    const [lost] = await lanes.lease(1);
    if (!lost) throw new Error('A lane waits.');
    expect(await lanes.renew(lost)).toBe(true);
    await database.query(
      sql`UPDATE rule_lanes SET lease_until = now() - interval '1 second' WHERE lane_id = ${partitionId}`,
    );

    const [found] = await lanes.lease(1);

    expect(found?.partitionId).toBe(partitionId);
    expect(await lanes.renew(lost)).toBe(false);
    await lanes.release(lost, 'empty');
    expect(found && (await lanes.renew(found))).toBe(true);
  });

  it('delays a partition', async () => {
    const partitionId = await put(newId());
    const [lane] = await lanes.lease(1);
    if (!lane) throw new Error('A lane waits.');

    await lanes.release(lane, { retryInMs: 60_000 });

    expect(await lanes.lease(1)).toEqual([]);
    await database.query(sql`UPDATE rule_lanes SET ready_at = now() WHERE lane_id = ${partitionId}`);
    expect(await lanes.lease(1)).toMatchObject([{ partitionId }]);
  });
});
