import type { CustomerSummary } from '../customers/customer';

/** A person at customers. */
export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly email: string | null;
  readonly phone: string;
  readonly description: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** What a client may write; `customerIds` replaces the whole list. */
export interface ContactFields extends Pick<Contact, 'name' | 'role' | 'email' | 'phone' | 'description'> {
  readonly customerIds: readonly string[];
}

export interface ContactWithCustomers extends Contact {
  readonly customers: readonly Pick<CustomerSummary, 'id' | 'name'>[];
}
