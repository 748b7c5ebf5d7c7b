import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeDirectory } from '../fake-directory';
import { makeCreateCustomer } from './create-customer';
import { makeDeleteCustomer, makeRestoreCustomer } from './remove-customer';
import { makeUpdateCustomer } from './update-customer';

const NOW = new Date('2026-05-04T12:00:00Z');
const notFound = { code: 'customer_model_not_found' };
const stale = { code: 'precondition_failed' };

function open() {
  const directory = new FakeDirectory();
  const deps = { unitOfWork: directory, newId, clock: () => NOW };
  const caller = aCaller();
  return {
    ...{ caller, directory },
    create: makeCreateCustomer(deps),
    update: makeUpdateCustomer(deps),
    remove: makeDeleteCustomer(deps),
    restore: makeRestoreCustomer(deps),
    stored: (id: string) => directory.customers.rows.find(caller.frameId, id),
  };
}

describe('customers', () => {
  it('are created below an existing customer of the tenant', async () => {
    const { caller, directory, create, stored } = open();
    const parent = await create(caller, { name: 'Holding' });
    const child = await create(caller, { name: 'Branch', parentId: parent.id });

    expect(stored(child.id)).toMatchObject({ name: 'Branch', parentId: parent.id, version: 1 });
    expect(directory.recorded.entries).toEqual([parent.id, child.id]);
    expect(directory.takeActions()).toEqual(['customer.created', 'customer.created']);
    await expect(create(aCaller(), { name: 'B', parentId: parent.id })).rejects.toMatchObject(notFound);
    await expect(create(caller, { name: 'B', parentId: newId() })).rejects.toMatchObject(notFound);
  });

  it('have a document of their own', async () => {
    const { caller, directory, create, update } = open();
    await create(caller, { name: 'A', document: '1' });
    const { id } = await create(caller, { name: 'B' });
    directory.takeActions();
    const conflict = { code: 'conflict', details: { validation: { document: expect.any(Array) } } };

    await expect(create(caller, { name: 'C', document: '1' })).rejects.toMatchObject(conflict);
    await expect(update(caller, { id, changes: { document: '1' } })).rejects.toMatchObject(conflict);
    expect(directory.takeActions()).toEqual([]);
  });

  it('publish nothing without a change', async () => {
    const { caller, directory, create, update } = open();
    const { id } = await create(caller, { name: 'A' });
    directory.takeActions();

    expect(await update(caller, { id, changes: { name: 'A' } })).toMatchObject({ version: 1 });
    expect(directory.takeActions()).toEqual([]);
    expect(await update(caller, { id, ifVersion: 1, changes: { name: 'B' } })).toMatchObject({ version: 2 });
    expect(directory.takeActions()).toEqual(['customer.updated']);
  });

  it('form a tree without cycles', async () => {
    const { caller, create, update } = open();
    const root = await create(caller, { name: 'A' });
    const child = await create(caller, { name: 'B', parentId: root.id });
    const cycle = { code: 'hierarchy_cycle' };

    await expect(update(caller, { id: root.id, changes: { parentId: child.id } })).rejects.toMatchObject(cycle);
    await expect(update(caller, { id: root.id, changes: { parentId: root.id } })).rejects.toMatchObject(cycle);
    await expect(update(caller, { id: root.id, changes: { parentId: newId() } })).rejects.toMatchObject(notFound);
  });

  it('retain a parent that was deleted since, and get no other deleted one', async () => {
    const { caller, create, update, remove } = open();
    const [parent, other] = [await create(caller, { name: 'A' }), await create(caller, { name: 'B' })];
    const { id } = await create(caller, { name: 'C', parentId: parent.id });
    await remove(caller, { id: parent.id });
    await remove(caller, { id: other.id });

    const changes = { name: 'D', parentId: parent.id };
    expect(await update(caller, { id, changes })).toMatchObject(changes);
    await expect(update(caller, { id, changes: { parentId: other.id } })).rejects.toMatchObject(notFound);
  });

  it('are deleted and restored once', async () => {
    const { caller, directory, create, update, remove, restore, stored } = open();
    const { id } = await create(caller, { name: 'A' });

    await expect(restore(caller, { id })).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    expect(await remove(caller, { id, ifVersion: 1 })).toMatchObject({ deletedAt: NOW, version: 2 });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id, changes: { name: 'B' } })).rejects.toMatchObject(notFound);
    await restore(caller, { id });
    expect(stored(id)).toMatchObject({ deletedAt: null, version: 3 });
    expect(directory.takeActions()).toEqual(['customer.created', 'customer.deleted', 'customer.restored']);
  });

  it('of another tenant are not found', async () => {
    const { caller, create, update, remove } = open();
    const { id } = await create(caller, { name: 'A' });

    await expect(update(aCaller(), { id, changes: { name: 'B' } })).rejects.toMatchObject(notFound);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id, ifVersion: 7, changes: { name: 'B' } })).rejects.toMatchObject(stale);
  });
});
