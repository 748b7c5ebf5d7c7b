import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { notFound, referenceNotFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { NumberRanges } from '../numbers/number-ranges';
import { type ContactFields, type ContactWithCustomers, newContact } from './contact';
import { auditContact } from './contact-audit';
import type { ContactStores } from './contact-store';

export type CreateContact = Pick<ContactFields, 'name'> & Partial<ContactFields>;

export interface UpdateContact {
  readonly id: number;
  readonly changes: Partial<ContactFields>;
  readonly ifVersion?: number;
}

/** Creates a contact. Its id is the next number of the frame. */
export function makeCreateContact(deps: {
  unitOfWork: UnitOfWork<ContactStores>;
  numbers: NumberRanges;
  clock: Clock;
}) {
  return async (caller: Caller, { customerIds = [], ...fields }: CreateContact): Promise<ContactWithCustomers> => {
    const id = await deps.numbers.reserve(caller.frameId, 'contact', 1);
    const contact = newContact({ ...fields, id }, deps.clock());
    return deps.unitOfWork.run(caller.frameId, async (stores) => {
      await stores.contacts.insertMany(caller.frameId, [contact]);
      await linkCustomers(stores, caller.frameId, { ...contact, customers: [] }, customerIds);
      await stores.recordEffect(String(id));
      const created = await reread(stores, caller.frameId, id);
      await stores.outbox.add(auditContact(caller, 'created', created));
      return created;
    });
  };
}

/** Changes the given fields. Without differences the version stays. */
export function makeUpdateContact(deps: { unitOfWork: UnitOfWork<ContactStores>; clock: Clock }) {
  return async (caller: Caller, { id, changes, ifVersion }: UpdateContact): Promise<ContactWithCustomers> => {
    const { customerIds, ...fields } = changes;
    return deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await stores.contacts.lock(caller.frameId, id);
      if (!current || current.deletedAt) throw notFound('contact');
      rejectStale(current.version, ifVersion);
      const wanted = { ...current, ...fields };
      if (isDeepStrictEqual(wanted, current) && hasCustomers(current, customerIds)) return current;
      await stores.contacts.update(caller.frameId, { ...wanted, updatedAt: deps.clock() });
      if (customerIds) await linkCustomers(stores, caller.frameId, current, customerIds);
      const updated = await reread(stores, caller.frameId, id);
      await stores.outbox.add(auditContact(caller, 'updated', updated, { before: current }));
      return updated;
    });
  };
}

export interface ArchiveContact {
  readonly id: number;
  readonly archive: boolean;
  readonly ifVersion?: number;
}

/**
 * Archives (`true`) or restores a contact. Records that link to an archived contact keep showing it. 404 if nothing
 * changes.
 */
export function makeArchiveContact(deps: { unitOfWork: UnitOfWork<ContactStores>; clock: Clock }) {
  return async (caller: Caller, { id, archive, ifVersion }: ArchiveContact): Promise<ContactWithCustomers> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await stores.contacts.lock(caller.frameId, id);
      if (!current || (current.deletedAt !== null) === archive) throw notFound('contact');
      rejectStale(current.version, ifVersion);
      const now = deps.clock();
      await stores.contacts.update(caller.frameId, { ...current, updatedAt: now, deletedAt: archive ? now : null });
      await stores.outbox.add(auditContact(caller, archive ? 'deleted' : 'restored', current));
      return reread(stores, caller.frameId, id);
    });
}

/** True if the ids are the contact's customers, or undefined. */
function hasCustomers({ customers }: ContactWithCustomers, ids: readonly string[] | undefined): boolean {
  return ids === undefined || isDeepStrictEqual(new Set(ids), new Set(customers.map(({ id }) => id)));
}

/** Customers that are linked already may have been deleted since. */
async function linkCustomers(
  stores: ContactStores,
  frameId: string,
  { id: contactId, customers }: ContactWithCustomers,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const added = wanted.filter((id) => !customers.some((linked) => linked.id === id));
  const found = await stores.customers.findMany(frameId, added);
  const missing = added.find((id) => !found.some((customer) => customer.id === id && !customer.deletedAt));
  if (missing !== undefined) throw referenceNotFound('customer', 'customer_ids', missing);
  await stores.contacts.replaceCustomers(frameId, contactId, wanted);
}

async function reread({ contacts }: ContactStores, frameId: string, id: number): Promise<ContactWithCustomers> {
  const [contact] = await contacts.findMany(frameId, [id]);
  if (!contact) throw notFound('contact');
  return contact;
}
