import { joinSql, type Queryable, sql } from '@trackway/postgres';
import type { Stay, StayStore, StayWindow } from './stay-store';

/** Further stays are found in the next check. */
const MAX_STAYS = 1_000;

export class PgStayStore implements StayStore {
  constructor(private readonly db: Queryable) {}

  async claim(frameId: string, ruleId: string, { linkedBefore, linkedAfter, stepId, funnelId }: StayWindow) {
    const conditions = [
      sql`a.frame_id = ${frameId}`,
      sql`a.left_at IS NULL AND a.status = 'open' AND NOT p.deleted AND p.merged_id IS NULL`,
      sql`EXISTS (SELECT 1 FROM funnels f WHERE f.frame_id = a.frame_id AND f.id = a.funnel_id AND f.deleted_at IS NULL)`,
      sql`a.linked_at <= ${linkedBefore} AND a.linked_at > ${linkedAfter}`,
      sql`NOT EXISTS (SELECT 1 FROM rule_stays s WHERE s.frame_id = a.frame_id AND s.rule_id = ${ruleId}
        AND s.assignment_id = a.id AND s.linked_at = a.linked_at)`,
    ];
    if (stepId) conditions.push(sql`a.step_id = ${stepId}`);
    if (funnelId) conditions.push(sql`a.funnel_id = ${funnelId}`);
    const { rows } = await this.db.query<{
      project_id: string;
      funnel_id: string;
      step_id: string;
      linked_at: Date;
    }>(sql`
      WITH grown AS (
        SELECT a.id, a.project_id, a.funnel_id, a.step_id, a.linked_at
        FROM assignments a
        JOIN project_facts p ON p.frame_id = a.frame_id AND p.project_id = a.project_id
        WHERE ${joinSql(conditions, ' AND ')} ORDER BY a.linked_at LIMIT ${MAX_STAYS}
      ), reported AS (
        INSERT INTO rule_stays (frame_id, rule_id, assignment_id, linked_at)
        SELECT ${frameId}, ${ruleId}, id, linked_at FROM grown ON CONFLICT DO NOTHING RETURNING assignment_id
      )
      SELECT project_id, funnel_id, step_id, linked_at FROM grown JOIN reported ON reported.assignment_id = grown.id`);
    return rows.map(
      ({ project_id, funnel_id, step_id, linked_at }): Stay => ({
        projectId: project_id,
        funnelId: funnel_id,
        stepId: step_id,
        linkedAt: linked_at,
      }),
    );
  }
}
