import { openMongo, openPostgres } from '@trackway/testkit';
import { createConnection } from 'mongoose';
import { Client } from 'pg';

interface UniqueIndex {
  readonly table: string;
  readonly fields: readonly string[];
}

/** Tables and collections that cannot be distributed by tenant, with the reason. All of them are small. */
const NOT_DISTRIBUTED: ReadonlyMap<string, string> = new Map([
  ['access_tokens(token_hash)', 'a request names only its token'],
  ['channels(external_ref)', 'an inbound message names only its channel'],
  ['form_links(token_hash)', 'a form page names only its link'],
  ['identity_provider_audiences(issuer,audience)', 'a token of an issuer belongs to one tenant'],
  ['intake_links(token)', 'an intake page names only its link'],
  ['outbox(position)', 'events of all tenants are published in one order'],
  ['outbox_quarantine(position)', 'rejected events keep their position'],
  ['service_accounts(id)', 'a token names only its account'],
]);

/** To be replaced by an index that begins with `frame_id` before the collection is sharded (docs/reference/scaling.md). */
const REPLACED_BEFORE_SHARDING = ['media_items(channel_id,dedupe_key)'];

const nameOf = ({ table, fields }: UniqueIndex) => `${table}(${fields.join(',')})`;

/** Unique indexes without the tenant, of tables that have one. */
async function inPostgres(service: 'projects' | 'funnels' | 'spreadsheets') {
  const database = await openPostgres(service);
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  try {
    const indexes = await client.query<UniqueIndex>(`
      SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY array_position(x.indkey::int2[], a.attnum)) AS fields
      FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND a.attnum = ANY (x.indkey)
        AND EXISTS (SELECT FROM pg_attribute f WHERE f.attrelid = c.oid AND f.attname = 'frame_id' AND f.attnum <> ALL (x.indkey))
      GROUP BY c.relname, x.indexrelid`);
    const foreignKeys = await client.query<{ name: string }>(`
      SELECT k.conname AS name FROM pg_constraint k JOIN pg_attribute f ON f.attrelid = k.conrelid
      WHERE k.contype = 'f' AND f.attname = 'frame_id' AND f.attnum <> ALL (k.conkey)`);
    const tables = await client.query<{ count: number }>(`
      SELECT count(*)::int AS count FROM pg_attribute f JOIN pg_class c ON c.oid = f.attrelid
      WHERE f.attname = 'frame_id' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`);
    return {
      indexes: indexes.rows.map(nameOf),
      foreignKeys: foreignKeys.rows.map(({ name }) => name),
      tables: tables.rows[0]?.count,
    };
  } finally {
    await client.end();
    await database.drop();
  }
}

/** Unique indexes that do not begin with the tenant, except those of `_id`. */
async function inMongo(service: 'forms' | 'channels'): Promise<readonly string[]> {
  const database = await openMongo(service);
  const connection = await createConnection(database.url).asPromise();
  try {
    const found: string[] = [];
    for (const { name: table } of await connection.listCollections()) {
      for (const { key, unique } of await connection.collection(table).indexes()) {
        const fields = Object.keys(key);
        if (unique && fields[0] !== 'frame_id' && fields[0] !== '_id') found.push(nameOf({ table, fields }));
      }
    }
    return found;
  } finally {
    await connection.close();
    await database.drop();
  }
}

// A distributed table requires its distribution key in every unique and foreign key (Citus, partitions, shards of MongoDB).
describe('keys of tenant data', () => {
  it('contain the tenant, except in small tables that are listed here', async () => {
    const databases = await Promise.all((['projects', 'funnels', 'spreadsheets'] as const).map(inPostgres));
    const collections = await Promise.all((['forms', 'channels'] as const).map(inMongo));

    expect(databases.every(({ tables = 0 }) => tables > 2)).toBe(true);
    expect(databases.flatMap(({ foreignKeys }) => foreignKeys)).toEqual([]);
    const found = new Set([...databases.flatMap(({ indexes }) => indexes), ...collections.flat()]);
    expect([...found].sort()).toEqual([...NOT_DISTRIBUTED.keys(), ...REPLACED_BEFORE_SHARDING].sort());
  });
});
