import type { DemoApi, Resource } from './demo-api';
import { DEMO_CONTACTS, DEMO_CUSTOMERS } from './demo-directory';
import { ensureAll } from './ensure';

export type DemoPeople = { customers: ReadonlyMap<string, Resource>; contacts: ReadonlyMap<string, Resource> };

export async function seedPeople(api: DemoApi): Promise<DemoPeople> {
  const customers = await ensureAll(
    api,
    { path: 'customers', listing: 'customers', one: 'customer' },
    DEMO_CUSTOMERS,
    ({ parent, ...fields }, known) => ({ ...fields, ...(parent ? { parent_id: known.get(parent)?.id } : {}) }),
  );
  const contacts = await ensureAll(
    api,
    { path: 'contacts', listing: 'contacts', one: 'contact' },
    DEMO_CONTACTS,
    ({ customers: names, ...fields }) => ({
      ...fields,
      customer_ids: names.flatMap((name) => customers.get(name)?.id ?? []),
    }),
  );
  return { customers, contacts };
}
