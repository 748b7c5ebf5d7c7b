import type { Client } from 'pg';

/** The same board as one handwritten statement, without row-level security. */
export async function handWritten(client: Client, frameId: string, funnelId: string, perStep: number): Promise<void> {
  await client.query(
    `WITH totals AS (
       SELECT a.step_id, count(*), sum(p.budget), count(*) FILTER (WHERE a.status = 'open' AND s.late_after_hours IS NOT NULL
         AND a.linked_at < now() - make_interval(hours => s.late_after_hours)) AS late
       FROM assignments a
       JOIN steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
       JOIN project_facts p ON p.frame_id = a.frame_id AND p.project_id = a.project_id AND NOT p.deleted AND p.merged_id IS NULL
       WHERE a.frame_id = $1 AND a.funnel_id = $2 AND a.left_at IS NULL AND a.status IN ('open', 'paused')
       GROUP BY a.step_id
     )
     SELECT s.id, s.name, s.position, t.count, t.sum, t.late, card.*
     FROM steps s
     LEFT JOIN totals t ON t.step_id = s.id
     LEFT JOIN LATERAL (
       SELECT a.*, p.code, p.name AS project_name, p.budget
       FROM assignments a
       JOIN project_facts p ON p.frame_id = a.frame_id AND p.project_id = a.project_id AND NOT p.deleted AND p.merged_id IS NULL
       WHERE a.frame_id = $1 AND a.step_id = s.id AND a.left_at IS NULL AND a.status IN ('open', 'paused')
       ORDER BY a.linked_at, a.id LIMIT $3
     ) card ON true
     WHERE s.frame_id = $1 AND s.funnel_id = $2 AND s.position IS NOT NULL ORDER BY s.position, card.linked_at, card.id`,
    [frameId, funnelId, perStep],
  );
}
