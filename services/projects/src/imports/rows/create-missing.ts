import { newContact } from '../../directory/contacts/contact';
import { newCustomer } from '../../directory/customers/customer';
import type { ReferenceIndex } from '../stores/references';
import type { RowContext } from './import-job';

/** Creates a customer for each unknown name. */
export async function createMissingCustomers(
  { stores, caller, now, newId, journal }: RowContext,
  names: readonly string[],
  index: ReferenceIndex<string>,
): Promise<void> {
  const missing = names.filter((name) => isMissing(index, name));
  const customers = missing.map((name) => newCustomer({ id: newId(), name }, now));
  const created = await stores.customers.insertFree(caller.frameId, customers);
  journal.recordSideEffects('customer', [...created]);
  for (const { id, name } of customers) index.add({ id, names: [id, name] });
}

/**
 * Creates a contact for each unknown e-mail address. Other names are not created, because contacts are identified by
 * e-mail.
 */
export async function createMissingContacts(
  { stores, caller, now, numbers, journal }: RowContext,
  names: readonly string[],
  index: ReferenceIndex<number>,
): Promise<void> {
  const emails = [...new Set(names.map((name) => name.toLowerCase()))];
  const missing = emails.filter((name) => name.includes('@') && isMissing(index, name));
  if (missing.length === 0) return;
  const first = await numbers.reserve(caller.frameId, 'contact', missing.length);
  const contacts = missing.map((email, index) => newContact({ id: first + index, name: email, email }, now));
  await stores.contacts.insertMany(caller.frameId, contacts);
  journal.recordSideEffects(
    'contact',
    contacts.map(({ id }) => id),
  );
  for (const { id, name } of contacts) index.add({ id, names: [String(id), name] });
}

function isMissing<Id extends string | number>(index: ReferenceIndex<Id>, name: string): boolean {
  const { id, ambiguous } = index.find(name);
  return id === undefined && !ambiguous;
}
