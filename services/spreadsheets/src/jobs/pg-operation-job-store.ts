import { type Database, lockUntilCommit, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Operation } from '../operations/operation';
import { OPERATION_COLUMNS, type OperationRow, toOperation } from '../operations/operation-row';
import { Cancelled } from './cancellation';
import { ClaimLost } from './job-errors';
import type { BatchResult, Claim, OperationJobStore } from './job-store';

const COLUMNS = trustedSql(OPERATION_COLUMNS);
/** Operations of one frame that run at the same time. */
const MAX_RUNNING_PER_FRAME = 3;

export class PgOperationJobStore implements OperationJobStore {
  /** `replica` identifies this process, also after a restart. */
  constructor(
    private readonly database: Database,
    private readonly replica: string,
  ) {}

  async claimable(limit: number): Promise<readonly { frameId: string; operationId: string }[]> {
    const { rows } = await this.database.query<{ frame_id: string; id: string }>(
      sql`SELECT frame_id, id FROM claimable_operations(${limit})`,
    );
    return rows.map(({ frame_id, id }) => ({ frameId: frame_id, operationId: id }));
  }

  async claim({ frameId, operationId, workerId }: Claim, leaseMs: number): Promise<Operation | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      await lockUntilCommit(transaction, frameId);
      const { rows } = await transaction.query<OperationRow>(sql`
        UPDATE operations SET status = 'processing', worker_id = ${workerId}, replica = ${this.replica},
          lease_until = now() + ${leaseMs} * interval '1 ms', attempts = attempts + 1, started_at = COALESCE(started_at, now()), updated_at = now()
        WHERE frame_id = ${frameId} AND id = ${operationId}
          AND (status = 'pending' OR (status = 'processing' AND lease_until < now()))
          AND ${MAX_RUNNING_PER_FRAME} > (
            SELECT count(*) FROM operations o
            WHERE o.frame_id = ${frameId} AND o.status = 'processing' AND o.lease_until >= now())
        RETURNING ${COLUMNS}`);
      return rows[0] && toOperation(rows[0]);
    });
  }

  async endLeases(): Promise<void> {
    await this.database.query(sql`SELECT end_operation_leases(${this.replica})`);
  }

  async extend(claim: Claim, leaseMs: number): Promise<{ held: boolean; cancelRequested: boolean }> {
    return this.database.inFrame(claim.frameId, async (transaction) => {
      const { rows } = await transaction.query<{ cancel_requested: boolean }>(sql`
        UPDATE operations SET lease_until = now() + ${leaseMs} * interval '1 ms'
        WHERE ${held(claim)} RETURNING cancel_requested`);
      return { held: rows.length > 0, cancelRequested: rows[0]?.cancel_requested ?? false };
    });
  }

  async cancelRequested(operationIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ id: string }>(
      sql`SELECT id FROM cancel_requested_operations(${operationIds}::uuid[]) AS id`,
    );
    return rows.map(({ id }) => id);
  }

  setTotal(claim: Claim, totalRows: number): Promise<void> {
    return this.set(claim, sql`total_rows = GREATEST(${totalRows}, processed_rows)`);
  }

  addMetadata(claim: Claim, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.set(claim, sql`metadata = metadata || ${metadata}::jsonb`);
  }

  setProcessed(claim: Claim, processedRows: number): Promise<void> {
    // An export that restarts does not show less progress than before.
    return this.set(claim, sql`processed_rows = GREATEST(processed_rows, ${processedRows})`);
  }

  async storeBatch(claim: Claim, result: BatchResult): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      const { rows } = await transaction.query<{ last_row: number; metadata: { outcomes?: Record<string, number> } }>(
        sql`SELECT last_row, metadata FROM operations WHERE ${held(claim)} FOR UPDATE`,
      );
      const [current] = rows;
      if (!current) throw new ClaimLost(claim);
      if (current.last_row >= result.lastRow) return;
      await insertErrors(transaction, claim, result);
      const outcomes = { outcomes: sum(current.metadata.outcomes ?? {}, result.outcomes) };
      await transaction.query(sql`
        UPDATE operations SET last_row = ${result.lastRow}, processed_rows = processed_rows + ${result.rows},
          total_rows = GREATEST(total_rows, processed_rows + ${result.rows}),
          errors_count = errors_count + ${result.failedRows}, metadata = metadata || ${outcomes}::jsonb, updated_at = now()
        WHERE ${held(claim)}`);
    });
  }

  async restart(claim: Claim): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      const { count } = await transaction.query(sql`
        UPDATE operations SET last_row = 1, processed_rows = 0, errors_count = 0,
          metadata = metadata || '{"outcomes": {}}'::jsonb, updated_at = now()
        WHERE ${held(claim)}`);
      if (count === 0) throw new ClaimLost(claim);
      await transaction.query(
        sql`DELETE FROM row_errors WHERE frame_id = ${claim.frameId} AND operation_id = ${claim.operationId}`,
      );
    });
  }

  async complete(
    claim: Claim,
    at: Date,
    { totalRows, resultKey }: { totalRows?: number; resultKey?: string },
  ): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      const { rows } = await transaction.query<{ cancel_requested: boolean }>(
        sql`SELECT cancel_requested FROM operations WHERE ${held(claim)} FOR UPDATE`,
      );
      if (!rows[0]) throw new ClaimLost(claim);
      if (rows[0].cancel_requested) throw new Cancelled();
      await transaction.query(sql`
        UPDATE operations SET status = 'completed', completed_at = ${at}, lease_until = NULL, worker_id = NULL,
          total_rows = COALESCE(${totalRows ?? null}::int, processed_rows),
          processed_rows = COALESCE(${totalRows ?? null}::int, processed_rows), result_key = ${resultKey ?? null},
          updated_at = now()
        WHERE ${held(claim)}`);
    });
  }

  fail(claim: Claim, at: Date, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.set(
      claim,
      sql`status = 'failed', completed_at = ${at}, lease_until = NULL, worker_id = NULL,
        metadata = metadata || ${metadata}::jsonb
          || CASE WHEN cancel_requested THEN '{"cancelled": true}'::jsonb ELSE '{}'::jsonb END`,
    );
  }

  async release({ frameId, operationId, workerId }: Claim): Promise<void> {
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        UPDATE operations SET status = 'pending', lease_until = NULL, worker_id = NULL
        WHERE frame_id = ${frameId} AND id = ${operationId} AND worker_id = ${workerId} AND status = 'processing'`),
    );
  }

  private async set(claim: Claim, assignments: Sql): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      const { count } = await transaction.query(
        sql`UPDATE operations SET ${assignments}, updated_at = now() WHERE ${held(claim)}`,
      );
      if (count === 0) throw new ClaimLost(claim);
    });
  }
}

function held({ frameId, operationId, workerId }: Claim): Sql {
  return sql`frame_id = ${frameId} AND id = ${operationId} AND worker_id = ${workerId} AND status = 'processing'`;
}

async function insertErrors(transaction: Queryable, claim: Claim, { errors }: BatchResult): Promise<void> {
  if (errors.length === 0) return;
  await transaction.query(sql`
    INSERT INTO row_errors (frame_id, operation_id, row_number, column_key, code, message, value)
    SELECT ${claim.frameId}, ${claim.operationId}, n.* FROM unnest(
      ${errors.map(({ row }) => row)}::int[], ${errors.map(({ column }) => column)}::text[],
      ${errors.map(({ code }) => code)}::text[], ${errors.map(({ message }) => message)}::text[],
      ${errors.map(({ value }) => value.replaceAll('\0', '\uFFFD'))}::text[]) AS n`);
}

function sum(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const total: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) total[name] = (total[name] ?? 0) + count;
  return total;
}
