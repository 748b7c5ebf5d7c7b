import type { Actor, Effect, FrameRecordRef } from '@trackway/contracts';
import { effectOfRecord, type RecordEffectRow } from '@trackway/messaging';
import { type Queryable, sql } from '@trackway/postgres';
import { stepRecordId } from '../funnels/funnel-audit';

interface UseRow {
  assignment_id: string;
  funnel_id: string;
  step_id: string;
  linked_at: Date;
  id: string | null;
  action: string | null;
  actor: Actor | null;
  correlation_id: string;
}

/** Causes of which each step has its last project. */
const MAX_USES = 10;
const MAX_CHANGES = 10_000;

/**
 * The last projects that entered the steps and funnels since a time, by different causes, and are still there, and the
 * last changes of the funnels' steps.
 */
export async function settingUses(
  db: Queryable,
  frameId: string,
  records: readonly FrameRecordRef[],
  time: Date,
): Promise<readonly Effect[]> {
  const [funnels, steps] = ['funnel', 'step'].map((kind) => records.filter((record) => record.kind === kind));
  if (!funnels || !steps || funnels.length + steps.length === 0) return [];
  const funnelIds = funnels.map(({ id }) => id);
  const stepIds = steps.map(({ id }) => id.split('/')[1] ?? '');
  const { rows: used } = await db.query<UseRow>(sql`
    WITH last AS (
      SELECT DISTINCT ON (a.id) a.id AS assignment_id, a.funnel_id, a.step_id, a.linked_at, e.id, e.action, e.actor,
        coalesce(e.correlation_id, a.id::text) AS correlation_id
      FROM assignments a
      LEFT JOIN effects e ON e.frame_id = a.frame_id AND e.project_id = a.project_id AND e.happened_at >= ${time}
        AND e.action IN ('funnel.entered', 'funnel.moved') AND e.details -> 'step' ->> 'id' = a.step_id::text
      WHERE a.frame_id = ${frameId} AND a.left_at IS NULL AND a.linked_at >= ${time}
        AND (a.step_id = ANY(${stepIds}::uuid[]) OR a.funnel_id = ANY(${funnelIds}::uuid[]))
      ORDER BY a.id, e.happened_at DESC NULLS LAST
    ), of_causes AS (
      SELECT DISTINCT ON (step_id, correlation_id) * FROM last
      ORDER BY step_id, correlation_id, linked_at DESC, assignment_id DESC
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY step_id ORDER BY linked_at DESC, assignment_id DESC) AS place FROM of_causes
    )
    SELECT assignment_id, funnel_id, step_id, linked_at, id, action, actor, correlation_id FROM ranked
    WHERE place <= ${MAX_USES} ORDER BY linked_at, assignment_id`);
  const { rows: changed } = await db.query<RecordEffectRow>(sql`
    SELECT id, kind, record_id, label, action, actor, changes, correlation_id, causation_id, request_id, happened_at
    FROM setting_effects
    WHERE frame_id = ${frameId} AND kind = 'step' AND happened_at >= ${time}
      AND split_part(record_id, '/', 1) = ANY(${funnelIds}::text[])
    ORDER BY happened_at DESC, id DESC LIMIT ${MAX_CHANGES}`);
  return [
    ...changed.toReversed().flatMap((row) => ofFunnel(funnels, row)),
    ...used.flatMap((row) =>
      [...funnels, ...steps]
        .filter(({ id }) => id === row.funnel_id || id === stepRecordId(row.funnel_id, row.step_id))
        .map((record) => toUse(row, record)),
    ),
  ];
}

/** A change of a step as a change of its funnel. */
function ofFunnel(funnels: readonly FrameRecordRef[], row: RecordEffectRow): Effect[] {
  const record = funnels.find(({ id }) => id === row.record_id.split('/')[0]);
  return record ? [{ ...effectOfRecord(row), record }] : [];
}

function toUse(row: UseRow, record: FrameRecordRef): Effect {
  return {
    id: row.id ?? row.assignment_id,
    record,
    projectId: null,
    action: row.action ?? 'funnel.entered',
    actor: row.actor ?? { kind: 'system', id: 'funnels', name: null },
    cause: { correlationId: row.correlation_id, causationId: null, requestId: null },
    changes: [],
    eventIds: [],
    happenedAt: row.linked_at,
  };
}
