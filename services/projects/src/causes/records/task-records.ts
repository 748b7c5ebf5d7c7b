import { valueTypes } from '@trackway/application';
import { EXISTS, type FieldChange, type ProjectRecordRef } from '@trackway/contracts';
import { type Caller, toStorableTime } from '@trackway/runtime';
import type { ProjectsModule } from '../../projects/projects-module';
import type { Task } from '../../projects/tasks/task';

/** The fields of a task by their names in histories. */
export function taskFields(task: Task | undefined): Readonly<Record<string, unknown>> {
  if (!task) return { [EXISTS]: false };
  const { title, done, dueAt, assigneeId, deletedAt } = task;
  return { title, done, due_at: dueAt?.toISOString() ?? null, assignee_id: assigneeId, [EXISTS]: deletedAt === null };
}

export async function changeTask(
  { commands }: Pick<ProjectsModule, 'commands'>,
  caller: Caller,
  { id, projectId }: ProjectRecordRef,
  changes: readonly FieldChange[],
): Promise<void> {
  const exists = changes.find(({ field }) => field === EXISTS)?.to;
  if (exists === true) await commands.restoreTask(caller, { projectId, id });
  const values = new Map(changes.map(({ field, to }) => [field, to]));
  const restored = {
    ...(values.has('title') ? { title: valueTypes.name.parse(values.get('title')) } : {}),
    ...(values.has('done') ? { done: values.get('done') === true } : {}),
    ...(values.has('due_at') ? { dueAt: toDate(values.get('due_at')) } : {}),
    ...(values.has('assignee_id') ? { assigneeId: valueTypes.uuid.nullable().parse(values.get('assignee_id')) } : {}),
  };
  if (Object.keys(restored).length > 0) await commands.updateTask(caller, { projectId, id, changes: restored });
  if (exists === false) await commands.deleteTask(caller, { projectId, id });
}

/** Earlier releases stored times that are rejected today. */
function toDate(value: unknown): Date | null {
  return typeof value === 'string' ? toStorableTime(new Date(value)) : null;
}
