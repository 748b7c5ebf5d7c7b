import type { UnitOfWork } from '@trackway/application';
import type { FieldChange } from '@trackway/contracts';
import { notFound, referenceNotFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { assertWritable, type Project } from '../project/project';
import { projectChangeEvents } from '../project/project-events';
import { MAX_TASKS, TASK_LIMIT_REACHED, type Task, type TaskFields, type TaskWithAssignee } from './task';
import { taskChanges } from './task-changes';
import type { TaskStores } from './task-store';

export interface WriteTask {
  readonly projectId: string;
  readonly id: string;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

type Deps = { unitOfWork: UnitOfWork<TaskStores>; newId: NewId; clock: Clock };
type TaskAction = 'task.created' | 'task.updated' | 'task.deleted' | 'task.restored';

export function makeCreateTask(deps: Deps) {
  return (
    caller: Caller,
    projectId: string,
    fields: Pick<TaskFields, 'title'> & Partial<TaskFields>,
  ): Promise<TaskWithAssignee> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const project = await lockProject(stores, caller.frameId, projectId);
      await assertBelowLimit(stores, caller.frameId, projectId);
      await assertAssigneeExists(stores, caller.frameId, fields.assigneeId);
      const now = deps.clock();
      const blank = { done: false, dueAt: null, assigneeId: null };
      const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const task: Task = { ...blank, ...fields, ...life, id: deps.newId(), projectId };
      await stores.tasks.insertMany(caller.frameId, [task]);
      await stores.recordEffect(task.id);
      return recorded(deps, stores, caller, { project, task, action: 'task.created', changes: [] });
    });
}

/** Changes the given fields. An update without differences publishes no event. */
export function makeUpdateTask(deps: Deps) {
  return (caller: Caller, command: WriteTask & { readonly changes: Partial<TaskFields> }): Promise<TaskWithAssignee> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { project, task: current } = await lockTask(stores, caller.frameId, command);
      if (current.deletedAt) throw notFound('task');
      rejectStale(current.version, command.ifVersion);
      const wanted = { ...current, ...command.changes };
      const changes = taskChanges(current, wanted);
      if (changes.length === 0) return current;
      if (wanted.assigneeId !== current.assigneeId)
        await assertAssigneeExists(stores, caller.frameId, wanted.assigneeId);
      const task = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      await stores.tasks.update(caller.frameId, task);
      return recorded(deps, stores, caller, { project, task, action: 'task.updated', changes });
    });
}

/** Deletes softly. 404 if the task is deleted already. */
export function makeDeleteTask(deps: Deps) {
  return (caller: Caller, command: WriteTask): Promise<TaskWithAssignee> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const found = await lockTask(stores, caller.frameId, command);
      if (found.task.deletedAt) throw notFound('task');
      rejectStale(found.task.version, command.ifVersion);
      return storeState(deps, stores, caller, { ...found, deletedAt: deps.clock(), action: 'task.deleted' });
    });
}

/** 404 if the task is not deleted. */
export function makeRestoreTask(deps: Deps) {
  return (caller: Caller, command: WriteTask): Promise<TaskWithAssignee> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const found = await lockTask(stores, caller.frameId, command);
      if (!found.task.deletedAt) throw notFound('task');
      rejectStale(found.task.version, command.ifVersion);
      await assertBelowLimit(stores, caller.frameId, command.projectId);
      return storeState(deps, stores, caller, { ...found, deletedAt: null, action: 'task.restored' });
    });
}

async function storeState(
  deps: Deps,
  stores: TaskStores,
  caller: Caller,
  {
    project,
    task: current,
    deletedAt,
    action,
  }: { project: Project; task: Task; deletedAt: Date | null; action: TaskAction },
): Promise<TaskWithAssignee> {
  const task = { ...current, version: current.version + 1, updatedAt: deps.clock(), deletedAt };
  await stores.tasks.update(caller.frameId, task);
  return recorded(deps, stores, caller, { project, task, action, changes: [] });
}

async function lockProject({ projects }: TaskStores, frameId: string, id: string): Promise<Project> {
  const [project] = await projects.lockMany(frameId, [id]);
  assertWritable(project);
  return project;
}

async function lockTask(stores: TaskStores, frameId: string, { projectId, id }: WriteTask) {
  const project = await lockProject(stores, frameId, projectId);
  const [task] = await stores.tasks.findMany(frameId, [id]);
  if (task?.projectId !== projectId) throw notFound('task');
  return { project, task };
}

/** @throws AppError `task_limit_reached` */
async function assertBelowLimit({ tasks }: TaskStores, frameId: string, projectId: string): Promise<void> {
  const count = (await tasks.countByProject(frameId, [projectId])).get(projectId) ?? 0;
  if (count >= MAX_TASKS) throw ruleBroken('task_limit_reached', TASK_LIMIT_REACHED);
}

async function assertAssigneeExists(stores: TaskStores, frameId: string, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const [user] = await stores.users.findMany(frameId, [id]);
  if (!user || user.deletedAt) throw referenceNotFound('user', 'assignee_id', id);
}

/** A task is part of its project, so its changes raise the project's version. */
async function recorded(
  { clock }: Deps,
  stores: TaskStores,
  caller: Caller,
  happened: { project: Project; task: Task; action: TaskAction; changes: FieldChange[] },
): Promise<TaskWithAssignee> {
  const { project, task, action, changes } = happened;
  const updated = { ...project, version: project.version + 1, updatedAt: clock() };
  await stores.projects.update(caller.frameId, [updated]);
  const details = { task: { id: task.id, title: task.title } };
  await stores.outbox.add(...projectChangeEvents(caller, updated, 'updated', changes, { action, details }));
  const [written] = await stores.tasks.findMany(caller.frameId, [task.id]);
  if (!written) throw notFound('task');
  return written;
}
