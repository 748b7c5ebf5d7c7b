import type { OutgoingEvent } from '@trackway/messaging';
import { type Database, PgOutbox, sql } from '@trackway/postgres';
import type { Caller } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { RollbackProgress, RollbackStore } from './rollback';

const PENDING: RollbackProgress = { status: 'pending', restored: 0, removed: 0, kept: 0 };

export class PgRollbackStore implements RollbackStore {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  async request(caller: Caller, { id, frameId }: Operation, at: Date, event: OutgoingEvent): Promise<boolean> {
    const requester = { kind: caller.kind, id: caller.id, scopes: caller.scopes, name: caller.name ?? '' };
    return this.database.inFrame(frameId, async (transaction) => {
      // Locks the operation, so that it is not retried at the same time.
      const { count: ended } = await transaction.query(sql`
        SELECT 1 FROM operations WHERE frame_id = ${frameId} AND id = ${id} AND status IN ('completed', 'failed') FOR UPDATE`);
      if (ended === 0) return false;
      const { count } = await transaction.query(sql`
        INSERT INTO rollbacks (frame_id, operation_id, status, caller, created_at)
        VALUES (${frameId}, ${id}, 'pending', ${JSON.stringify(requester)}::jsonb, ${at})
        ON CONFLICT (frame_id, operation_id) DO UPDATE SET status = 'pending', caller = excluded.caller
          WHERE rollbacks.status = 'failed'`);
      if (count === 0) return true;
      await transaction.query(sql`
        UPDATE operations SET metadata = metadata || ${{ rollback: PENDING }}::jsonb, updated_at = ${at}
        WHERE frame_id = ${frameId} AND id = ${id}`);
      await new PgOutbox(transaction, this.wakeRelay).add(event);
      return true;
    });
  }
}
