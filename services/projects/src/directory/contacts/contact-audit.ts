import { contactFields } from '@trackway/contracts';
import { auditOf } from '@trackway/messaging';
import { writableValues } from '../../fields/record-json';
import type { ContactWithCustomers } from './contact';

export const auditContact = auditOf<ContactWithCustomers>({
  source: 'projects',
  kind: 'contact',
  identify: ({ id, name }) => ({ id: String(id), name }),
  settings: ({ customers, ...contact }) => ({
    ...writableValues(contactFields, contact),
    customer_ids: customers.map(({ id }) => id).sort(),
  }),
});
