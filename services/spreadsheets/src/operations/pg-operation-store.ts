import type { Page } from '@trackway/application';
import { operationQueued } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Database, joinSql, PgOutbox, type Sql, sql, type Transaction, trustedSql } from '@trackway/postgres';
import type { Operation } from './operation';
import { OPERATION_COLUMNS, type OperationRow, toOperation } from './operation-row';
import {
  type EventOf,
  type OperationFilter,
  type OperationStore,
  ROLLBACK_COLUMN,
  type RowError,
  type RowErrorPosition,
} from './operation-store';
import type { StartKey } from './start-key';

const COLUMNS = trustedSql(OPERATION_COLUMNS);

const ERROR_BATCH_SIZE = 1_000;

export class PgOperationStore implements OperationStore {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  async insert(o: Operation, startKey: StartKey | null, ...events: readonly OutgoingEvent[]): Promise<Operation> {
    return this.database.inFrame(o.frameId, async (transaction) => {
      if (startKey) await releaseExpired(transaction, o, startKey);
      const { count } = await transaction.query(sql`
        INSERT INTO operations (frame_id, id, action, type, status, options, metadata, file_name, initiator_type, initiator_id,
          initiator_name, initiator_avatar_url, initiator_scopes, correlation_id, source_key, expires_at, created_at, updated_at,
          request_digest, start_key)
        VALUES (${o.frameId}, ${o.id}, ${o.action}, ${o.type}, ${o.status}, ${o.options}, ${o.metadata}, ${o.fileName},
          ${o.initiator.type}, ${o.initiator.id}, ${o.initiator.name}, ${o.initiator.avatarUrl}, ${o.initiator.scopes.join(' ')},
          ${o.correlationId}, ${o.sourceKey}, ${o.expiresAt}, ${o.createdAt}, ${o.updatedAt}, ${o.requestDigest},
          ${startKey?.value ?? null})
        ON CONFLICT (frame_id, start_key) WHERE start_key IS NOT NULL DO NOTHING`);
      if (count === 0) return this.startedBefore(transaction, o.frameId, startKey?.value ?? null);
      await this.publishQueued(transaction, o.frameId, o.id);
      await new PgOutbox(transaction, this.wakeRelay).add(...events);
      return o;
    });
  }

  async publish(frameId: string, ...events: readonly OutgoingEvent[]): Promise<void> {
    await this.database.inFrame(frameId, (transaction) => new PgOutbox(transaction, this.wakeRelay).add(...events));
  }

  async find(frameId: string, id: string): Promise<Operation | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<OperationRow>(
        sql`SELECT ${COLUMNS} FROM operations WHERE frame_id = ${frameId} AND id = ${id}`,
      );
      return rows[0] && toOperation(rows[0]);
    });
  }

  async page(frameId: string, filters: readonly OperationFilter[], { page, perPage }: Page) {
    const conditions = [sql`frame_id = ${frameId}`, ...filters.flatMap(conditionsOf)];
    const from = sql`FROM operations WHERE ${joinSql(conditions, ' AND ')}`;
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<OperationRow>(
        sql`SELECT ${COLUMNS} ${from} ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
      );
      const counted = await transaction.query<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
      return { operations: rows.map(toOperation), total: counted.rows[0]?.total ?? 0 };
    });
  }

  async errors(frameId: string, id: string, { page, perPage }: Page) {
    const from = sql`FROM row_errors WHERE frame_id = ${frameId} AND operation_id = ${id}`;
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<RowError>(sql`
        SELECT id, row_number AS row, column_key AS column, code, message, value ${from}
        ORDER BY row_number, row_errors.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
      const counted = await transaction.query<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
      return { errors: rows, total: counted.rows[0]?.total ?? 0 };
    });
  }

  async errorsAfter(frameId: string, id: string, after: RowErrorPosition): Promise<readonly RowError[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<RowError>(sql`
        SELECT id, row_number AS row, column_key AS column, code, message, value FROM row_errors
        WHERE frame_id = ${frameId} AND operation_id = ${id} AND (row_number, id) > (${after.row}, ${after.id})
          AND column_key <> ${ROLLBACK_COLUMN}
        ORDER BY row_number, row_errors.id LIMIT ${ERROR_BATCH_SIZE}`);
      return rows;
    });
  }

  async requestCancel(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      const cancelled = { cancelled: true, failure: { code: 'cancelled', message: 'The operation was cancelled.' } };
      const endsNow = trustedSql(`status = 'pending' AND NOT (action = 'import' AND attempts > 0)`);
      const { rows } = await transaction.query<OperationRow>(sql`
        UPDATE operations SET cancel_requested = true, updated_at = ${at},
          status = CASE WHEN ${endsNow} THEN 'failed' ELSE status END,
          completed_at = CASE WHEN ${endsNow} THEN ${at}::timestamptz END,
          metadata = CASE WHEN ${endsNow} THEN metadata || ${cancelled}::jsonb ELSE metadata END
        WHERE frame_id = ${frameId} AND id = ${id} AND status IN ('pending', 'processing')
        RETURNING ${COLUMNS}`);
      return this.publishChange(transaction, rows[0], eventOf);
    });
  }

  async retry(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      // A separate statement takes the lock, so that the next one sees a rollback that was committed while it waited.
      await transaction.query(sql`SELECT 1 FROM operations WHERE frame_id = ${frameId} AND id = ${id} FOR UPDATE`);
      const { rows } = await transaction.query<OperationRow>(sql`
        UPDATE operations SET status = 'pending', cancel_requested = false, completed_at = NULL, lease_until = NULL,
          metadata = metadata - 'failure' - 'cancelled', updated_at = ${at}
        WHERE frame_id = ${frameId} AND id = ${id} AND status = 'failed' AND expires_at > ${at}
          AND NOT EXISTS (SELECT 1 FROM rollbacks r WHERE r.frame_id = ${frameId} AND r.operation_id = ${id})
        RETURNING ${COLUMNS}`);
      if (rows[0]) await this.publishQueued(transaction, frameId, id);
      return this.publishChange(transaction, rows[0], eventOf);
    });
  }

  private async publishChange(
    transaction: Transaction,
    row: OperationRow | undefined,
    eventOf: EventOf,
  ): Promise<Operation | undefined> {
    if (!row) return undefined;
    const operation = toOperation(row);
    await new PgOutbox(transaction, this.wakeRelay).add(eventOf(operation));
    return operation;
  }

  private async startedBefore(transaction: Transaction, frameId: string, startKey: string | null): Promise<Operation> {
    const { rows } = await transaction.query<OperationRow>(
      sql`SELECT ${COLUMNS} FROM operations WHERE frame_id = ${frameId} AND start_key = ${startKey}`,
    );
    if (!rows[0]) throw new Error('The operation was not stored, and no operation has its start key.');
    return toOperation(rows[0]);
  }

  private async publishQueued(transaction: Transaction, frameId: string, id: string): Promise<void> {
    const event = makeEvent(operationQueued, { source: 'spreadsheets', frameId, key: id, data: { operation_id: id } });
    await new PgOutbox(transaction, this.wakeRelay).add(outgoing(operationQueued, event));
  }
}

/** Removes an expired key from the operation that it has started. */
async function releaseExpired(
  transaction: Transaction,
  { frameId, createdAt }: Operation,
  { value, lifetimeMs }: StartKey,
): Promise<void> {
  if (lifetimeMs === null) return;
  const expired = new Date(createdAt.getTime() - lifetimeMs);
  await transaction.query(sql`
    UPDATE operations SET start_key = NULL
    WHERE frame_id = ${frameId} AND start_key = ${value} AND created_at <= ${expired}`);
}

function conditionsOf({ action, type, status }: OperationFilter): Sql[] {
  return [
    ...(action ? [sql`action = ANY(${action}::text[])`] : []),
    ...(type ? [sql`type = ANY(${type}::text[])`] : []),
    ...(status ? [sql`status = ANY(${status}::text[])`] : []),
  ];
}
