import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { from, to } from 'pg-copy-streams';
import { newClient } from '../../../dev/servers/databases';
import { copied } from '../../backup/postgres-tables';
import type { Compared } from './compared';
import {
  type Digests,
  differingBuckets,
  digestsOf,
  inBuckets,
  namesOf,
  prepareSession,
  rowsIn,
  type TenantTable,
  tenantTables,
  withKeys,
} from './postgres-digests';
import { advanceSequences, assertSameSchema, recordSearchChanges } from './target-database';

type IsIncluded = (table: string) => boolean;

/** Two databases of the same service, and a tenant whose rows are copied from the source to the target. */
export class PostgresCopy {
  /** The oldest transaction that the snapshot of the last copy may have missed, by table. */
  private readonly copiedUntil = new Map<string, string>();

  private constructor(
    readonly source: Client,
    private readonly target: Client,
    private readonly tables: readonly TenantTable[],
  ) {}

  static async open(urls: { source: string; target: string }, frameId: string): Promise<PostgresCopy> {
    const source = newClient(urls.source);
    const target = newClient(urls.target);
    try {
      await Promise.all([source.connect(), target.connect()]);
      await Promise.all([prepareSession(source), prepareSession(target)]);
      await assertSameSchema(source, target);
      return new PostgresCopy(source, target, await tenantTables(source, frameId));
    } catch (error) {
      await Promise.all([source.end(), target.end()]);
      throw error;
    }
  }

  compare(isIncluded: IsIncluded): Promise<Compared[]> {
    return this.inSnapshot(async () => (await this.compareTables(isIncluded)).map(({ compared }) => compared));
  }

  /**
   * Copies the buckets of rows with differences, from one snapshot of the source, and compares the copy with it. Each table
   * is one transaction of the target, so an interrupted copy is continued by repeating it.
   */
  copyAll(isIncluded: IsIncluded): Promise<Compared[]> {
    return this.inSnapshot(async (until) => {
      const tables = await this.compareTables(isIncluded);
      for (const { table, buckets } of tables)
        if (buckets.length > 0) await this.copyRows(table, inBuckets(table, buckets));
      for (const { table } of tables) this.copiedUntil.set(table.name, until);
      const changed = tables.filter(({ buckets }) => buckets.length > 0);
      await advanceSequences(
        this.target,
        changed.map(({ table }) => table),
      );
      return tables.map(({ compared }) => compared);
    });
  }

  /**
   * Copies what has changed since the last copy: rows of later transactions, and deletions, which leave another number of
   * rows. Returns the names of the tables with changes.
   */
  copyChanges(isIncluded: IsIncluded): Promise<readonly string[]> {
    return this.inSnapshot(async (until) => {
      const changed: TenantTable[] = [];
      for (const table of this.tables.filter(({ name }) => isIncluded(name))) {
        if (await this.copyTableChanges(table)) changed.push(table);
        this.copiedUntil.set(table.name, until);
      }
      await advanceSequences(this.target, changed);
      return changed.map(({ name }) => name);
    });
  }

  /** Deletes the rows of the tenant in one of the databases. */
  async deleteIn(database: 'source' | 'target', isIncluded: IsIncluded): Promise<void> {
    const client = this[database];
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (const { name, where } of this.tables.filter((table) => isIncluded(table.name))) {
      await client.query(`DELETE FROM ${escapeIdentifier(name)} WHERE ${where}`);
    }
    await client.query('COMMIT');
  }

  get sourceTables(): readonly TenantTable[] {
    return this.tables;
  }

  async close(): Promise<void> {
    await Promise.all([this.source.end(), this.target.end()]);
  }

  private async compareTables(isIncluded: IsIncluded) {
    const compared: { table: TenantTable; buckets: readonly number[]; compared: Compared }[] = [];
    for (const table of this.tables) if (isIncluded(table.name)) compared.push(await this.compareTable(table));
    return compared;
  }

  private async compareTable(table: TenantTable, condition?: string) {
    const [here, there] = await Promise.all([
      digestsOf(this.source, table, condition),
      digestsOf(this.target, table, condition),
    ]);
    const buckets = differingBuckets(here, there);
    return { table, buckets, compared: figuresOf(table, here, there, buckets) };
  }

  /** Returns whether there were changes. */
  private async copyTableChanges(table: TenantTable): Promise<boolean> {
    const since = this.copiedUntil.get(table.name);
    if (since === undefined) return this.copyDifferences(table);
    const { unchanged, changed } = await this.rowsSince(table, since);
    if (changed === null) return unchanged !== (await this.countInTarget(table)) && this.copyDifferences(table);
    return (await this.copyRows(table, withKeys(table, changed), unchanged)) || this.copyDifferences(table);
  }

  /** Compares all rows, and returns whether there were differences. */
  private async copyDifferences(table: TenantTable): Promise<boolean> {
    const { buckets } = await this.compareTable(table);
    if (buckets.length > 0) await this.copyRows(table, inBuckets(table, buckets));
    return buckets.length > 0;
  }

  /**
   * The keys of rows of transactions that an earlier snapshot may have missed, and the number of other rows. One scan of
   * the tenant, because it takes most of the pause of a move.
   */
  private async rowsSince({ name, where, key }: TenantTable, since: string) {
    const columns = key.map((column) => `${escapeLiteral(column)}, ${escapeIdentifier(column)}`).join(', ');
    const isRecent = 'age(xmin) <= age($1::text::xid)';
    const { rows } = await this.source.query<{ unchanged: number; changed: string | null }>(
      `SELECT (count(*) FILTER (WHERE NOT ${isRecent}))::int AS unchanged,
         (jsonb_agg(jsonb_build_object(${columns})) FILTER (WHERE ${isRecent}))::text AS changed
       FROM ${escapeIdentifier(name)} WHERE ${where}`,
      [since],
    );
    return rows[0] ?? { unchanged: 0, changed: null };
  }

  private async countInTarget({ name, where }: TenantTable): Promise<number> {
    const { rows } = await this.target.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${escapeIdentifier(name)} WHERE ${where}`,
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Copies the rows with a condition, in one transaction. With a number of others, it copies nothing and returns false if
   * the target has another number of them: rows were deleted in the source, and new ones can have their unique values.
   */
  private async copyRows(table: TenantTable, condition: string, others?: number): Promise<boolean> {
    const { source, target } = this;
    const name = escapeIdentifier(table.name);
    await target.query('BEGIN');
    try {
      // Rows refer only to rows of the same tenant, so triggers and the order of tables are not needed.
      await target.query('SET LOCAL session_replication_role = replica');
      await recordSearchChanges(target, table, condition);
      await target.query(`DELETE FROM ${name} WHERE ${condition}`);
      if (others !== undefined && others !== (await this.countInTarget(table))) {
        await target.query('ROLLBACK');
        return false;
      }
      const rows = source.query(
        to(`COPY (SELECT ${namesOf(table.columns)} FROM ${name} WHERE ${condition}) TO STDOUT`),
      );
      await pipeline(rows, target.query(from(`COPY ${copied(table)} FROM STDIN`)));
      await recordSearchChanges(target, table, condition);
      await this.assertCopied(table, condition);
      await target.query('COMMIT');
      return true;
    } catch (error) {
      await target.query('ROLLBACK');
      throw error;
    }
  }

  private async assertCopied(table: TenantTable, condition: string): Promise<void> {
    const { buckets } = await this.compareTable(table, condition);
    if (buckets.length > 0) throw new Error(`The copy of ${table.name} differs from its source.`);
  }

  /** `work` gets the oldest transaction that its snapshot may miss. */
  private async inSnapshot<T>(work: (until: string) => Promise<T>): Promise<T> {
    await this.source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      const { rows } = await this.source.query<{ until: string }>(
        'SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296)::text AS until',
      );
      return await work(rows[0]?.until ?? '');
    } finally {
      await this.source.query('COMMIT');
    }
  }
}

function figuresOf({ name }: TenantTable, source: Digests, target: Digests, buckets: readonly number[]): Compared {
  return { name, source: rowsIn(source), target: rowsIn(target), isEqual: buckets.length === 0 };
}
