import { valueTypes } from '@trackway/application';
import { newContact } from '../../directory/contacts/contact';
import { newCustomer } from '../../directory/customers/customer';
import type { ReferenceIndex } from '../stores/references';
import type { RowContext } from './import-job';

/** Creates a customer for each name of `missing`. */
export async function createMissingCustomers(
  { stores, caller, now, newId, journal }: RowContext,
  missing: readonly string[],
  index: ReferenceIndex<string>,
): Promise<void> {
  const customers = missing.map((name) => newCustomer({ id: newId(), name }, now));
  const created = await stores.customers.insertFree(caller.frameId, customers);
  journal.recordSideEffects('customer', [...created]);
  for (const { id, name } of customers) index.add({ id, names: [id, name] });
}

/**
 * Creates a contact for each e-mail address of `missing`, in lower case. Other names are not created, because contacts are
 * identified by e-mail.
 */
export async function createMissingContacts(
  { stores, caller, now, numbers, journal }: RowContext,
  missing: readonly string[],
  index: ReferenceIndex<number>,
): Promise<void> {
  const emails = missing.filter((name) => valueTypes.email.safeParse(name).success);
  if (emails.length === 0) return;
  const first = await numbers.reserve(caller.frameId, 'contact', emails.length);
  const contacts = emails.map((email, index) => newContact({ id: first + index, name: email, email }, now));
  await stores.contacts.insertMany(caller.frameId, contacts);
  journal.recordSideEffects(
    'contact',
    contacts.map(({ id }) => id),
  );
  for (const { id, name } of contacts) index.add({ id, names: [String(id), name] });
}
