import { tasksChangedEvents } from '../../projects/project/projects-changed-events';
import type { Task } from '../../projects/tasks/task';
import { taskChanges } from '../../projects/tasks/task-changes';
import type { ReferenceIndex } from '../stores/references';
import type { RowOutcome } from '../stores/row-outcome';
import { CellReader } from './cell-readers';
import { type ApplyRowsOfType, matchColumn, type RowContext } from './import-job';
import { done, failed } from './outcomes';
import { raiseVersions } from './raise-versions';
import { findRetiredLinks } from './retired-links';
import { type PlannedTask, TaskPlan } from './task-plan';
import { findTaskReferences, type LocatedRow, type TaskReferences } from './task-references';

/**
 * Applies rows of tasks. They are planned in the order of the sheet, each with the changes of the previous ones, and written
 * together. The projects are locked first, as for every change of a task.
 */
export const applyTaskRows: ApplyRowsOfType = async (context, rows) => {
  const readers = rows.map((row) => new CellReader(row));
  const references = await findTaskReferences(context, readers);
  const located = readers.map((reader) => references.locate(reader));
  const plan = await loadPlan(context, located, references);
  const results = located.map((row) => ({ reader: row.reader, result: plan.add(row) }));
  const taken = await write(context, plan);
  return results.map(({ reader, result }): RowOutcome => {
    if (result && taken.has(result.id)) reader.addError('task.id', 'id_taken', 'Another task has this id.');
    if (!result || reader.errors.length > 0) return failed(reader);
    return done(reader, result.outcome, result.id);
  });
};

async function loadPlan(
  context: RowContext,
  rows: readonly LocatedRow[],
  { projects, users }: TaskReferences,
): Promise<TaskPlan> {
  const { stores, caller, job } = context;
  const ids = rows.flatMap(({ id }) => id ?? []);
  const titles = rows.flatMap(({ reader, project, title }) => {
    const isMatched = matchColumn(job, ['task.id', 'task.title'], (key) => reader.has(key)) === 'task.title';
    return isMatched && project && title !== undefined ? [{ projectId: project.id, title }] : [];
  });
  const stored = ids.length > 0 ? await stores.tasks.findMany(caller.frameId, ids) : [];
  const titled = titles.length > 0 ? await stores.tasks.withTitles(caller.frameId, titles) : [];
  const tasks = [...stored, ...titled];
  await findRetiredAssignees(context, rows, tasks, users);
  const counts = await stores.tasks.countByProject(caller.frameId, [...projects.keys()]);
  return new TaskPlan(context, { tasks, projects, users, counts });
}

/** Which task a row matches is known only after the rows before it are planned, so the assignees of all are found. */
async function findRetiredAssignees(
  context: RowContext,
  rows: readonly LocatedRow[],
  tasks: readonly Task[],
  users: ReferenceIndex<string>,
): Promise<void> {
  const names = rows.map(({ reader }) => reader.row.cell('task.assignee').text.trim().toLowerCase());
  const unknown = names.find((name) => {
    const { id, ambiguous } = users.find(name);
    return name !== '' && id === undefined && !ambiguous;
  });
  const links = tasks.map(({ assigneeId }) => assigneeId);
  await findRetiredLinks(context, 'user', users, [{ name: unknown, links }]);
}

/** Writes the planned tasks with one statement per kind, and returns the ids that another task has. */
async function write(context: RowContext, plan: TaskPlan): Promise<ReadonlySet<string>> {
  const { stores, caller, journal } = context;
  const created = plan.tasks().filter(({ before }) => before === undefined);
  const updated = plan.tasks().flatMap((planned) => {
    const { before, task, row } = planned;
    const changes = before ? taskChanges(before, task) : [];
    if (!before || changes.length === 0) return [];
    journal.changed('task', row, before);
    return [{ ...planned, task: { ...task, version: before.version + 1, updatedAt: context.now }, changes }];
  });
  const newTasks = created.map(({ task }) => task);
  const ids = newTasks.length > 0 ? await stores.tasks.insertFree(caller.frameId, newTasks) : new Set<string>();
  if (updated.length > 0) {
    await stores.tasks.updateMany(
      caller.frameId,
      updated.map(({ task }) => task),
    );
  }
  const inserted = created.filter(({ task }) => ids.has(task.id)).map((planned) => ({ ...planned, changes: [] }));
  await publish(context, inserted, updated);
  return new Set(newTasks.map(({ id }) => id).filter((id) => !ids.has(id)));
}

type Changed = PlannedTask & { readonly changes: ReturnType<typeof taskChanges> };

async function publish(
  { stores, caller, job, now }: RowContext,
  created: readonly Changed[],
  updated: readonly Changed[],
): Promise<void> {
  const all = [...created, ...updated];
  if (all.length === 0) return;
  const before = new Map(all.map(({ project }) => [project.id, project]));
  const cause = { key: job.operationId, at: now };
  await stores.outbox.add(
    ...(await raiseVersions(stores.projects, caller, [...before.values()], cause)),
    ...tasksChangedEvents(caller, 'task.created', created, cause),
    ...tasksChangedEvents(caller, 'task.updated', updated, cause),
  );
}
