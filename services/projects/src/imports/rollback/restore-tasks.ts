import type { FieldChange } from '@trackway/contracts';
import { toStorableTime } from '@trackway/runtime';
import { z } from 'zod';
import { tasksChangedEvents } from '../../projects/project/projects-changed-events';
import type { Task } from '../../projects/tasks/task';
import { taskChanges } from '../../projects/tasks/task-changes';
import { raiseVersions } from '../rows/raise-versions';
import type { RestoredRecord, RetainedRow } from '../stores/applied-batches';
import type { ImportStores } from '../stores/import-stores';
import type { JournalEntry } from '../stores/journal';
import { type RestoreResult, type RollbackContext, retentionReason, toRetainedRow } from './rollback-context';

const beforeSchema = z.object({
  version: z.int(),
  title: z.string(),
  done: z.boolean(),
  // Earlier releases stored times that are rejected today.
  dueAt: z.coerce.date().transform(toStorableTime).nullable(),
  assigneeId: z.string().nullable(),
});

interface ChangedTask {
  readonly task: Task;
  readonly changes: readonly FieldChange[];
}

/** Returns tasks, and locks their projects until the end of the transaction. */
export async function lockTasks(
  { projects, tasks }: Pick<ImportStores, 'projects' | 'tasks'>,
  frameId: string,
  ids: readonly string[],
): Promise<readonly Task[]> {
  const found = await tasks.findMany(frameId, ids);
  await projects.lockMany(frameId, [...new Set(found.map(({ projectId }) => projectId))]);
  return tasks.findMany(frameId, ids);
}

/** Restores the fields that tasks had before a row of the import changed them. */
export async function restoreTasks(context: RollbackContext, entries: readonly JournalEntry[]): Promise<RestoreResult> {
  const { stores, caller, now } = context;
  const ids = entries.map(({ id }) => id);
  const byId = new Map((await lockTasks(stores, caller.frameId, ids)).map((task) => [task.id, task]));
  const restored: RestoredRecord[] = [];
  const retained: RetainedRow[] = [];
  const changed: ChangedTask[] = [];
  for (const entry of entries) {
    const current = byId.get(entry.id);
    const { version, ...fields } = beforeSchema.parse(entry.before);
    const reason = retentionReason(context, entry, current);
    if (reason || !current) {
      retained.push(toRetainedRow(entry, reason ?? 'gone'));
      continue;
    }
    const task = { ...current, ...fields, version: current.version + 1, updatedAt: now };
    changed.push({ task, changes: taskChanges(current, task) });
    restored.push({ kind: 'task', id: entry.id, version: task.version, restoredVersion: version });
  }
  if (changed.length > 0) {
    await stores.tasks.updateMany(
      caller.frameId,
      changed.map(({ task }) => task),
    );
  }
  await publish(context, 'task.updated', changed);
  return { restored, retained };
}

/** Publishes the deletions of tasks that are about to be removed. Their projects must be locked. */
export async function publishTaskDeletions(context: RollbackContext, ids: readonly string[]): Promise<void> {
  const tasks = await context.stores.tasks.findMany(context.caller.frameId, ids);
  await publish(
    context,
    'task.deleted',
    tasks.map((task) => ({ task, changes: [] })),
  );
}

async function publish(
  { stores, caller, now, operationId }: RollbackContext,
  action: 'task.updated' | 'task.deleted',
  changed: readonly ChangedTask[],
): Promise<void> {
  if (changed.length === 0) return;
  const projectIds = [...new Set(changed.map(({ task }) => task.projectId))];
  const projects = await stores.projects.findMany(caller.frameId, projectIds);
  const cause = { key: operationId, at: now, details: { rolled_back: operationId } };
  const lines = changed.map(({ task, changes }) => ({ project: { id: task.projectId }, task, changes }));
  await stores.outbox.add(
    ...(await raiseVersions(stores.projects, caller, projects, cause)),
    ...tasksChangedEvents(caller, action, lines, cause),
  );
}
