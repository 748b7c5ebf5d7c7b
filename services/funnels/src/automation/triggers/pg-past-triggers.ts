import { type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { Placement } from './matches-rule';
import type { Readings } from './readings';
import { TRIGGER_COLUMNS, type TriggerRow, toTriggerEvent } from './trigger-row';
import type { TriggerStore } from './trigger-store';

interface PastRow extends TriggerRow {
  position: number;
  readings: Readings | null;
  places: Placement[] | null;
}

/** The steps of a project at that time. Events at a step need no lookup. */
const PLACES = trustedSql(`(
  SELECT jsonb_agg(jsonb_build_object('stepId', s.step_id, 'funnelId', s.funnel_id))
  FROM assignments a JOIN step_stays s ON s.frame_id = a.frame_id AND s.assignment_id = a.id
  WHERE t.step_id IS NULL AND a.frame_id = t.frame_id AND a.project_id = t.project_id
    AND s.entered_at <= t.occurred_at AND (s.left_at IS NULL OR s.left_at > t.occurred_at)
) AS places`);

export async function pagePastTriggers(
  db: Queryable,
  ...[frameId, rule, { from, to }, { after, limit }]: Parameters<TriggerStore['past']>
): ReturnType<TriggerStore['past']> {
  const { rows } = await db.query<PastRow>(sql`
    SELECT ${TRIGGER_COLUMNS}, t.position, t.readings, ${PLACES}
    FROM rule_triggers t
    WHERE t.frame_id = ${frameId} AND t.type = ${rule.trigger.type} AND t.position > ${after}
      AND t.occurred_at BETWEEN ${from} AND ${to} AND (t.rule_id IS NULL OR t.rule_id = ${rule.id})
    ORDER BY t.position LIMIT ${limit}`);
  const triggers = rows.map((row) => ({
    trigger: toTriggerEvent(row),
    placements: row.places ?? [],
    readings: row.readings ?? undefined,
  }));
  return { triggers, next: rows.at(-1)?.position ?? after };
}
