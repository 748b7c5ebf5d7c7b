import { type Database, sql } from '@trackway/postgres';
import type { Caller } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { RollbackProgress, RollbackStore } from './rollback';

const WAITING: RollbackProgress = { status: 'pending', restored: 0, removed: 0, kept: 0 };

export class PgRollbackStore implements RollbackStore {
  constructor(private readonly database: Database) {}

  async request(caller: Caller, { id, frameId }: Operation, at: Date): Promise<void> {
    const who = { kind: caller.kind, id: caller.id, scopes: caller.scopes, name: caller.name ?? '' };
    await this.database.inFrame(frameId, async (transaction) => {
      const { count } = await transaction.query(sql`
        INSERT INTO rollbacks (frame_id, operation_id, status, caller, created_at)
        VALUES (${frameId}, ${id}, 'pending', ${JSON.stringify(who)}::jsonb, ${at})
        ON CONFLICT (frame_id, operation_id) DO UPDATE SET status = 'pending', caller = excluded.caller
          WHERE rollbacks.status = 'failed'`);
      if (count === 0) return;
      await transaction.query(sql`
        UPDATE operations SET metadata = metadata || ${{ rollback: WAITING }}::jsonb, updated_at = ${at}
        WHERE frame_id = ${frameId} AND id = ${id}`);
    });
  }
}
