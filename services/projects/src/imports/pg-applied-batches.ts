import { type Queryable, sql } from '@trackway/postgres';
import type { AppliedBatches } from './applied-batches';
import type { RowOutcome } from './row-outcome';

export class PgAppliedBatches implements AppliedBatches {
  constructor(private readonly db: Queryable) {}

  async lock(operationId: string): Promise<void> {
    await this.db.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import/${operationId}`}, 0))`);
  }

  async find(frameId: string, operationId: string, batchNumber: number): Promise<readonly RowOutcome[] | undefined> {
    const { rows } = await this.db.query<{ outcomes: RowOutcome[] }>(sql`
      SELECT outcomes FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND batch_number = ${batchNumber}`);
    return rows[0]?.outcomes;
  }

  async add(frameId: string, operationId: string, batchNumber: number, outcomes: readonly RowOutcome[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO applied_batches (frame_id, operation_id, batch_number, outcomes)
      VALUES (${frameId}, ${operationId}, ${batchNumber}, ${JSON.stringify(outcomes)}::jsonb)`);
  }
}
