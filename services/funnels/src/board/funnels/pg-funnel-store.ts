import type { Page } from '@trackway/application';
import { joinSql, preparedSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Funnel } from './funnel';
import type { FunnelFilter } from './funnel-filter';
import { type FunnelRow, toFunnels, toStepRow } from './funnel-row';
import type { FunnelStore } from './funnel-store';

/** One row for each step, or one row without a step. A single statement reads a consistent snapshot. */
const WITH_STEPS = trustedSql(`
  SELECT f.id, f.name, f.version, f.created_at, f.updated_at, f.deleted_at,
    s.id AS step_id, s.name AS step_name, s.wip_limit, s.late_after_hours, s.reachable_step_ids,
    s.form_ids, s.required_field_ids,
    s.created_at AS step_created_at, s.updated_at AS step_updated_at
  FROM funnels f
  LEFT JOIN steps s ON s.frame_id = f.frame_id AND s.funnel_id = f.id AND s.position IS NOT NULL`);

export class PgFunnelStore implements FunnelStore {
  constructor(private readonly db: Queryable) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Funnel[]> {
    const { rows } = await this.db.query<FunnelRow>(
      preparedSql`${WITH_STEPS} WHERE f.frame_id = ${frameId} AND f.id = ANY(${ids}::uuid[]) ORDER BY f.id, s.position`,
    );
    return toFunnels(rows);
  }

  lock(frameId: string, id: string): Promise<Funnel | undefined> {
    return this.findLocked(frameId, id, trustedSql('FOR UPDATE'));
  }

  lockShared(frameId: string, id: string): Promise<Funnel | undefined> {
    return this.findLocked(frameId, id, trustedSql('FOR SHARE'));
  }

  async funnelOfStep(frameId: string, stepId: string): Promise<string | undefined> {
    const { rows } = await this.db.query<{ funnel_id: string }>(
      sql`SELECT funnel_id FROM steps WHERE frame_id = ${frameId} AND id = ${stepId} AND position IS NOT NULL`,
    );
    return rows[0]?.funnel_id;
  }

  async hasEverHadStep(frameId: string, stepId: string): Promise<boolean> {
    const { count } = await this.db.query(sql`SELECT 1 FROM steps WHERE frame_id = ${frameId} AND id = ${stepId}`);
    return count > 0;
  }

  async insert(frameId: string, funnel: Funnel): Promise<void> {
    const { id, name, version, createdAt, updatedAt } = funnel;
    await this.db.query(sql`
      INSERT INTO funnels (frame_id, id, name, version, created_at, updated_at)
      VALUES (${frameId}, ${id}, ${name}, ${version}, ${createdAt}, ${updatedAt})`);
    await this.writeSteps(frameId, funnel);
  }

  async update(frameId: string, funnel: Funnel): Promise<void> {
    const { id, name, version, updatedAt, deletedAt } = funnel;
    await this.db.query(sql`
      UPDATE funnels SET name = ${name}, version = ${version}, updated_at = ${updatedAt}, deleted_at = ${deletedAt}
      WHERE frame_id = ${frameId} AND id = ${id}`);
    await this.db.query(sql`
      UPDATE steps SET position = NULL, updated_at = ${updatedAt}
      WHERE frame_id = ${frameId} AND funnel_id = ${id} AND position IS NOT NULL
        AND id <> ALL(${funnel.steps.map((step) => step.id)}::uuid[])`);
    await this.writeSteps(frameId, funnel);
  }

  async page(frameId: string, filter: FunnelFilter, { page, perPage }: Page) {
    const where = sql`FROM funnels f WHERE ${joinSql(conditions(frameId, filter), ' AND ')}`;
    const { rows } = await this.db.query<FunnelRow>(sql`
      ${WITH_STEPS}
      WHERE f.frame_id = ${frameId} AND f.id IN (
        SELECT f.id ${where} ORDER BY f.created_at DESC, f.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage})
      ORDER BY f.created_at DESC, f.id DESC, s.position`);
    const counted = await this.db.query<{ total: number }>(sql`SELECT count(*) AS total ${where}`);
    return { funnels: toFunnels(rows), total: counted.rows[0]?.total ?? 0 };
  }

  private async findLocked(frameId: string, id: string, lock: Sql): Promise<Funnel | undefined> {
    // Two statements: only a statement that starts after the lock is granted sees the latest steps.
    await this.db.query(preparedSql`SELECT 1 FROM funnels WHERE frame_id = ${frameId} AND id = ${id} ${lock}`);
    const [funnel] = await this.findMany(frameId, [id]);
    return funnel;
  }

  private async writeSteps(frameId: string, { id, steps }: Funnel): Promise<void> {
    if (steps.length === 0) return;
    const rows = steps.map((step, position) => ({ ...toStepRow(step), position }));
    await this.db.query(sql`
      INSERT INTO steps (frame_id, funnel_id, id, name, wip_limit, late_after_hours, reachable_step_ids, form_ids,
        required_field_ids, position, created_at, updated_at)
      SELECT ${frameId}, ${id}, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, name text,
        wip_limit integer, late_after_hours integer, reachable_step_ids uuid[], form_ids integer[], required_field_ids uuid[],
        position integer,
        created_at timestamptz, updated_at timestamptz)
      ON CONFLICT ON CONSTRAINT steps_pkey DO UPDATE SET name = excluded.name, wip_limit = excluded.wip_limit,
        late_after_hours = excluded.late_after_hours, reachable_step_ids = excluded.reachable_step_ids,
        form_ids = excluded.form_ids, required_field_ids = excluded.required_field_ids,
        position = excluded.position, updated_at = excluded.updated_at`);
  }
}

function conditions(frameId: string, { ids, names, trashed }: FunnelFilter): Sql[] {
  const all = [sql`f.frame_id = ${frameId}`];
  if (trashed !== 'with') all.push(trustedSql(`f.deleted_at IS ${trashed === 'only' ? 'NOT NULL' : 'NULL'}`));
  if (ids) all.push(sql`f.id = ANY(${ids}::uuid[])`);
  if (names) all.push(sql`f.name = ANY(${names}::text[])`);
  return all;
}
