import type { Contact, Customer, TrackwayClient } from '@trackway/client';
import { DEMO_CONTACTS, DEMO_CUSTOMERS } from './demo-directory';
import { BY_NAME, ensureAll, RETRY } from './ensure';

export interface DemoPeople {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly contacts: ReadonlyMap<string, Contact>;
}

export async function seedPeople({ customers, contacts }: TrackwayClient): Promise<DemoPeople> {
  const allCustomers = await ensureAll(customers.list(), BY_NAME, DEMO_CUSTOMERS, ({ parent, ...fields }, known) => {
    const parentId = parent === undefined ? undefined : known.get(parent)?.id;
    return customers.create({ ...fields, ...(parentId === undefined ? {} : { parent_id: parentId }) }, RETRY);
  });
  const allContacts = await ensureAll(contacts.list(), BY_NAME, DEMO_CONTACTS, ({ customers: names, ...fields }) =>
    contacts.create({ ...fields, customer_ids: names.flatMap((name) => allCustomers.get(name)?.id ?? []) }, RETRY),
  );
  return { customers: allCustomers, contacts: allContacts };
}
