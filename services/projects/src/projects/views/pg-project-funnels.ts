import { preparedSql, type Queryable } from '@trackway/postgres';
import type { ProjectFunnel, ProjectFunnels } from './project-funnels';

interface FunnelRow {
  project_id: string;
  assignment_id: string;
  version: number;
  id: string;
  name: string;
  status: ProjectFunnel['status'];
  status_at: Date;
  forecast_date: string | null;
  linked_at: Date;
  step_id: string | null;
  step_name: string | null;
  tags: ProjectFunnel['tags'];
  executors: ProjectFunnel['executors'];
}

/** Reads funnels from the read model. */
export class PgProjectFunnels implements ProjectFunnels {
  constructor(private readonly db: Queryable) {}

  async of(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectFunnel[]> {
    const { rows } = await this.db.query<FunnelRow>(preparedSql`
      SELECT a.project_id, a.id AS assignment_id, a.version, f.id, f.name, a.status, a.status_at, a.forecast_date, a.linked_at, s.id AS step_id,
        s.name AS step_name,
        COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color) ORDER BY t.name, t.id)
          FROM tags t WHERE t.frame_id = a.frame_id AND t.id = ANY(a.tag_ids)), '[]') AS tags,
        COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id)
          FROM users u WHERE u.frame_id = a.frame_id AND u.id = ANY(a.executor_ids)), '[]') AS executors
      FROM funnel_assignments a
      JOIN funnels f ON f.frame_id = a.frame_id AND f.id = a.funnel_id
      LEFT JOIN funnel_steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
      WHERE a.frame_id = ${frameId} AND a.project_id = ANY(${projectIds}::uuid[]) AND a.left_at IS NULL
      ORDER BY a.linked_at, a.id`);
    return rows.map(toFunnel);
  }

  async percentages(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.db.query<{ id: string; completed_percentage: number }>(preparedSql`
      SELECT id, completed_percentage FROM projects WHERE frame_id = ${frameId} AND id = ANY(${projectIds}::uuid[])`);
    return new Map(rows.map((row) => [row.id, row.completed_percentage]));
  }
}

function toFunnel(row: FunnelRow): ProjectFunnel {
  return {
    projectId: row.project_id,
    assignmentId: row.assignment_id,
    version: row.version,
    id: row.id,
    name: row.name,
    status: row.status,
    statusAt: row.status_at,
    forecastDate: row.forecast_date,
    tags: row.tags,
    step: row.step_id === null ? undefined : { id: row.step_id, name: row.step_name ?? '' },
    linkedAt: row.linked_at,
    executors: row.executors,
  };
}
