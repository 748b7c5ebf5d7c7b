import { randomUUID } from 'node:crypto';
import { openPostgres } from '@trackway/testkit';
import { Client } from 'pg';
import { departedFrames } from '../src/ops/frame/delete-frame';
import { lockTenant, residenceOf } from '../src/ops/frame/residence';

type Opened = Awaited<ReturnType<typeof openPostgres>>;

describe('the cell of a tenant', () => {
  /** Databases of projects in the entry, in another cell, and in an installation without cells. */
  let databases: { entry: Opened; cell: Opened; single: Opened };
  let entry: Client;
  let cell: Client;
  let frameId: string;

  beforeAll(async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => openPostgres('projects')));
    if (!one || !two || !three) throw new Error('Three databases are needed.');
    databases = { entry: one, cell: two, single: three };
    entry = await connect(one);
    cell = await connect(two);
    await entry.query(`
      INSERT INTO cells (name, url, weight, state, version, published_at)
      VALUES ('main', NULL, 1, 'open', 1, now()), ('b', 'https://b.example.org', 1, 'open', 2, now())`);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([entry.end(), cell.end()]);
    for (const database of Object.values(databases)) await database.drop();
  });
  beforeEach(() => {
    frameId = randomUUID();
  });

  const connect = async ({ superuserUrl }: Opened) => {
    const client = new Client({ connectionString: superuserUrl });
    await client.connect();
    return client;
  };
  const place = (name: string) =>
    entry.query(
      `INSERT INTO cell_placements (frame, cell, state, version, published_at) VALUES ($1, $2, 'active', 1, now())
       ON CONFLICT (frame) DO UPDATE SET cell = $2`,
      [frameId, name],
    );
  const depart = (from: Client, to: string, hoursAgo = 0) =>
    from.query(
      `INSERT INTO cell_departures (frame, cell, departed_at) VALUES ($1, $2, clock_timestamp() - make_interval(hours => $3))
       ON CONFLICT (frame) DO UPDATE SET departed_at = clock_timestamp()`,
      [frameId, to, hoursAgo],
    );
  const arrive = (at: Client, name: string) =>
    at.query(
      `INSERT INTO cell_arrivals (frame, cell, arrived_at) VALUES ($1, $2, clock_timestamp() + interval '1 ms')
       ON CONFLICT (frame) DO UPDATE SET arrived_at = clock_timestamp() + interval '1 ms'`,
      [frameId, name],
    );
  const residence = (client: Client, url?: string) => residenceOf(client, frameId, url);

  it('is unknown in an installation without cells', async () => {
    const single = await connect(databases.single);

    expect(await residence(single)).toBe('no cells');
    await single.end();
  });

  it('is the one of the directory, in the entry', async () => {
    await place('main');
    expect(await residence(entry)).toBe('here');

    await place('b');
    expect(await residence(entry)).toBe('not here');
  });

  it('is the entry if the entry has its data and no other cell was chosen', async () => {
    expect(await residence(entry)).toBe('not here');
    await entry.query(
      `INSERT INTO frames (id, name, subdomain, locale, created_at, updated_at) VALUES ($1::uuid, 'F', $1::text, 'en', now(), now())`,
      [frameId],
    );

    expect(await residence(entry)).toBe('here');
  });

  it('is known in other cells by the moves that they have recorded', async () => {
    await arrive(cell, 'b');
    expect(await residence(cell)).toBe('here');

    await depart(cell, 'main');
    expect(await residence(cell)).toBe('not here');

    // A move back was killed after the switch: the departure is still recorded.
    await arrive(cell, 'b');
    expect(await residence(cell)).toBe('here');
  });

  it('is here for a tenant that never moved, in a cell that others moved to', async () => {
    await arrive(cell, 'b');
    frameId = randomUUID();

    expect(await residence(cell)).toBe('here');
  });

  it('is the one of the directory in other cells, if the entry is given', async () => {
    const { superuserUrl } = databases.entry;
    await arrive(cell, 'b');
    await place('main');
    expect(await residence(cell, superuserUrl)).toBe('not here');

    // An operator placed the tenant without a move.
    await depart(cell, 'main');
    await place('b');
    expect(await residence(cell, superuserUrl)).toBe('here');
  });

  it('lists tenants that left, until their data is deleted', async () => {
    await depart(cell, 'main', 30);
    const found = async (hours: number) => {
      const departed = await departedFrames(cell, hours);
      return departed.filter(({ frame }) => frame === frameId).map(({ cell: name }) => name);
    };

    expect([await found(24), await found(30), await found(31)]).toEqual([['main'], ['main'], []]);
    await cell.query('UPDATE cell_departures SET deleted_at = now() WHERE frame = $1', [frameId]);
    expect(await found(24)).toEqual([]);
  });

  it('is not changed by two commands at the same time', async () => {
    const other = await connect(databases.cell);
    await lockTenant(cell, frameId);

    await expect(lockTenant(other, frameId)).rejects.toThrow('Another command moves or deletes the tenant');
    await lockTenant(other, randomUUID());
    await other.end();
  });
});
