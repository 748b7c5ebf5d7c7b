import { type Database, type Sql, sql, type Transaction, trustedSql } from '@trackway/postgres';
import { ClaimLost } from '../jobs/job-errors';
import type { Claim } from '../jobs/job-store';
import type { Initiator, Operation } from '../operations/operation';
import { OPERATION_COLUMNS, type OperationRow, toOperation } from '../operations/operation-row';
import { ROLLBACK_COLUMN } from '../operations/operation-store';
import type { RollbackJobStore, RollbackProgress, UnchangedRecord } from './rollback';

const COLUMNS = trustedSql(OPERATION_COLUMNS);

/** Messages for the reasons of the projects service. */
const REASONS: Readonly<Record<string, string>> = {
  changed_since: 'It was changed after the import.',
  in_use: 'Another record uses it.',
  use_unknown: 'A peer service that may use it was unavailable.',
  gone: 'It was deleted after the import.',
  taken: 'A unique value that would be restored, such as the code, is used by another record.',
};

type Requester = Pick<Initiator, 'id' | 'scopes' | 'name'> & { readonly kind: Initiator['type'] };

export class PgRollbackJobStore implements RollbackJobStore {
  /** `replica` identifies this process, also after a restart. */
  constructor(
    private readonly database: Database,
    private readonly replica: string,
  ) {}

  async claimable(limit: number): Promise<readonly { frameId: string; operationId: string }[]> {
    const { rows } = await this.database.query<{ frame_id: string; id: string }>(
      sql`SELECT frame_id, id FROM claimable_rollbacks(${limit})`,
    );
    return rows.map(({ frame_id, id }) => ({ frameId: frame_id, operationId: id }));
  }

  /** The initiator of the returned operation is the user that requested the rollback. */
  async claim({ frameId, operationId, workerId }: Claim, leaseMs: number): Promise<Operation | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<{ caller: Requester }>(sql`
        UPDATE rollbacks SET status = 'processing', worker_id = ${workerId}, replica = ${this.replica},
          lease_until = now() + ${leaseMs} * interval '1 ms'
        WHERE frame_id = ${frameId} AND operation_id = ${operationId}
          AND (status = 'pending' OR (status = 'processing' AND lease_until < now()))
        RETURNING caller`);
      if (!rows[0]) return undefined;
      const { kind, ...requester } = rows[0].caller;
      const found = await transaction.query<OperationRow>(
        sql`SELECT ${COLUMNS} FROM operations WHERE frame_id = ${frameId} AND id = ${operationId}`,
      );
      return found.rows[0] && { ...toOperation(found.rows[0]), initiator: { ...requester, type: kind, avatarUrl: '' } };
    });
  }

  async endLeases(): Promise<void> {
    await this.database.query(sql`SELECT end_rollback_leases(${this.replica})`);
  }

  async extend(claim: Claim, leaseMs: number): Promise<{ held: boolean; cancelRequested: boolean }> {
    return this.database.inFrame(claim.frameId, async (transaction) => {
      const { count } = await transaction.query(
        sql`UPDATE rollbacks SET lease_until = now() + ${leaseMs} * interval '1 ms' WHERE ${held(claim)}`,
      );
      return { held: count > 0, cancelRequested: false };
    });
  }

  /** A rollback can't be cancelled. */
  async cancelRequested(): Promise<readonly string[]> {
    return [];
  }

  async begin(claim: Claim): Promise<void> {
    await this.whileHeld(claim, sql`lease_until = lease_until`, async (transaction) => {
      await transaction.query(sql`
        DELETE FROM row_errors WHERE frame_id = ${claim.frameId} AND operation_id = ${claim.operationId}
          AND column_key = ${ROLLBACK_COLUMN}`);
    });
  }

  async store(claim: Claim, progress: RollbackProgress, unchanged: readonly UnchangedRecord[]): Promise<void> {
    const done = progress.status === 'completed';
    const change = done ? sql`status = 'completed', worker_id = NULL, lease_until = NULL` : sql`status = 'processing'`;
    await this.whileHeld(claim, change, async (transaction) => {
      await updateMetadata(transaction, claim, { rollback: progress });
      if (unchanged.length > 0) await insertUnchanged(transaction, claim, unchanged);
    });
  }

  async fail(claim: Claim, _at: Date, { failure }: Readonly<Record<string, unknown>>): Promise<void> {
    const change = sql`status = 'failed', worker_id = NULL, lease_until = NULL`;
    await this.whileHeld(claim, change, (transaction) =>
      updateMetadata(transaction, claim, { rollback: { status: 'failed', failure } }),
    );
  }

  async release(claim: Claim): Promise<void> {
    const change = sql`status = 'pending', worker_id = NULL, lease_until = NULL`;
    await this.database.inFrame(claim.frameId, (transaction) =>
      transaction.query(sql`UPDATE rollbacks SET ${change} WHERE ${held(claim)}`),
    );
  }

  private async whileHeld(claim: Claim, change: Sql, work: (transaction: Transaction) => Promise<void>): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      const { count } = await transaction.query(sql`UPDATE rollbacks SET ${change} WHERE ${held(claim)}`);
      if (count === 0) throw new ClaimLost(claim);
      await work(transaction);
    });
  }
}

function held({ frameId, operationId, workerId }: Claim): Sql {
  return sql`frame_id = ${frameId} AND operation_id = ${operationId} AND worker_id = ${workerId} AND status = 'processing'`;
}

async function updateMetadata(
  transaction: Transaction,
  { frameId, operationId }: Claim,
  metadata: object,
): Promise<void> {
  await transaction.query(sql`
    UPDATE operations SET metadata = metadata || ${JSON.stringify(metadata)}::jsonb, updated_at = now()
    WHERE frame_id = ${frameId} AND id = ${operationId}`);
}

async function insertUnchanged(
  transaction: Transaction,
  claim: Claim,
  unchanged: readonly UnchangedRecord[],
): Promise<void> {
  await transaction.query(sql`
    INSERT INTO row_errors (frame_id, operation_id, row_number, column_key, code, message, value)
    SELECT ${claim.frameId}, ${claim.operationId}, n.row_number, ${ROLLBACK_COLUMN}, n.code, n.message, n.value FROM unnest(
      ${unchanged.map(({ row }) => row)}::int[], ${unchanged.map(({ reason }) => reason)}::text[],
      ${unchanged.map(({ reason }) => REASONS[reason] ?? reason)}::text[],
      ${unchanged.map(({ kind, id }) => `${kind} ${id}`)}::text[]) AS n (row_number, code, message, value)`);
}
