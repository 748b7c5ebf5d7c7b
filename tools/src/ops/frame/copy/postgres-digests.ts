import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { type Table, tablesOf } from '../../backup/postgres-tables';

/** Rows are compared in this number of groups, so that only groups with differences are copied. */
const BUCKETS = 65_536;

/** Longer lists of buckets cost more than the rows that they leave out. */
const MAX_LISTED = 10_000;

/** Events that wait are published by the source. The others are derived from rows, by triggers. */
const NOT_COPIED = new Set(['outbox', 'outbox_quarantine', 'search_changes', 'search_related_changes']);

/** A table of which the rows of one tenant are copied. */
export interface TenantTable extends Table {
  /** The condition that selects the rows of the tenant: a column and its value. */
  readonly where: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The expression of the bucket of a row. */
  readonly bucket: string;
}

/** Number of rows and checksum by bucket. */
export type Digests = ReadonlyMap<number, string>;

/**
 * Makes the text of rows independent of the settings of a server, and joins with keys independent of its statistics, which
 * copied rows do not have yet: a nested loop would compare each row with each key, for minutes.
 */
export async function prepareSession(client: Client): Promise<void> {
  await client.query(
    "SET enable_nestloop = off; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET extra_float_digits = 1; SET bytea_output = 'hex'; SET IntervalStyle = 'postgres'",
  );
}

export async function tenantTables(client: Client, frameId: string): Promise<readonly TenantTable[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    SELECT c.relname AS table, array_agg(a.attname::text ORDER BY array_position(x.indkey::int2[], a.attnum)) AS columns
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE x.indisprimary AND c.relnamespace = 'public'::regnamespace AND a.attnum = ANY (x.indkey)
    GROUP BY c.relname`);
  const keys = new Map(rows.map(({ table, columns }) => [table, columns]));
  const id = escapeLiteral(frameId);
  return (await tablesOf(client)).flatMap((table): TenantTable[] => {
    if (NOT_COPIED.has(table.name)) return [];
    const tenantColumn = table.name === 'frames' ? 'id' : 'frame_id';
    if (!table.columns.includes(tenantColumn)) return [];
    const key = keys.get(table.name) ?? table.columns;
    const bucket = `(hashtextextended(ROW(${namesOf(key)})::text, 0) & ${BUCKETS - 1})::int`;
    return [{ ...table, where: `${tenantColumn} = ${id}`, key, bucket }];
  });
}

/** The condition that selects the rows of some buckets. With many of them, all rows of the tenant are selected. */
export function inBuckets({ where, bucket }: TenantTable, buckets: readonly number[]): string {
  return buckets.length > MAX_LISTED ? where : `${where} AND ${bucket} = ANY (ARRAY[${buckets.join(', ')}]::int[])`;
}

/** The condition that selects rows by their keys. @param keys a JSON array of objects with the columns of keys */
export function withKeys({ name, where, key }: TenantTable, keys: string): string {
  const columns = namesOf(key);
  const listed = `jsonb_populate_recordset(NULL::${escapeIdentifier(name)}, ${escapeLiteral(keys)})`;
  return `${where} AND (${columns}) IN (SELECT ${columns} FROM ${listed})`;
}

/** Of all rows of the tenant, or of those with a condition. */
export async function digestsOf(client: Client, table: TenantTable, condition = table.where): Promise<Digests> {
  const { name, columns, bucket } = table;
  const { rows } = await client.query<{ bucket: number; digest: string }>(`
    SELECT ${bucket} AS bucket, count(*) || ' ' || sum(hashtextextended(ROW(${namesOf(columns)})::text, 0)) AS digest
    FROM ${escapeIdentifier(name)} WHERE ${condition} GROUP BY 1`);
  return new Map(rows.map((row) => [row.bucket, row.digest]));
}

/** Buckets that are not equal. */
export function differingBuckets(source: Digests, target: Digests): readonly number[] {
  return [...new Set([...source.keys(), ...target.keys()])].filter((one) => source.get(one) !== target.get(one));
}

export function rowsIn(digests: Digests): number {
  return [...digests.values()].reduce((sum, digest) => sum + Number(digest.split(' ')[0]), 0);
}

export function namesOf(columns: readonly string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}
