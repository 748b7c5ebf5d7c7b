import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from, to } from 'pg-copy-streams';
import { newClient } from '../../../dev/servers/databases';
import { copied } from '../../backup/postgres-tables';
import { changesSince, purgeChanges } from './change-log';
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
  private readonly copiedUntil = new Map<string, bigint>();

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
   * Copies the rows that have changed since the last copy, which the triggers of `ChangeLog` list, so that this takes as
   * long for a large tenant as for a small one. Returns the names of the tables with changes.
   */
  async copyChanges(isIncluded: IsIncluded): Promise<readonly string[]> {
    const tables = this.tables.filter(({ name }) => isIncluded(name));
    const since = this.oldestCopyOf(tables);
    const names = await this.inSnapshot(async (until) => {
      const changes = await changesSince(this.source, since);
      const changed = tables.filter(({ name }) => changes.has(name));
      for (const table of changed) await this.copyRows(table, withKeys(table, changes.get(table.name) ?? '[]'));
      await advanceSequences(this.target, changed);
      for (const { name } of tables) this.copiedUntil.set(name, until);
      return changed.map(({ name }) => name);
    });
    await purgeChanges(this.source, since);
    return names;
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

  /** Replaces the rows with a condition, in one transaction. */
  private async copyRows(table: TenantTable, condition: string): Promise<void> {
    const { source, target } = this;
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
      await this.assertCopied(table, condition);
      await target.query('COMMIT');
    } catch (error) {
      await target.query('ROLLBACK');
      throw error;
    }
  }

  private async assertCopied(table: TenantTable, condition: string): Promise<void> {
    const { buckets } = await this.compareTable(table, condition);
    if (buckets.length > 0) throw new Error(`The copy of ${table.name} differs from its source.`);
  }

  private oldestCopyOf(tables: readonly TenantTable[]): bigint {
    const [oldest] = tables.map(({ name }) => this.copiedUntil.get(name) ?? 0n).sort((a, b) => (a < b ? -1 : 1));
    if (!oldest) throw new Error('Changes are copied after all rows.');
    return oldest;
  }

  /** `work` gets the oldest transaction that its snapshot may miss. */
  private async inSnapshot<T>(work: (until: bigint) => Promise<T>): Promise<T> {
    await this.source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      const { rows } = await this.source.query<{ until: string }>(
        'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS until',
      );
      return await work(BigInt(rows[0]?.until ?? 0));
    } finally {
      await this.source.query('COMMIT');
    }
  }
}

function figuresOf({ name }: TenantTable, source: Digests, target: Digests, buckets: readonly number[]): Compared {
  return { name, source: rowsIn(source), target: rowsIn(target), isEqual: buckets.length === 0 };
}
