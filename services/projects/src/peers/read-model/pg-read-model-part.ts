import { lockUntilCommit, type Sql, sql, type Transaction, trustedSql } from '@trackway/postgres';
import type { SourceState } from './states';

/** A kind of record in the read model. */
export interface PgReadModelPart<State extends SourceState> {
  /** The table has the columns `id` and `version`. */
  readonly table: string;
  /**
   * Stores states of one frame, without duplicates, unless a newer version is known. The same version is written again,
   * so that a rebuild repairs lost rows.
   */
  store(transaction: Transaction, frameId: string, states: readonly State[]): Promise<void>;
  /** Removes records that still have the given version, with their dependent rows, and returns their number. */
  remove(transaction: Transaction, frameId: string, known: readonly SourceState[]): Promise<number>;
  /** Removes orphaned rows and corrects derived columns. */
  repair(transaction: Transaction, frameId: string): Promise<void>;
}

/** Deletes the rows of records that still have the given version. */
export function deleteUnchanged(
  part: Pick<PgReadModelPart<SourceState>, 'table'>,
  frameId: string,
  known: readonly SourceState[],
): Sql {
  const rows = known.map(({ id, version }) => ({ id: String(id), version }));
  return sql`
    DELETE FROM ${trustedSql(part.table)} k
    USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (id text, version integer)
    WHERE k.frame_id = ${frameId} AND k.id::text = g.id AND k.version = g.version`;
}

/**
 * Serializes the updates of one frame until the end of the transaction, because derived columns would be wrong if two
 * transactions computed them from different states.
 */
export async function lockSource(
  transaction: Transaction,
  source: 'funnels' | 'channels',
  frameId: string,
): Promise<void> {
  await lockUntilCommit(transaction, `${source}/${frameId}`);
}
