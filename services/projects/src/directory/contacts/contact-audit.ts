import { contactFields } from '@trackway/contracts';
import { auditOf } from '@trackway/messaging';
import { writableValues } from '../../fields/record-json';
import type { Contact, ContactWithCustomers } from './contact';

/** The settings of a contact in entries of the audit log. */
export function contactSettings({
  customers,
  ...contact
}: Contact & { readonly customers: readonly { readonly id: string }[] }): Readonly<Record<string, unknown>> {
  return { ...writableValues(contactFields, contact), customer_ids: customers.map(({ id }) => id).sort() };
}

export const auditContact = auditOf<ContactWithCustomers>({
  source: 'projects',
  kind: 'contact',
  identify: ({ id, name }) => ({ id: String(id), name }),
  settings: contactSettings,
});
