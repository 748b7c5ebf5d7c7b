import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import { newContact } from './contacts/contact';
import type { ContactStores } from './contacts/contact-store';
import { type Customer, newCustomer } from './customers/customer';
import type { LabelStores } from './labels/label-store';

type Stores = ContactStores & LabelStores;

const NOW = new Date('2026-05-04T09:00:00Z');
const conflict = { code: 'conflict' };

function aCustomer(changes: Partial<Customer> = {}): Customer {
  return { ...newCustomer({ id: newId(), name: 'Acme' }, NOW), ...changes };
}

/** The behaviour of the stores of the module `directory`. */
export function describeDirectoryStores(name: string, open: () => UnitOfWork<Stores>): void {
  describe(`customers, contacts and labels: ${name}`, () => {
    let frameId: string;
    const run = <T>(work: (stores: Stores) => Promise<T>) => open().run(frameId, work);

    beforeEach(() => {
      frameId = newId();
    });

    it('store a customer with a document once', async () => {
      const customer = aCustomer({ document: '1' });
      const same = aCustomer({ document: '1' });
      await run(({ customers }) => customers.insert(frameId, customer));

      await expect(run(({ customers }) => customers.insert(frameId, same))).rejects.toMatchObject(conflict);
      await run(async ({ customers }) => {
        const free = aCustomer({ document: '2' });
        expect([...(await customers.insertFree(frameId, [same, free]))]).toEqual([free.id]);
        expect(await customers.findIds(frameId, ['1', '3'])).toEqual(new Map([['1', customer.id]]));
        expect(await customers.lockMany(frameId, [customer.id, newId()])).toMatchObject([{ id: customer.id }]);
      });
    });

    it('raise the version of a customer, and reject the update of another version', async () => {
      const customer = aCustomer();
      await run(({ customers }) => customers.insert(frameId, customer));
      await run(async ({ customers }) => {
        const [stored] = await customers.findMany(frameId, [customer.id]);
        if (stored) await customers.update(frameId, { ...stored, name: 'B' });
        expect(await customers.lock(frameId, customer.id)).toMatchObject({ name: 'B', version: 2 });
      });

      const stale = run(({ customers }) => customers.update(frameId, { ...customer, name: 'C' }));
      await expect(stale).rejects.toMatchObject({ code: 'precondition_failed' });
    });

    it('find the ancestors of a customer', async () => {
      const root = aCustomer();
      const middle = aCustomer({ parentId: root.id });
      const leaf = aCustomer({ parentId: middle.id });
      await run(async ({ customers }) => {
        for (const customer of [root, middle, leaf, aCustomer()]) await customers.insert(frameId, customer);
        const found = await customers.findWithAncestors(frameId, [leaf.id]);
        expect(found.map(({ id }) => id).sort()).toEqual([root.id, middle.id, leaf.id].sort());
      });
    });

    it('link contacts with customers, ordered by name', async () => {
      const [one, two] = [aCustomer({ name: 'B' }), aCustomer({ name: 'A' })];
      await run(async ({ customers, contacts }) => {
        for (const customer of [one, two]) await customers.insert(frameId, customer);
        await contacts.insertMany(frameId, [newContact({ id: 1, name: 'Ana' }, NOW)]);
        await contacts.replaceCustomers(frameId, 1, [one.id, two.id]);
        expect((await contacts.lock(frameId, 1))?.customers.map(({ id }) => id)).toEqual([two.id, one.id]);
        await contacts.replaceCustomers(frameId, 1, [one.id]);
        const [contact] = await contacts.findMany(frameId, [1, 2]);
        expect(contact?.customers).toEqual([{ id: one.id, name: 'B' }]);
        if (contact) await contacts.update(frameId, { ...contact, name: 'Bea' });
        expect((await contacts.lockMany(frameId, [1]))[0]).toMatchObject({ name: 'Bea', version: 2 });
      });
      const stale = run(({ contacts }) => contacts.update(frameId, newContact({ id: 1, name: 'C' }, NOW)));
      await expect(stale).rejects.toMatchObject({ code: 'precondition_failed' });
    });

    it('find contacts by phone and e-mail, without archived ones', async () => {
      const contact = newContact({ id: 1, name: 'Ana', phone: '+49 30 1', email: 'Ana@example.org' }, NOW);
      const archived = { ...newContact({ id: 2, name: 'Bo', phone: '+49 30 1' }, NOW), deletedAt: NOW };
      await run(async ({ contacts }) => {
        await contacts.insertMany(frameId, [contact, archived]);
        const find = async (phoneDigits: string[], emails: string[]) => {
          const found = await contacts.findByReach(frameId, { phoneDigits, emails, projectIds: [] });
          return found.map(({ id, openProjectId }) => [id, openProjectId]);
        };
        expect(await find(['49301'], [])).toEqual([[1, null]]);
        expect(await find([], ['ana@example.org'])).toEqual([[1, null]]);
        expect(await find(['4930'], ['bo@example.org'])).toEqual([]);
      });
    });

    it('store a label with a name once, unless the other one is deleted', async () => {
      const life = { color: '#ff0000', version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };
      const [one, two] = [
        { ...life, id: newId(), name: 'A' },
        { ...life, id: newId(), name: 'A' },
      ];
      await run(({ tags }) => tags.insert(frameId, one));

      await expect(run(({ tags }) => tags.insert(frameId, two))).rejects.toMatchObject(conflict);
      await run(async ({ tags, groups }) => {
        await groups.insert(frameId, { ...one, color: null });
        await tags.update(frameId, { ...one, deletedAt: NOW, version: 2 });
        await tags.insert(frameId, two);
        expect(await tags.lockMany(frameId, [one.id])).toEqual([{ ...one, deletedAt: NOW, version: 2 }]);
        expect(await groups.findMany(frameId, [one.id, two.id])).toMatchObject([{ id: one.id, color: null }]);
      });
      await expect(run(({ tags }) => tags.update(frameId, one))).rejects.toMatchObject(conflict);
    });

    it('hide rows from other frames', async () => {
      const customer = aCustomer();
      await run(({ customers }) => customers.insert(frameId, customer));
      const other = newId();
      expect(await open().run(other, ({ customers }) => customers.findMany(other, [customer.id]))).toEqual([]);
    });
  });
}
