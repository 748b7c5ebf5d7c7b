import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeCreateCustomer } from '../customers/create-customer';
import { FakeDirectory } from '../fake-directory';
import { FakeNumberRanges } from '../numbers/fake-number-ranges';
import { makeFindContacts } from './find-contacts';
import { makeArchiveContact, makeCreateContact, makeUpdateContact } from './write-contact';

const NOW = new Date('2026-05-04T12:00:00Z');
const notFound = { code: 'contact_model_not_found' };

function open() {
  const directory = new FakeDirectory();
  const deps = { unitOfWork: directory, numbers: new FakeNumberRanges(), newId, clock: () => NOW };
  return {
    ...{ caller: aCaller(), directory },
    create: makeCreateContact(deps),
    update: makeUpdateContact(deps),
    archive: makeArchiveContact(deps),
    find: makeFindContacts(deps),
    createCustomer: makeCreateCustomer(deps),
  };
}

describe('contacts', () => {
  it('get the next number of their tenant, and their customers', async () => {
    const { caller, directory, create, createCustomer } = open();
    const { id } = await createCustomer(caller, { name: 'Acme' });
    const first = await create(caller, { name: 'Ana', customerIds: [id, id] });

    expect(first).toMatchObject({ id: 1, name: 'Ana', customers: [{ id, name: 'Acme' }] });
    expect(await create(caller, { name: 'Bo' })).toMatchObject({ id: 2 });
    expect(await create(aCaller(), { name: 'Bo' })).toMatchObject({ id: 1 });
    expect(directory.takeActions()).toContain('contact.created');
    expect(directory.recorded.entries).toContain('1');
  });

  it('belong to existing customers', async () => {
    const { caller, directory, create, update } = open();
    const missing = { code: 'customer_model_not_found' };
    const { id } = await create(caller, { name: 'Ana' });

    await expect(create(caller, { name: 'Bo', customerIds: [newId()] })).rejects.toMatchObject(missing);
    await expect(update(caller, { id, changes: { name: 'B', customerIds: [newId()] } })).rejects.toMatchObject(missing);
    expect(directory.contacts.rows.of(caller.frameId)).toMatchObject([{ name: 'Ana', version: 1 }]);
  });

  it('retain customers that were deleted since, and are not linked with other deleted ones', async () => {
    const { caller, directory, create, update, createCustomer } = open();
    const [linked, other] = [await createCustomer(caller, { name: 'A' }), await createCustomer(caller, { name: 'B' })];
    const { id } = await create(caller, { name: 'Ana', customerIds: [linked.id] });
    for (const customer of [linked, other]) {
      directory.customers.rows.change(caller.frameId, customer.id, { deletedAt: NOW });
    }

    const changes = { name: 'Bo', customerIds: [linked.id] };
    expect(await update(caller, { id, changes })).toMatchObject({ name: 'Bo', customers: [{ id: linked.id }] });
    await expect(update(caller, { id, changes: { customerIds: [linked.id, other.id] } })).rejects.toMatchObject({
      code: 'customer_model_not_found',
    });
  });

  it('publish nothing without a change, also of their customers', async () => {
    const { caller, directory, create, update, createCustomer } = open();
    const { id: customerId } = await createCustomer(caller, { name: 'Acme' });
    const { id } = await create(caller, { name: 'Ana', customerIds: [customerId] });
    directory.takeActions();

    await update(caller, { id, changes: { name: 'Ana', customerIds: [customerId] } });
    expect(directory.takeActions()).toEqual([]);
    expect(await update(caller, { id, ifVersion: 1, changes: { customerIds: [] } })).toMatchObject({
      ...{ version: 2, customers: [] },
    });
    expect(directory.takeActions()).toEqual(['contact.updated']);
  });

  it('are archived and restored once', async () => {
    const { caller, directory, create, update, archive } = open();
    const { id } = await create(caller, { name: 'Ana' });

    await expect(archive(caller, { id, archive: false })).rejects.toMatchObject(notFound);
    await expect(archive(caller, { id, archive: true, ifVersion: 2 })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    expect(await archive(caller, { id, archive: true })).toMatchObject({ deletedAt: NOW });
    await expect(update(caller, { id, changes: { name: 'B' } })).rejects.toMatchObject(notFound);
    expect(await archive(caller, { id, archive: false })).toMatchObject({ deletedAt: null, version: 3 });
    expect(directory.takeActions()).toEqual(['contact.created', 'contact.deleted', 'contact.restored']);
  });

  it('of another tenant or version are not changed', async () => {
    const { caller, create, update, archive } = open();
    const { id } = await create(caller, { name: 'Ana' });

    await expect(update(aCaller(), { id, changes: { name: 'B' } })).rejects.toMatchObject(notFound);
    await expect(archive(aCaller(), { id, archive: true })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id, ifVersion: 2, changes: {} })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
  });

  it('are found by phone and e-mail in any format', async () => {
    const { caller, create, find } = open();
    const { id } = await create(caller, { name: 'Ana', phone: '+49 (30) 1', email: 'Ana@example.org' });
    const reach = { phones: [], emails: [], projectIds: [] };

    expect(await find(caller, { ...reach, phones: ['+49-30-1'] })).toMatchObject([{ id }]);
    expect(await find(caller, { ...reach, emails: [' ANA@example.org '] })).toMatchObject([{ id }]);
    expect(await find(caller, { phones: ['', 'none'], emails: [' '], projectIds: ['no id'] })).toEqual([]);
    expect(await find(aCaller(), { ...reach, phones: ['49301'] })).toEqual([]);
  });
});
