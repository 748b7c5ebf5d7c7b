import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import { makeReadTask } from './read-tasks';
import { makeCreateTask, makeDeleteTask, makeRestoreTask, makeUpdateTask } from './write-task';

const notFound = { code: 'task_model_not_found' };
const projectNotFound = { code: 'project_model_not_found' };
const stale = { code: 'precondition_failed' };

async function open() {
  const opened = openProjects();
  const { deps } = opened;
  const { id: projectId } = await opened.add();
  const use = {
    create: makeCreateTask(deps),
    update: makeUpdateTask(deps),
    remove: makeDeleteTask(deps),
    restore: makeRestoreTask(deps),
    read: makeReadTask(deps),
  };
  return { ...opened, ...use, projectId };
}

describe('a task', () => {
  it('is part of its project, whose version it raises', async () => {
    const { caller, fake, projectId, create, read, addUser, stored } = await open();
    const assigneeId = await addUser({ name: 'Ana' });
    const task = await create(caller, projectId, { title: 'Call', assigneeId });

    expect(await read(caller, projectId, task.id)).toEqual(task);
    expect(task).toMatchObject({ title: 'Call', done: false, assignee: { id: assigneeId, name: 'Ana' } });
    expect(stored(projectId)?.version).toBe(2);
    expect([fake.takeActions(), fake.recorded.entries]).toEqual([['task.created'], [task.id]]);
  });

  it('is rejected after 5,000 others of its project that are not deleted', async () => {
    const { caller, projectId, create, remove, restore, deps } = await open();
    const { id, assignee: _, ...task } = await create(caller, projectId, { title: 'Call' });
    await deps.unitOfWork.run(caller.frameId, ({ tasks }) =>
      tasks.insertMany(
        caller.frameId,
        Array.from({ length: 4_999 }, () => ({ ...task, id: newId() })),
      ),
    );
    const full = { code: 'task_limit_reached' };

    await expect(create(caller, projectId, { title: 'More' })).rejects.toMatchObject(full);
    await remove(caller, { projectId, id });
    await create(caller, projectId, { title: 'More' });
    await expect(restore(caller, { projectId, id })).rejects.toMatchObject(full);
  });

  it('publishes nothing without a change', async () => {
    const { caller, fake, projectId, create, update, stored } = await open();
    const { id } = await create(caller, projectId, { title: 'Call' });
    fake.takeActions();

    expect(await update(caller, { projectId, id, changes: { title: 'Call' } })).toMatchObject({ version: 1 });
    expect([fake.takeActions(), stored(projectId)?.version]).toEqual([[], 2]);
    expect(await update(caller, { projectId, id, ifVersion: 1, changes: { done: true } })).toMatchObject({
      version: 2,
    });
    expect(fake.takeActions()).toEqual(['task.updated']);
  });

  it('has an existing assignee', async () => {
    const { caller, projectId, create, update, addUser } = await open();
    const deleted = await addUser({ deletedAt: new Date() });
    const { id } = await create(caller, projectId, { title: 'Call' });
    const userNotFound = { code: 'user_model_not_found' };

    await expect(create(caller, projectId, { title: 'B', assigneeId: newId() })).rejects.toMatchObject(userNotFound);
    await expect(update(caller, { projectId, id, changes: { assigneeId: deleted } })).rejects.toMatchObject(
      userNotFound,
    );
  });

  it('is deleted and restored once', async () => {
    const { caller, fake, projectId, create, update, remove, restore, read } = await open();
    const { id } = await create(caller, projectId, { title: 'Call' });
    const target = { projectId, id };

    await expect(restore(caller, target)).rejects.toMatchObject(notFound);
    await expect(remove(caller, { ...target, ifVersion: 2 })).rejects.toMatchObject(stale);
    await remove(caller, target);
    await expect(remove(caller, target)).rejects.toMatchObject(notFound);
    await expect(read(caller, projectId, id)).rejects.toMatchObject(notFound);
    await expect(update(caller, { ...target, changes: { done: true } })).rejects.toMatchObject(notFound);
    expect(await restore(caller, target)).toMatchObject({ deletedAt: null, version: 3 });
    expect(fake.takeActions()).toEqual(['task.created', 'task.deleted', 'task.restored']);
  });

  it('of another project, version or tenant is not found', async () => {
    const { caller, projectId, create, update, read, add } = await open();
    const { id } = await create(caller, projectId, { title: 'Call' });
    const [other, gone] = [await add(), await add({ mergedId: newId() })];
    const changes = { done: true };

    await expect(update(caller, { projectId: other.id, id, changes })).rejects.toMatchObject(notFound);
    await expect(read(caller, other.id, id)).rejects.toMatchObject(notFound);
    await expect(update(caller, { projectId, id, ifVersion: 2, changes })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { projectId, id, changes })).rejects.toMatchObject(projectNotFound);
    await expect(read(aCaller(), projectId, id)).rejects.toMatchObject(projectNotFound);
    await expect(create(caller, gone.id, { title: 'B' })).rejects.toMatchObject({ code: 'merged_project' });
  });
});
