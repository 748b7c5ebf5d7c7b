import type { EffectPart } from '@trackway/contracts';
import {
  type Database,
  isUniqueViolation,
  PgOutbox,
  type Queryable,
  sql,
  storedJson,
  trustedSql,
} from '@trackway/postgres';
import type { Caller } from '@trackway/runtime';
import type { ExecutedStep, SkippedEffect, Undo, UndoMode, UndoStatus, UndoTotals } from './undo';
import type { NewUndo, UndoStore } from './undo-store';

/** Longer than a step takes. */
const LEASE = '30 seconds';
const RETRY_AFTER = '3 seconds';
const MAX_UNDOS = 100;

interface UndoRow {
  id: string;
  cause_id: string;
  root_cause_id: string;
  mode: UndoMode;
  status: UndoStatus;
  caller: Caller;
  steps: readonly ExecutedStep[];
  skipped: readonly SkippedEffect[];
  error: string | null;
  created_at: Date;
  finished_at: Date | null;
  totals: UndoTotals | null;
}

const COLUMNS = trustedSql(
  'id, cause_id, root_cause_id, mode, status, caller, steps, skipped, error, created_at, finished_at',
);

/** Null for an undo without parts. */
const TOTALS = sql`(
  SELECT jsonb_build_object('steps', sum(p.step_count), 'pending', sum(p.pending_count), 'changed', sum(p.changed_count),
    'skipped', sum(p.skipped_count))
  FROM undo_parts p WHERE p.frame_id = undos.frame_id AND p.undo_id = undos.id HAVING count(*) > 0) AS totals`;

export class PgUndoStore implements UndoStore {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  async insert(frameId: string, undo: Undo, { events = [], parts = [] }: NewUndo = {}): Promise<boolean> {
    try {
      await this.database.inFrame(frameId, async (transaction) => {
        await transaction.query(sql`
          INSERT INTO undos (frame_id, ${COLUMNS}, lease_until)
          VALUES (${frameId}, ${undo.id}, ${undo.causeId}, ${undo.rootCauseId}, ${undo.mode}, ${undo.status},
            ${storedJson(undo.caller)}, ${storedJson(undo.steps)}, ${storedJson(undo.skipped)}, ${undo.error},
            ${undo.createdAt}, ${undo.finishedAt}, now())`);
        await insertParts(transaction, frameId, undo.id, parts);
        await new PgOutbox(transaction, this.wakeRelay).add(...events);
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error, 'undos_running_key')) return false;
      throw error;
    }
  }

  async find(frameId: string, id: string): Promise<Undo | undefined> {
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<UndoRow>(
        sql`SELECT ${COLUMNS}, ${TOTALS} FROM undos WHERE frame_id = ${frameId} AND id = ${id}`,
      ),
    );
    return rows[0] && toUndo(rows[0]);
  }

  async ofCause(frameId: string, causeId: string): Promise<readonly Undo[]> {
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<UndoRow>(sql`
        SELECT ${COLUMNS}, ${TOTALS} FROM undos WHERE frame_id = ${frameId} AND cause_id = ${causeId}
        ORDER BY created_at DESC, id DESC LIMIT ${MAX_UNDOS}`),
    );
    return rows.map(toUndo);
  }

  async idsOfRoot(frameId: string, rootCauseId: string): Promise<readonly string[]> {
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<{ id: string }>(
        sql`SELECT id FROM undos WHERE frame_id = ${frameId} AND root_cause_id = ${rootCauseId}`,
      ),
    );
    return rows.map(({ id }) => id);
  }

  async save(frameId: string, { id, status, steps, error, finishedAt }: Undo): Promise<void> {
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        UPDATE undos SET status = ${status}, steps = ${storedJson(steps)}, error = ${error}, finished_at = ${finishedAt},
          lease_until = now() + ${LEASE}::interval
        WHERE frame_id = ${frameId} AND id = ${id} AND status = 'running'`),
    );
  }

  async claim() {
    const { rows } = await this.database.query<{ frame_id: string; id: string }>(
      sql`SELECT frame_id, id FROM claim_undo(${LEASE}::interval)`,
    );
    return rows[0] && { frameId: rows[0].frame_id, id: rows[0].id };
  }

  async release(frameId: string, id: string): Promise<void> {
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        UPDATE undos SET lease_until = now() + ${RETRY_AFTER}::interval WHERE frame_id = ${frameId} AND id = ${id}`),
    );
  }
}

async function insertParts(db: Queryable, frameId: string, undoId: string, parts: readonly EffectPart[]) {
  if (parts.length === 0) return;
  await db.query(sql`
    INSERT INTO undo_parts (frame_id, undo_id, number, part)
    SELECT ${frameId}, ${undoId}, n.number, n.part
    FROM jsonb_array_elements(${storedJson(parts)}::jsonb) WITH ORDINALITY AS n (part, number)`);
}

function toUndo(row: UndoRow): Undo {
  const {
    cause_id: causeId,
    root_cause_id: rootCauseId,
    created_at: createdAt,
    finished_at: finishedAt,
    totals,
    ...rest
  } = row;
  return { ...rest, causeId, rootCauseId, createdAt, finishedAt, ...(totals ? { totals } : {}) };
}
