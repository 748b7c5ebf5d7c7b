import { lockUntilCommit, type Queryable, sql, storedJson } from '@trackway/postgres';
import type { AppliedBatch, AppliedBatches, BatchRollback, RestoredRecord } from './applied-batches';
import type { RowOutcome } from './row-outcome';

/** Row number of the row that ends an import. */
const AFTER_ALL_ROWS = 2_147_483_647;

export class PgAppliedBatches implements AppliedBatches {
  constructor(private readonly db: Queryable) {}

  async lock(operationId: string): Promise<void> {
    await lockUntilCommit(this.db, `import/${operationId}`);
  }

  async find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]> {
    const { rows } = await this.db.query<{ outcomes: RowOutcome[] }>(sql`
      SELECT outcomes FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row <= ${last} AND last_row >= ${first}`);
    return rows.flatMap(({ outcomes }) => outcomes);
  }

  async listAfter(
    frameId: string,
    operationId: string,
    afterRow: number,
    limit: number,
  ): Promise<readonly (readonly RowOutcome[])[]> {
    const { rows } = await this.db.query<{ outcomes: RowOutcome[] }>(sql`
      SELECT outcomes FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row > ${afterRow} AND NOT ends_import
      ORDER BY first_row LIMIT ${limit}`);
    return rows.map(({ outcomes }) => outcomes);
  }

  async add(frameId: string, { operationId, outcomes, journal, cause }: Parameters<AppliedBatches['add']>[1]) {
    const numbers = outcomes.map(({ rowNumber }) => rowNumber);
    const { correlationId, causationId, ...by } = cause;
    await this.db.query(sql`
      INSERT INTO applied_batches (frame_id, operation_id, first_row, last_row, outcomes, journal, correlation_id, cause)
      VALUES (${frameId}, ${operationId}, ${Math.min(...numbers)}, ${Math.max(...numbers)},
        ${JSON.stringify(outcomes)}::jsonb, ${JSON.stringify(journal)}::jsonb,
        ${correlationId}, ${storedJson({ ...by, causation_id: causationId })})`);
  }

  async endAttempt(frameId: string, operationId: string, attempt: number): Promise<void> {
    await this.db.query(sql`
      INSERT INTO applied_batches (frame_id, operation_id, first_row, last_row, outcomes, ends_import, ended_attempt)
      VALUES (${frameId}, ${operationId}, ${AFTER_ALL_ROWS}, ${AFTER_ALL_ROWS}, '[]'::jsonb, true, ${attempt})
      ON CONFLICT (frame_id, operation_id, first_row)
      DO UPDATE SET ended_attempt = GREATEST(applied_batches.ended_attempt, EXCLUDED.ended_attempt)`);
  }

  async hasEnded(frameId: string, operationId: string, attempt: number): Promise<boolean> {
    const { rows } = await this.db.query(sql`
      SELECT 1 FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId}
        AND (rolled_back IS NOT NULL OR ends_import AND ended_attempt >= ${attempt}) LIMIT 1`);
    return rows.length > 0;
  }

  async firstRows(frameId: string, operationId: string): Promise<readonly number[]> {
    const { rows } = await this.db.query<{ first_row: number }>(sql`
      SELECT first_row FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND NOT ends_import
      ORDER BY first_row DESC`);
    return rows.map(({ first_row }) => first_row);
  }

  async hold(frameId: string, operationId: string, firstRow: number): Promise<AppliedBatch | undefined> {
    const { rows } = await this.db.query<BatchRow>(sql`
      SELECT outcomes, journal, tombstones, rolled_back FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row = ${firstRow} FOR UPDATE`);
    return rows[0] && toAppliedBatch(rows[0]);
  }

  async storeTombstones(frameId: string, operationId: string, firstRow: number, ids: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE applied_batches SET tombstones = ${ids}::uuid[]
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row = ${firstRow}`);
  }

  async storeRollback(frameId: string, operationId: string, firstRow: number, result: BatchRollback): Promise<void> {
    await this.db.query(sql`
      UPDATE applied_batches SET rolled_back = ${JSON.stringify(toStoredRollback(result))}::jsonb
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row = ${firstRow}`);
  }
}

/** The names of the members are those of earlier releases. */
interface StoredRollback extends Pick<BatchRollback, 'restored' | 'removed'> {
  readonly kept: BatchRollback['retained'];
  readonly marks: readonly (Pick<RestoredRecord, 'kind' | 'id'> & {
    readonly standsAt: number;
    readonly countsAs: number;
  })[];
}

interface BatchRow extends Omit<AppliedBatch, 'rolledBack'> {
  readonly rolled_back: StoredRollback | null;
}

function toAppliedBatch({ rolled_back: stored, ...batch }: BatchRow): AppliedBatch {
  if (!stored) return { ...batch, rolledBack: null };
  const { restored, removed, kept: retained, marks } = stored;
  const records = marks.map(({ standsAt: version, countsAs: restoredVersion, ...record }) => {
    return { ...record, version, restoredVersion };
  });
  return { ...batch, rolledBack: { restored, removed, retained, records } };
}

function toStoredRollback({ restored, removed, retained, records }: BatchRollback): StoredRollback {
  const marks = records.map(({ version, restoredVersion, ...record }) => {
    return { ...record, standsAt: version, countsAs: restoredVersion };
  });
  return { restored, removed, kept: retained, marks };
}
