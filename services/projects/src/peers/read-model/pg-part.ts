import { type Sql, sql, type Transaction, trustedSql } from '@trackway/postgres';
import type { Told } from './states';

/** One kind of thing that the read model keeps. */
export interface PgPart<State extends Told> {
  /** Has a row with `id` and `version` for each. */
  readonly table: string;
  /**
   * Keeps those of one frame, each of which comes once, that are not older than what is known. The same version again is
   * written again: a rebuild puts right what has lost its rows.
   */
  keep(transaction: Transaction, frameId: string, states: readonly State[]): Promise<void>;
  /** Removes those that are still of the version named, with what hangs on them, and gives how many they were. */
  remove(transaction: Transaction, frameId: string, known: readonly Told[]): Promise<number>;
  /** Puts right what was counted of rows, or hangs on rows, that are not there. */
  settle(transaction: Transaction, frameId: string): Promise<void>;
}

/** Deletes the rows of things that are still of the version named. */
export function deleteKnown(part: Pick<PgPart<Told>, 'table'>, frameId: string, known: readonly Told[]): Sql {
  const rows = known.map(({ id, version }) => ({ id: String(id), version }));
  return sql`
    DELETE FROM ${trustedSql(part.table)} k
    USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (id text, version integer)
    WHERE k.frame_id = ${frameId} AND k.id::text = g.id AND k.version = g.version`;
}

/**
 * Keeps what is told of one frame one after the other until the end of the transaction, where something is counted of several
 * things: two who count from what they see at the same time would both be wrong.
 */
export async function inTurn(transaction: Transaction, owner: 'funnels' | 'channels', frameId: string): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${owner}/${frameId}`}, 0))`);
}
