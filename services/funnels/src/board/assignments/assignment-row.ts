import { trustedSql } from '@trackway/postgres';
import type { Assignment, AssignmentStatus } from '../funnels/assignment';

export interface AssignmentRow {
  id: string;
  funnel_id: string;
  project_id: string;
  step_id: string;
  status: AssignmentStatus;
  status_at: Date;
  forecast_date: string | null;
  linked_at: Date;
  tag_ids: string[];
  executor_ids: string[];
  version: number;
  created_at: Date;
  updated_at: Date;
  left_at: Date | null;
}

/** For statements with the alias `a`. */
export const ASSIGNMENT_COLUMNS = trustedSql(
  `a.id, a.funnel_id, a.project_id, a.step_id, a.status, a.status_at, a.forecast_date, a.linked_at, a.tag_ids,
   a.executor_ids, a.version, a.created_at, a.updated_at, a.left_at`,
);

/** Leaves out assignments of deleted and merged projects, which are not on boards and take no place in a step. */
export const JOIN_LIVE_PROJECT = trustedSql(
  `JOIN project_facts p ON p.frame_id = a.frame_id AND p.project_id = a.project_id AND NOT p.deleted AND p.merged_id IS NULL`,
);

export function toAssignment(row: AssignmentRow): Assignment {
  return {
    id: row.id,
    funnelId: row.funnel_id,
    projectId: row.project_id,
    stepId: row.step_id,
    status: row.status,
    statusAt: row.status_at,
    forecastDate: row.forecast_date,
    linkedAt: row.linked_at,
    tagIds: row.tag_ids,
    executorIds: row.executor_ids,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    leftAt: row.left_at,
  };
}
