import { EXISTS, type RecordRef } from '@trackway/contracts';
import { AppError } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { newCustomer } from '../../directory/customers/customer';
import { makeDeleteCustomer, makeRestoreCustomer } from '../../directory/customers/remove-customer';
import { makeUpdateCustomer } from '../../directory/customers/update-customer';
import { makeMergeProject, makeUnmergeProject } from '../../projects/copies/merge-project';
import { openProjects } from '../../projects/fake-project-deps';
import { makeDeleteProject, makeRestoreProject } from '../../projects/project/remove-project';
import { makeUpdateProject } from '../../projects/project/update-project';
import { makeCreateTask, makeDeleteTask, makeRestoreTask, makeUpdateTask } from '../../projects/tasks/write-task';
import { makeChangeRecord, makeReadRecords, type RecordDeps } from './project-records';

function open() {
  const opened = openProjects();
  const { deps, caller, frameId, fake, now } = opened;
  const commands = {
    updateProject: makeUpdateProject(deps),
    deleteProject: makeDeleteProject(deps),
    restoreProject: makeRestoreProject(deps),
    mergeProject: makeMergeProject(deps),
    unmergeProject: makeUnmergeProject(deps),
    updateTask: makeUpdateTask(deps),
    deleteTask: makeDeleteTask(deps),
    restoreTask: makeRestoreTask(deps),
  };
  const directoryDeps = { unitOfWork: fake.directory, clock: deps.clock };
  const directory = {
    updateCustomer: makeUpdateCustomer(directoryDeps),
    deleteCustomer: makeDeleteCustomer(directoryDeps),
    restoreCustomer: makeRestoreCustomer(directoryDeps),
  };
  const recordDeps = { ...deps, commands, directory } as unknown as RecordDeps;
  return {
    ...{ ...opened, commands },
    createTask: makeCreateTask(deps),
    async addCustomer() {
      const customer = newCustomer({ id: newId(), name: 'Ana' }, now);
      await fake.directory.customers.insert(frameId, customer);
      return customer;
    },
    read: async (record: RecordRef, ...fields: string[]) =>
      (await makeReadRecords(recordDeps)(caller, [{ record, fields }]))[0]?.values,
    change: (record: RecordRef, ...changes: readonly (readonly [field: string, from: unknown, to: unknown])[]) =>
      makeChangeRecord(recordDeps)(caller, {
        record,
        changes: changes.map(([field, from, to]) => ({ field, from, to })),
      }),
  };
}

const aProjectRef = (id: string): RecordRef => ({ kind: 'project', id, projectId: id, label: '' });
const aTaskRef = (id: string, projectId: string): RecordRef => ({ kind: 'task', id, projectId, label: '' });
const aCustomerRef = (id: string): RecordRef => ({ kind: 'customer', id, projectId: null, label: '' });

describe('the records that an undo reads', () => {
  it('have the fields as in histories: of projects with their lists, of tasks and of customers', async () => {
    const { caller, add, addTag, addCustomer, createTask, commands, read } = open();
    const { id } = await add({ name: 'Roof', budget: 5 });
    const tagId = await addTag();
    await commands.updateProject(caller, { id, changes: {}, lists: { tagIds: [tagId] } });
    const task = await createTask(caller, id, { title: 'Call', dueAt: new Date('2026-06-01T10:00:00Z') });
    const customer = await addCustomer();

    expect(await read(aProjectRef(id), 'name', 'budget', 'tag_ids', EXISTS)).toEqual({
      ...{ name: 'Roof', budget: 5, tag_ids: [tagId], [EXISTS]: true },
    });
    expect(await read(aTaskRef(task.id, id), 'title', 'due_at')).toEqual({
      ...{ title: 'Call', due_at: '2026-06-01T10:00:00.000Z' },
    });
    expect(await read(aCustomerRef(customer.id), 'name', EXISTS)).toEqual({ name: 'Ana', [EXISTS]: true });
  });

  it('do not exist if they are unknown or of another frame', async () => {
    const { add, fake, read } = open();
    const other = aCaller();
    await fake.projects.insert(other.frameId, { ...(await add()), id: newId(), code: 'other' });
    const [foreign] = fake.projects.rows.of(other.frameId);

    expect(await read(aProjectRef(foreign?.id ?? ''), 'name', EXISTS)).toEqual({ name: null, [EXISTS]: false });
    expect(await read(aTaskRef(newId(), newId()), EXISTS)).toEqual({ [EXISTS]: false });
    expect(await read(aCustomerRef(newId()), EXISTS)).toEqual({ [EXISTS]: false });
  });
});

describe('a record that an undo changes', () => {
  it('gets the values from before, once', async () => {
    const { add, change, stored } = open();
    const { id } = await add({ name: 'New', budget: 5 });

    const outcome = await change(aProjectRef(id), ['name', 'Roof', 'Roof'], ['budget', 5, 1]);
    expect(outcome).toEqual({ result: 'conflict', message: expect.stringContaining('name') });

    expect(await change(aProjectRef(id), ['budget', 5, 1])).toEqual({ result: 'changed' });
    expect(await change(aProjectRef(id), ['budget', 5, 1])).toEqual({ result: 'changed' });
    expect(stored(id)).toMatchObject({ name: 'New', budget: 1, version: 2 });
  });

  it('gets a list without regard to its order, once, and can be reverted', async () => {
    const { caller, frameId, fake, add, addUser, commands, change } = open();
    const { id } = await add();
    // Lists are read in the order of names.
    const [ana, bo] = [await addUser({ name: 'Ana' }), await addUser({ name: 'Bo' })];
    await commands.updateProject(caller, { id, changes: {}, lists: { userIds: [bo] } });
    const users = () => fake.links.userIdsOf(frameId, id, 'user');

    expect(await change(aProjectRef(id), ['user_ids', [bo], [bo, ana]])).toEqual({ result: 'changed' });
    fake.takeActions();
    expect(await change(aProjectRef(id), ['user_ids', [bo], [bo, ana]])).toEqual({ result: 'changed' });
    expect([fake.takeActions(), await users()]).toEqual([[], [ana, bo]]);
    expect(await change(aProjectRef(id), ['user_ids', [bo, ana], [bo]])).toEqual({ result: 'changed' });
    expect(await users()).toEqual([bo]);
    expect(await change(aProjectRef(id), ['user_ids', [bo, ana], [ana]])).toMatchObject({ result: 'conflict' });
  });

  it('is restored before its fields change, and deleted after them', async () => {
    const { caller, add, commands, change, stored } = open();
    const { id } = await add({ name: 'New' });
    await commands.deleteProject(caller, { id });

    expect(await change(aProjectRef(id), [EXISTS, false, true], ['name', 'New', 'Roof'])).toEqual({
      result: 'changed',
    });
    expect(stored(id)).toMatchObject({ name: 'Roof', deletedAt: null });

    expect(await change(aProjectRef(id), ['name', 'Roof', 'Wall'], [EXISTS, true, false])).toEqual({
      result: 'changed',
    });
    expect(stored(id)).toMatchObject({ name: 'Wall', deletedAt: expect.any(Date) });
  });

  it('is separated from the project that it was merged into before its fields change, or merged after them', async () => {
    const { caller, add, commands, change, stored } = open();
    const [source, target] = [await add({ name: 'New' }), await add()];
    await commands.mergeProject(caller, source.id, target.id);

    await change(aProjectRef(source.id), ['merged_id', target.id, null], ['name', 'New', 'Roof']);
    expect(stored(source.id)).toMatchObject({ mergedId: null, name: 'Roof' });

    await change(aProjectRef(source.id), ['name', 'Roof', 'Wall'], ['merged_id', null, target.id]);
    expect(stored(source.id)).toMatchObject({ mergedId: target.id, name: 'Wall' });
  });

  it('can be a task or a customer', async () => {
    const { caller, fake, frameId, add, addCustomer, createTask, change } = open();
    const { id } = await add();
    const task = await createTask(caller, id, { title: 'New' });
    const customer = await addCustomer();

    await change(aTaskRef(task.id, id), ['title', 'New', 'Call'], ['done', false, true], [EXISTS, true, false]);
    await change(aCustomerRef(customer.id), ['name', 'Ana', 'Bo'], [EXISTS, true, false]);

    const deletedAt = expect.any(Date);
    expect(fake.tasks.rows.find(frameId, task.id)).toMatchObject({ title: 'Call', done: true, deletedAt });
    expect(fake.directory.customers.rows.find(frameId, customer.id)).toMatchObject({ name: 'Bo', deletedAt });
  });

  it('restores a due time of an earlier release as a time that can be presented', async () => {
    const { caller, fake, frameId, add, createTask, change } = open();
    const { id } = await add();
    const task = await createTask(caller, id, { title: 'Call' });

    await change(aTaskRef(task.id, id), ['due_at', null, '+010000-01-01T11:59:59.000Z']);

    expect(fake.tasks.rows.find(frameId, task.id)).toMatchObject({ dueAt: new Date('9999-12-31T23:59:59.999Z') });
  });

  it('is rejected with the reason of the use case', async () => {
    const { add, change, stored } = open();
    const { id } = await add({ customerId: null });

    const outcome = await change(aProjectRef(id), ['customer_id', null, newId()]);

    expect(outcome).toEqual({ result: 'rejected', message: expect.stringContaining('customer') });
    expect(stored(id)).toMatchObject({ customerId: null, version: 1 });
  });

  it('stays as it was if only some of its changes are possible', async () => {
    const { caller, fake, frameId, add, addCustomer, createTask, commands, change, stored } = open();
    const [source, target] = [await add({ code: 'B' }), await add({ code: 'A' })];
    const task = await createTask(caller, source.id, { title: 'Call' });
    await commands.deleteTask(caller, { projectId: source.id, id: task.id });
    const customer = await addCustomer();
    const rejected = { result: 'rejected', message: expect.any(String) };

    expect(await change(aTaskRef(task.id, source.id), [EXISTS, false, true], ['assignee_id', null, newId()])).toEqual(
      rejected,
    );
    expect(fake.tasks.rows.find(frameId, task.id)).toMatchObject({ deletedAt: expect.any(Date) });

    await commands.mergeProject(caller, source.id, target.id);
    expect(await change(aProjectRef(source.id), ['merged_id', target.id, null], ['code', 'B', 'A'])).toEqual(rejected);
    expect(stored(source.id)).toMatchObject({ mergedId: target.id, code: 'B' });

    await change(aCustomerRef(customer.id), [EXISTS, true, false]);
    expect(await change(aCustomerRef(customer.id), [EXISTS, false, true], ['parent_id', null, newId()])).toEqual(
      rejected,
    );
    expect(fake.directory.customers.rows.find(frameId, customer.id)).toMatchObject({ deletedAt: expect.any(Date) });
  });

  it('fails for a temporary error, so that it is repeated', async () => {
    const { add, change, fake } = open();
    const { id } = await add({ budget: 5 });
    fake.projects.update = () => Promise.reject(new AppError('unavailable', 'unavailable', 'Try again.'));

    await expect(change(aProjectRef(id), ['budget', 5, 1])).rejects.toThrow('Try again.');
  });
});
