import { claimEvents, type Database, type Queryable, sql, type Transaction } from '@trackway/postgres';
import type { AssignmentEvent, FunnelEvent, FunnelReadModel } from './funnel-read-model';
import { newest } from './newest';
import { countProgress } from './pg-progress';

const CONSUMER = 'funnel_read_model';

export class PgFunnelReadModel implements FunnelReadModel {
  constructor(private readonly database: Database) {}

  keepAssignments(frameId: string, events: readonly AssignmentEvent[]): Promise<void> {
    return this.inTurn(frameId, async (transaction) => {
      const fresh = newest(await claimEvents(transaction, CONSUMER, events));
      const rows = fresh.map(({ version, assignment }) => ({ ...assignment, version }));
      await transaction.query(sql`
        INSERT INTO funnel_assignments AS known (frame_id, id, funnel_id, project_id, step_id, status, status_at,
          forecast_date, linked_at, tag_ids, executor_ids, version, left_at)
        SELECT ${frameId}, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, funnel_id uuid,
          project_id uuid, step_id uuid, status text, status_at timestamptz, forecast_date date, linked_at timestamptz,
          tag_ids uuid[], executor_ids uuid[], version integer, left_at timestamptz)
        ORDER BY n.id
        ON CONFLICT ON CONSTRAINT funnel_assignments_pkey DO UPDATE SET step_id = excluded.step_id,
          status = excluded.status, status_at = excluded.status_at, forecast_date = excluded.forecast_date,
          linked_at = excluded.linked_at, tag_ids = excluded.tag_ids, executor_ids = excluded.executor_ids,
          version = excluded.version, left_at = excluded.left_at
        WHERE known.version < excluded.version`);
      const projectIds = rows.map((row) => row.project_id);
      await countProgress(transaction, frameId, sql`SELECT * FROM unnest(${projectIds}::uuid[])`);
    });
  }

  keepFunnels(frameId: string, events: readonly FunnelEvent[]): Promise<void> {
    return this.inTurn(frameId, async (transaction) => {
      for (const { version, funnel } of newest(await claimEvents(transaction, CONSUMER, events))) {
        const { count } = await transaction.query(sql`
          INSERT INTO funnels AS known (frame_id, id, name, version, deleted_at)
          VALUES (${frameId}, ${funnel.id}, ${funnel.name}, ${version}, ${funnel.deleted_at})
          ON CONFLICT ON CONSTRAINT funnels_pkey DO UPDATE SET name = excluded.name, version = excluded.version,
            deleted_at = excluded.deleted_at
          WHERE known.version < excluded.version`);
        if (count > 0) await keepSteps(transaction, frameId, funnel);
      }
    });
  }

  /**
   * What is told of one frame is kept one after the other: how far a project is hangs on its places and on the steps of
   * all its funnels, and two who count from what they see at the same time would both be wrong.
   */
  private inTurn(frameId: string, work: (transaction: Transaction) => Promise<void>): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`funnels/${frameId}`}, 0))`);
      await work(transaction);
    });
  }
}

/** Projects are counted anew only where a step has come, gone or changed its place. */
async function keepSteps(db: Queryable, frameId: string, { id, steps }: FunnelEvent['data']['funnel']): Promise<void> {
  const ids = steps.map((step) => step.id);
  const gone = await db.query(sql`
    DELETE FROM funnel_steps WHERE frame_id = ${frameId} AND funnel_id = ${id} AND id <> ALL(${ids}::uuid[])`);
  const placed = await db.query<{ placed: boolean }>(sql`
    WITH before AS (SELECT id, position FROM funnel_steps WHERE frame_id = ${frameId} AND funnel_id = ${id})
    INSERT INTO funnel_steps AS known (frame_id, funnel_id, id, name, position)
    SELECT ${frameId}, ${id}, n.id, n.name, n.position
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS n (id uuid, name text, position integer)
    ON CONFLICT ON CONSTRAINT funnel_steps_pkey DO UPDATE SET name = excluded.name, position = excluded.position
    RETURNING known.position IS DISTINCT FROM (SELECT position FROM before WHERE before.id = known.id) AS placed`);
  if (gone.count === 0 && !placed.rows.some((row) => row.placed)) return;
  const within = sql`
    SELECT project_id FROM funnel_assignments WHERE frame_id = ${frameId} AND funnel_id = ${id} AND left_at IS NULL`;
  await countProgress(db, frameId, within);
}
