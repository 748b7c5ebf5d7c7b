import type { Effect, FieldChange, RecordRef } from '@trackway/contracts';
import { type EffectRow, effectOfRow } from '@trackway/postgres';

/** Whether a record exists is the field `exists`. A deleted record does not exist. */
export const EXISTS = 'exists';

const CREATED: FieldChange = { field: EXISTS, from: false, to: true };
const DELETED: FieldChange = { field: EXISTS, from: true, to: false };

const LIFECYCLE: ReadonlyMap<string, FieldChange> = new Map([
  ['project.created', CREATED],
  ['project.restored', CREATED],
  ['project.deleted', DELETED],
  ['task.created', CREATED],
  ['task.restored', CREATED],
  ['task.deleted', DELETED],
]);

/** Links of shared projects are revoked permanently, so these changes cannot be undone. */
const WITHOUT_RECORD = new Set(['project.shared', 'project.unshared']);

/** A history entry as an effect. Only changes of projects and tasks have a record. */
export function toEffect(row: EffectRow): Effect {
  const lifecycle = LIFECYCLE.get(row.action);
  return effectOfRow(row, recordOf(row), { changes: [...(lifecycle ? [lifecycle] : []), ...row.changes] });
}

function recordOf({ source, action, changes, details, project_id: projectId }: EffectRow): RecordRef | null {
  const { task } = details as { task?: { id: string; title: string } };
  if (source !== 'projects' || WITHOUT_RECORD.has(action) || details['shortened'] === true) return null;
  if (action.startsWith('task.')) return task ? { kind: 'task', id: task.id, projectId, label: task.title } : null;
  const isChange = changes.length > 0 || LIFECYCLE.has(action);
  return isChange ? { kind: 'project', id: projectId, projectId, label: '' } : null;
}
