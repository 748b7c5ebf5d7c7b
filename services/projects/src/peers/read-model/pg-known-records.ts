import { sql, type Transaction, trustedSql } from '@trackway/postgres';
import type { SourceState } from './states';

const BATCH = 1_000;

/** The records of the read model before a rebuild. A temporary table, because a frame may have millions of answers. */
export class KnownRecords {
  private constructor(private readonly transaction: Transaction) {}

  /** The table is dropped at the end of the transaction. */
  static async list(transaction: Transaction, table: string, frameId: string): Promise<KnownRecords> {
    await transaction.query(
      sql`CREATE TEMPORARY TABLE known_before (id text PRIMARY KEY, version integer NOT NULL) ON COMMIT DROP`,
    );
    await transaction.query(sql`
      INSERT INTO known_before SELECT id::text, version FROM ${trustedSql(table)} WHERE frame_id = ${frameId}`);
    return new KnownRecords(transaction);
  }

  /** Removes records from the list, and returns those that the read model has in a newer version. */
  async removeListed(states: readonly SourceState[]): Promise<readonly SourceState[]> {
    const rows = states.map(({ id, version }) => ({ id: String(id), version }));
    const deleted = await this.transaction.query<{ id: string; version: number; newer: boolean }>(sql`
      DELETE FROM known_before k
      USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id text, version integer)
      WHERE k.id = n.id
      RETURNING k.id, k.version, k.version > n.version AS newer`);
    return deleted.rows.filter(({ newer }) => newer);
  }

  /** Returns the remaining records in batches and removes them. */
  async *rest(): AsyncGenerator<readonly SourceState[]> {
    for (;;) {
      const { rows } = await this.transaction.query<{ id: string; version: number }>(sql`
        DELETE FROM known_before
        WHERE id IN (SELECT id FROM known_before LIMIT ${BATCH})
        RETURNING id, version`);
      if (rows.length === 0) return;
      yield rows;
    }
  }
}
