import type { Page } from '@trackway/application';
import { conflict } from '@trackway/errors';
import { isUniqueViolation, joinSql, preparedSql, type Queryable, sql } from '@trackway/postgres';
import type { Assignment } from '../funnels/assignment';
import { ASSIGNMENT_COLUMNS, type AssignmentRow, JOIN_LIVE_PROJECT, toAssignment } from './assignment-row';
import type { AssignmentFilter, AssignmentStore } from './assignment-store';

export class PgAssignmentStore implements AssignmentStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined> {
    const { rows } = await this.db.query<AssignmentRow>(preparedSql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      WHERE a.frame_id = ${frameId} AND a.funnel_id = ${funnelId} AND a.project_id = ${projectId}`);
    return rows[0] && toAssignment(rows[0]);
  }

  async findMany(frameId: string, places: readonly { readonly funnelId: string; readonly projectId: string }[]) {
    const funnelIds = places.map(({ funnelId }) => funnelId);
    const projectIds = places.map(({ projectId }) => projectId);
    const { rows } = await this.db.query<AssignmentRow>(sql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      WHERE a.frame_id = ${frameId}
        AND (a.funnel_id, a.project_id) IN (SELECT * FROM unnest(${funnelIds}::uuid[], ${projectIds}::uuid[]))`);
    return rows.map(toAssignment);
  }

  async lock(frameId: string, funnelId: string, projectId: string): Promise<Assignment | undefined> {
    const { rows } = await this.db.query<AssignmentRow>(preparedSql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      WHERE a.frame_id = ${frameId} AND a.funnel_id = ${funnelId} AND a.project_id = ${projectId} FOR UPDATE`);
    return rows[0] && toAssignment(rows[0]);
  }

  async insert(frameId: string, a: Assignment): Promise<void> {
    try {
      await this.db.query(preparedSql`
        INSERT INTO assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, forecast_date, linked_at,
          tag_ids, executor_ids, version, created_at, updated_at)
        VALUES (${frameId}, ${a.id}, ${a.funnelId}, ${a.projectId}, ${a.stepId}, ${a.status}, ${a.statusAt},
          ${a.forecastDate}, ${a.linkedAt}, ${a.tagIds}, ${a.executorIds}, ${a.version}, ${a.createdAt}, ${a.updatedAt})`);
    } catch (error) {
      if (!isUniqueViolation(error, 'assignments_place_key')) throw error;
      throw conflict('Another request has moved the project into the funnel. Read where it is, then decide.');
    }
  }

  async update(frameId: string, a: Assignment): Promise<void> {
    await this.db.query(preparedSql`
      UPDATE assignments SET step_id = ${a.stepId}, status = ${a.status}, status_at = ${a.statusAt},
        forecast_date = ${a.forecastDate}, linked_at = ${a.linkedAt}, tag_ids = ${a.tagIds},
        executor_ids = ${a.executorIds}, version = ${a.version}, created_at = ${a.createdAt},
        updated_at = ${a.updatedAt}, left_at = ${a.leftAt}
      WHERE frame_id = ${frameId} AND id = ${a.id}`);
  }

  async lockAndCountOpen(frameId: string, stepId: string): Promise<number> {
    // A lock that does not block rows that reference the step. The count is read in a later statement, after the lock.
    await this.db.query(
      preparedSql`SELECT 1 FROM steps WHERE frame_id = ${frameId} AND id = ${stepId} FOR NO KEY UPDATE`,
    );
    const { rows } = await this.db.query<{ count: number }>(preparedSql`
      SELECT count(*) FROM assignments a ${JOIN_LIVE_PROJECT}
      WHERE a.frame_id = ${frameId} AND a.step_id = ${stepId} AND a.left_at IS NULL AND a.status = 'open'`);
    return rows[0]?.count ?? 0;
  }

  async idsOfStep(frameId: string, stepId: string) {
    const { rows } = await this.db.query<{ id: string; active: boolean }>(sql`
      SELECT id, status IN ('open', 'paused') AS active FROM assignments
      WHERE frame_id = ${frameId} AND step_id = ${stepId} AND left_at IS NULL`);
    const idsOf = (wanted: boolean) => rows.filter(({ active }) => active === wanted).map(({ id }) => id);
    return { active: idsOf(true), closed: idsOf(false) };
  }

  async moveMany(frameId: string, ids: readonly string[], stepId: string, at: Date): Promise<readonly Assignment[]> {
    const { rows } = await this.db.query<AssignmentRow>(sql`
      UPDATE assignments a SET step_id = ${stepId}, linked_at = ${at}, updated_at = ${at}, version = a.version + 1
      WHERE a.frame_id = ${frameId} AND a.id = ANY(${ids}::uuid[]) RETURNING ${ASSIGNMENT_COLUMNS}`);
    return rows.map(toAssignment);
  }

  async page(frameId: string, funnelId: string, { stepId, status }: AssignmentFilter, { page, perPage }: Page) {
    const conditions = [sql`a.frame_id = ${frameId}`, sql`a.funnel_id = ${funnelId}`, sql`a.left_at IS NULL`];
    if (stepId) conditions.push(sql`a.step_id = ${stepId}`);
    if (status) conditions.push(sql`a.status = ${status}`);
    const found = sql`FROM assignments a ${JOIN_LIVE_PROJECT} WHERE ${joinSql(conditions, ' AND ')}`;
    const { rows } = await this.db.query<AssignmentRow>(sql`
      SELECT ${ASSIGNMENT_COLUMNS} ${found}
      ORDER BY a.linked_at, a.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`SELECT count(*) AS total ${found}`);
    return { assignments: rows.map(toAssignment), total: counted.rows[0]?.total ?? 0 };
  }

  async findById(frameId: string, id: string): Promise<Assignment | undefined> {
    const { rows } = await this.db.query<AssignmentRow>(
      sql`SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a WHERE a.frame_id = ${frameId} AND a.id = ${id}`,
    );
    return rows[0] && toAssignment(rows[0]);
  }

  async after(frameId: string, after: string | undefined, limit: number): Promise<readonly Assignment[]> {
    const behind = after === undefined ? sql`true` : sql`a.id > ${after}`;
    const { rows } = await this.db.query<AssignmentRow>(sql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      WHERE a.frame_id = ${frameId} AND ${behind} ORDER BY a.id LIMIT ${limit}`);
    return rows.map(toAssignment);
  }

  async ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Assignment[]> {
    const { rows } = await this.db.query<AssignmentRow>(preparedSql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      WHERE a.frame_id = ${frameId} AND a.project_id = ANY(${projectIds}::uuid[]) AND a.left_at IS NULL
      ORDER BY a.project_id, a.created_at, a.id`);
    return rows.map(toAssignment);
  }

  async ofProjectInLiveFunnels(frameId: string, projectId: string): Promise<readonly Assignment[]> {
    const { rows } = await this.db.query<AssignmentRow>(preparedSql`
      SELECT ${ASSIGNMENT_COLUMNS} FROM assignments a
      JOIN funnels f ON f.frame_id = a.frame_id AND f.id = a.funnel_id AND f.deleted_at IS NULL
      WHERE a.frame_id = ${frameId} AND a.project_id = ${projectId} AND a.left_at IS NULL
      ORDER BY a.created_at, a.id`);
    return rows.map(toAssignment);
  }
}
