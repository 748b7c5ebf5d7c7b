import { type Queryable, sql } from '@trackway/postgres';
import type { AppliedBatches } from './applied-batches';
import type { RowOutcome } from './row-outcome';

export class PgAppliedBatches implements AppliedBatches {
  constructor(private readonly db: Queryable) {}

  async lock(operationId: string): Promise<void> {
    await this.db.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import/${operationId}`}, 0))`);
  }

  async find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]> {
    const { rows } = await this.db.query<{ outcomes: RowOutcome[] }>(sql`
      SELECT outcomes FROM applied_batches
      WHERE frame_id = ${frameId} AND operation_id = ${operationId} AND first_row <= ${last} AND last_row >= ${first}`);
    return rows.flatMap(({ outcomes }) => outcomes);
  }

  async add(frameId: string, operationId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    const numbers = outcomes.map(({ rowNumber }) => rowNumber);
    await this.db.query(sql`
      INSERT INTO applied_batches (frame_id, operation_id, first_row, last_row, outcomes)
      VALUES (${frameId}, ${operationId}, ${Math.min(...numbers)}, ${Math.max(...numbers)}, ${JSON.stringify(outcomes)}::jsonb)`);
  }
}
