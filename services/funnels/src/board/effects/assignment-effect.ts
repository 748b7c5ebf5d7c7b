import type { Effect, FieldChange, RecordRef } from '@trackway/contracts';
import { type EffectRow, effectOfRow } from '@trackway/postgres';

/** The position of a project in a funnel is the field `step_id`, which is null outside of the funnel. */
const STEP = 'step_id';

/** The fields of an assignment that can be undone. */
export const assignmentFields = [STEP, 'status', 'forecast_date', 'tag_ids', 'executor_ids'] as const;

/** A recorded history entry as an effect. Entries about anything other than assignments have no record. */
export function toEffect(row: EffectRow): Effect {
  return effectOfRow(row, recordOf(row), { changes: changesOf(row), eventIds: idsOf(row.details) });
}

export function assignmentRecord(funnel: { id: string; name: string }, projectId: string): RecordRef {
  return { kind: 'assignment', id: `${funnel.id}/${projectId}`, projectId, label: funnel.name };
}

function recordOf({ action, details, project_id: projectId }: EffectRow): RecordRef | null {
  const { funnel } = details as { funnel?: { id: string; name: string } };
  return ASSIGNMENT_ACTIONS.has(action) && funnel ? assignmentRecord(funnel, projectId) : null;
}

const ASSIGNMENT_ACTIONS = new Set(['funnel.entered', 'funnel.moved', 'funnel.updated', 'funnel.left']);

function changesOf({ action, changes, details }: EffectRow): FieldChange[] {
  const { from_step: from, step } = details as { from_step?: { id: string }; step?: { id: string } };
  if (action === 'funnel.updated') return [...changes];
  if (action === 'funnel.left') return [{ field: STEP, from: step?.id ?? null, to: null }, ...changes];
  return [{ field: STEP, from: from?.id ?? null, to: step?.id ?? null }, ...changes];
}

/** Actions of rules and agents name the run or execution as their cause. */
function idsOf(details: EffectRow['details']): string[] {
  return [details['run_id'], details['execution_id']].filter((id) => typeof id === 'string');
}
