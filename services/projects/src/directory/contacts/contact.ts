import { contactFields, type RecordOf, type Writable } from '@trackway/contracts';
import { defaultsOf } from '../../fields/record-json';
import type { CustomerSummary } from '../customers/customer';

/** A contact person of customers. Fields are declared in `contactFields`. */
export type Contact = RecordOf<typeof contactFields>;

/** The fields that a client may set. `customerIds` replaces the whole list. */
export type ContactFields = RecordOf<Writable<typeof contactFields>> & { readonly customerIds: readonly string[] };

/** A contact with defaults for the fields that are not given. */
export function newContact(
  given: Pick<Contact, 'id' | 'name'> & Partial<Omit<ContactFields, 'name' | 'customerIds'>>,
  now: Date,
): Contact {
  return { ...defaultsOf(contactFields), ...given, createdAt: now, updatedAt: now };
}

export interface ContactWithCustomers extends Contact {
  readonly customers: readonly Pick<CustomerSummary, 'id' | 'name'>[];
}
