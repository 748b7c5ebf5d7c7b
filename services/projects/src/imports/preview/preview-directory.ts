import type { ContactStore } from '../../directory/contacts/contact-store';
import type { Customer } from '../../directory/customers/customer';
import type { CustomerStore } from '../../directory/customers/customer-store';
import type { RowStores } from '../stores/import-stores';
import type { PreviewState } from './preview-state';

/** Customers with the changes of the previous rows. Reads without locks and writes to memory. */
export function previewCustomers(
  stored: Pick<CustomerStore, 'findMany' | 'findIds'>,
  { customers: state }: PreviewState,
): RowStores['customers'] {
  const findMany = async (frameId: string, ids: readonly string[]): Promise<readonly Customer[]> => {
    const missing = ids.filter((id) => !state.has(id));
    return state.overlay(ids, missing.length > 0 ? await stored.findMany(frameId, missing) : []);
  };
  const findIds = async (frameId: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = [...(await stored.findIds(frameId, documents))].filter(([, id]) => !state.has(id));
    const own = documents.flatMap((document) =>
      state.withKeys([`customer.document ${document}`]).map(({ id }) => [document, id] as const),
    );
    return new Map([...found, ...own]);
  };
  return {
    lockTree: async () => undefined,
    lockMany: findMany,
    findMany,
    findIds,
    async insertFree(frameId, customers) {
      const documents = new Set(
        (
          await findIds(
            frameId,
            customers.flatMap(({ document }) => document ?? []),
          )
        ).keys(),
      );
      const ids = new Set(
        (
          await findMany(
            frameId,
            customers.map(({ id }) => id),
          )
        ).map(({ id }) => id),
      );
      const inserted = new Set<string>();
      for (const customer of customers) {
        const { id, document } = customer;
        if (ids.has(id) || (document !== null && documents.has(document))) continue;
        state.put(customer);
        inserted.add(id);
        ids.add(id);
        if (document !== null) documents.add(document);
      }
      return inserted;
    },
    async findWithAncestors(frameId, ids) {
      const found = new Map<string, Customer>();
      for (let next: readonly string[] = ids; next.length > 0; ) {
        const level = await findMany(frameId, next);
        for (const customer of level) found.set(customer.id, customer);
        next = [...new Set(level.flatMap(({ parentId }) => parentId ?? []))].filter((id) => !found.has(id));
      }
      return [...found.values()];
    },
    async update(_frameId, customer) {
      state.put({ ...customer, version: customer.version + 1 });
    },
  };
}

/** Contacts with the changes of the previous rows. */
export function previewContacts(
  stored: Pick<ContactStore, 'findMany'>,
  { contacts: state }: PreviewState,
): RowStores['contacts'] {
  return {
    async lockMany(frameId, ids) {
      const missing = ids.filter((id) => !state.has(id));
      return state.overlay(ids, missing.length > 0 ? await stored.findMany(frameId, missing) : []);
    },
    async insertMany(_frameId, contacts) {
      for (const contact of contacts) state.put({ ...contact, customers: [] });
    },
    async update(frameId, contact) {
      const customers =
        state.get(contact.id)?.customers ?? (await stored.findMany(frameId, [contact.id]))[0]?.customers;
      state.put({ ...contact, customers: customers ?? [], version: contact.version + 1 });
    },
    async replaceCustomers(_frameId, contactId, customerIds) {
      const contact = state.get(contactId);
      if (contact) state.put({ ...contact, customers: customerIds.map((id) => ({ id, name: '' })) });
    },
  };
}
