import { sql, type Transaction } from '@trackway/postgres';
import { updateProgress } from './pg-progress';
import { deleteUnchanged, lockSource, type PgReadModelPart } from './pg-read-model-part';
import type { FunnelState, SourceState } from './states';

/** Stores funnels with their steps. If steps change, updates the progress of the projects in the funnel. */
export const pgFunnels: PgReadModelPart<FunnelState> = {
  table: 'funnels',

  async store(transaction, frameId, states) {
    await lockSource(transaction, 'funnels', frameId);
    for (const funnel of states) {
      const { count } = await transaction.query(sql`
        INSERT INTO funnels AS known (frame_id, id, name, version, deleted_at)
        VALUES (${frameId}, ${funnel.id}, ${funnel.name}, ${funnel.version}, ${funnel.deleted_at})
        ON CONFLICT ON CONSTRAINT funnels_pkey DO UPDATE SET name = excluded.name, version = excluded.version,
          deleted_at = excluded.deleted_at
        WHERE known.version <= excluded.version`);
      if (count > 0) await storeSteps(transaction, frameId, funnel);
    }
  },

  async remove(transaction, frameId, known) {
    await lockSource(transaction, 'funnels', frameId);
    const { rows } = await transaction.query<{ id: string }>(
      sql`${deleteUnchanged(pgFunnels, frameId, known)} RETURNING k.id`,
    );
    for (const { id } of rows) await storeSteps(transaction, frameId, { id, steps: [] });
    return rows.length;
  },

  async repair(transaction, frameId) {
    await lockSource(transaction, 'funnels', frameId);
    await transaction.query(sql`
      DELETE FROM funnel_steps s WHERE s.frame_id = ${frameId} AND NOT EXISTS (
        SELECT 1 FROM funnels f WHERE f.frame_id = s.frame_id AND f.id = s.funnel_id)`);
  },
};

/** Updates projects only if a step was added, removed or moved. */
async function storeSteps(
  transaction: Transaction,
  frameId: string,
  { id, steps }: Pick<FunnelState, 'steps'> & Pick<SourceState, 'id'>,
): Promise<void> {
  const ids = steps.map((step) => step.id);
  const removed = await transaction.query(sql`
    DELETE FROM funnel_steps WHERE frame_id = ${frameId} AND funnel_id = ${id} AND id <> ALL(${ids}::uuid[])`);
  const placed = await transaction.query<{ placed: boolean }>(sql`
    WITH before AS (SELECT id, position FROM funnel_steps WHERE frame_id = ${frameId} AND funnel_id = ${id})
    INSERT INTO funnel_steps AS known (frame_id, funnel_id, id, name, position)
    SELECT ${frameId}, ${id}, n.id, n.name, n.position
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS n (id uuid, name text, position integer)
    ON CONFLICT ON CONSTRAINT funnel_steps_pkey DO UPDATE SET name = excluded.name, position = excluded.position
    RETURNING known.position IS DISTINCT FROM (SELECT position FROM before WHERE before.id = known.id) AS placed`);
  if (removed.count === 0 && !placed.rows.some((row) => row.placed)) return;
  const within = sql`
    SELECT project_id FROM funnel_assignments WHERE frame_id = ${frameId} AND funnel_id = ${id} AND left_at IS NULL`;
  await updateProgress(transaction, frameId, within);
}
