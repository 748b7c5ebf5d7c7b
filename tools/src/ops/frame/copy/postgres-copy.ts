import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
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
  rowsIn,
  type TenantTable,
  tenantTables,
  useSameFormats,
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
      await Promise.all([useSameFormats(source), useSameFormats(target)]);
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
      for (const { table, buckets } of tables) if (buckets.length > 0) await this.copyRows(table, buckets);
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

  private async compareTable(table: TenantTable, only?: readonly number[]) {
    const [here, there] = await Promise.all([digestsOf(this.source, table, only), digestsOf(this.target, table, only)]);
    const buckets = differingBuckets(here, there);
    return { table, buckets, compared: figuresOf(table, here, there, buckets) };
  }

  /** Returns whether there were changes. */
  private async copyTableChanges(table: TenantTable): Promise<boolean> {
    const since = this.copiedUntil.get(table.name);
    const { count, recent } = since === undefined ? { recent: [] } : await this.rowsSince(table, since);
    if (recent.length > 0) await this.copyRows(table, recent);
    // Only deletions in other buckets leave a difference. Without an earlier copy, all rows are compared.
    const hasEqualCounts = count !== undefined && count === (await this.countInTarget(table));
    const { buckets } = hasEqualCounts ? { buckets: [] } : await this.compareTable(table);
    if (buckets.length > 0) await this.copyRows(table, buckets);
    return recent.length + buckets.length > 0;
  }

  /**
   * The number of rows, and the buckets with rows of transactions that an earlier snapshot may have missed. One scan of the
   * tenant, because it takes most of the pause of a move.
   */
  private async rowsSince({ name, where, bucket }: TenantTable, since: string) {
    const { rows } = await this.source.query<{ count: string; recent: readonly number[] | null }>(
      `SELECT count(*)::text AS count, array_agg(DISTINCT ${bucket}) FILTER (WHERE age(xmin) <= age($1::text::xid)) AS recent
       FROM ${escapeIdentifier(name)} WHERE ${where}`,
      [since],
    );
    return { count: rows[0]?.count, recent: rows[0]?.recent ?? [] };
  }

  private async countInTarget({ name, where }: TenantTable): Promise<string | undefined> {
    const { rows } = await this.target.query<{ count: string }>(
      `SELECT count(*)::text AS count FROM ${escapeIdentifier(name)} WHERE ${where}`,
    );
    return rows[0]?.count;
  }

  private async copyRows(table: TenantTable, buckets: readonly number[]): Promise<void> {
    const { source, target } = this;
    const condition = inBuckets(table, buckets);
    const name = escapeIdentifier(table.name);
    await target.query('BEGIN');
    try {
      // Rows refer only to rows of the same tenant, so triggers and the order of tables are not needed.
      await target.query('SET LOCAL session_replication_role = replica');
      await recordSearchChanges(target, table, condition);
      await target.query(`DELETE FROM ${name} WHERE ${condition}`);
      const rows = source.query(
        to(`COPY (SELECT ${namesOf(table.columns)} FROM ${name} WHERE ${condition}) TO STDOUT`),
      );
      await pipeline(rows, target.query(from(`COPY ${copied(table)} FROM STDIN`)));
      await recordSearchChanges(target, table, condition);
      await this.assertCopied(table, buckets);
      await target.query('COMMIT');
    } catch (error) {
      await target.query('ROLLBACK');
      throw error;
    }
  }

  private async assertCopied(table: TenantTable, buckets: readonly number[]): Promise<void> {
    const { buckets: differing } = await this.compareTable(table, buckets);
    if (differing.length > 0) throw new Error(`The copy of ${table.name} differs from its source.`);
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
