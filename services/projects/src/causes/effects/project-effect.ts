import { type Effect, EXISTS, type FieldChange, type RecordRef } from '@trackway/contracts';
import { type EffectRow, effectOfRow } from '@trackway/postgres';

const CREATED: FieldChange = { field: EXISTS, from: false, to: true };
const DELETED: FieldChange = { field: EXISTS, from: true, to: false };

/** The change of existence that an action such as `project.created` is. */
export function lifecycleChange(action: string): FieldChange | undefined {
  if (/\.(created|restored)$/.test(action)) return CREATED;
  return action.endsWith('.deleted') ? DELETED : undefined;
}

/** Share pages are records of their own. Entries from before they were recorded cannot be undone. */
const WITHOUT_RECORD = new Set(['project.shared', 'project.unshared']);

/** A history entry as an effect. Only changes of projects and tasks have a record. */
export function toEffect(row: EffectRow): Effect {
  const lifecycle = lifecycleChange(row.action);
  return effectOfRow(row, recordOf(row), { changes: [...(lifecycle ? [lifecycle] : []), ...row.changes] });
}

function recordOf({ source, action, changes, details, project_id: projectId }: EffectRow): RecordRef | null {
  const { task } = details as { task?: { id: string; title: string } };
  if (source !== 'projects' || WITHOUT_RECORD.has(action) || details['shortened'] === true) return null;
  if (action.startsWith('task.')) return task ? { kind: 'task', id: task.id, projectId, label: task.title } : null;
  const isChange = changes.length > 0 || lifecycleChange(action) !== undefined;
  return isChange ? { kind: 'project', id: projectId, projectId, label: '' } : null;
}
