import type { EffectPart } from '@trackway/contracts';
import { type Database, sql, storedJson } from '@trackway/postgres';
import type { ExecutedStep, SkippedEffect, UndoPart } from './undo';
import { countsOf } from './undo-part';
import type { PartSummary, UndoPartStore } from './undo-store';

interface PartRow {
  number: number;
  part: EffectPart;
  steps: readonly ExecutedStep[] | null;
  skipped: readonly SkippedEffect[] | null;
}

export class PgUndoPartStore implements UndoPartStore {
  constructor(private readonly database: Database) {}

  list(frameId: string, undoId: string): Promise<readonly PartSummary[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<PartSummary>(sql`
        SELECT number, steps IS NOT NULL AS "isPlanned", step_count AS steps, pending_count AS pending,
          changed_count AS changed, skipped_count AS skipped
        FROM undo_parts WHERE frame_id = ${frameId} AND undo_id = ${undoId} ORDER BY number`);
      return rows;
    });
  }

  read(frameId: string, undoId: string, number: number): Promise<UndoPart | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<PartRow>(sql`
        SELECT number, part, steps, skipped FROM undo_parts
        WHERE frame_id = ${frameId} AND undo_id = ${undoId} AND number = ${number}`);
      return rows[0] && { ...rows[0], skipped: rows[0].skipped ?? [] };
    });
  }

  async save(frameId: string, undoId: string, part: UndoPart): Promise<void> {
    const { steps, pending, changed, skipped } = countsOf(part);
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        UPDATE undo_parts SET steps = ${storedJson(part.steps)}, skipped = ${storedJson(part.skipped)},
          step_count = ${steps}, pending_count = ${pending}, changed_count = ${changed}, skipped_count = ${skipped}
        WHERE frame_id = ${frameId} AND undo_id = ${undoId} AND number = ${part.number}`),
    );
  }

  firstSkipped(frameId: string, undoId: string, limit: number): Promise<readonly SkippedEffect[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<{ skipped: SkippedEffect }>(sql`
        SELECT s.value AS skipped FROM undo_parts p CROSS JOIN LATERAL jsonb_array_elements(p.skipped) WITH ORDINALITY s
        WHERE p.frame_id = ${frameId} AND p.undo_id = ${undoId} AND p.skipped_count > 0
        ORDER BY p.number, s.ordinality LIMIT ${limit}`);
      return rows.map(({ skipped }) => skipped);
    });
  }
}
