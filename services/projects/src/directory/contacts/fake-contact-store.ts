import { AppError } from '@trackway/errors';
import { FakeTable } from '@trackway/simulation';
import type { FakeCustomerStore } from '../customers/fake-customer-store';
import type { Contact, ContactWithCustomers } from './contact';
import type { ContactStore, ReachableContact } from './contact-store';

interface Link {
  readonly contactId: number;
  readonly customerId: string;
}

/** Knows no projects, so contacts are found by phone and e-mail only, without an open project. */
export class FakeContactStore implements ContactStore {
  readonly rows = new FakeTable<Contact>(({ id }) => String(id));
  readonly links = new FakeTable<Link>(({ contactId, customerId }) => `${contactId}/${customerId}`);

  constructor(private readonly customers: FakeCustomerStore) {}

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]> {
    return this.rows
      .of(frameId)
      .filter(({ id }) => ids.includes(id))
      .map((contact) => ({ ...contact, customers: this.customersOf(frameId, contact.id) }));
  }

  async findByReach(
    frameId: string,
    { phoneDigits, emails }: Parameters<ContactStore['findByReach']>[1],
  ): Promise<readonly ReachableContact[]> {
    return this.rows
      .of(frameId)
      .filter(({ deletedAt, phone, email }) => {
        const isReached =
          phoneDigits.includes(phone?.replace(/\D/g, '') || '-') || emails.includes(email?.toLowerCase() ?? '-');
        return deletedAt === null && isReached;
      })
      .map(({ id, name, phone, email }) => ({ id, name, phone, email, openProjectId: null }));
  }

  async insertMany(frameId: string, contacts: readonly Contact[]): Promise<void> {
    for (const contact of contacts) this.rows.put(frameId, contact);
  }

  async lock(frameId: string, id: number): Promise<ContactWithCustomers | undefined> {
    return (await this.findMany(frameId, [id]))[0];
  }

  lockMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]> {
    return this.findMany(frameId, ids);
  }

  async update(frameId: string, contact: Contact): Promise<void> {
    const stored = this.rows.find(frameId, String(contact.id));
    if (stored?.version !== contact.version) {
      throw new AppError('precondition_failed', 'precondition_failed', 'The contact has changed meanwhile.');
    }
    const fields = Object.fromEntries(Object.keys(stored).map((name) => [name, contact[name as keyof Contact]]));
    this.rows.put(frameId, { ...stored, ...fields, version: contact.version + 1 });
  }

  async replaceCustomers(frameId: string, contactId: number, customerIds: readonly string[]): Promise<void> {
    for (const link of this.links.of(frameId)) {
      if (link.contactId === contactId) this.links.remove(frameId, `${contactId}/${link.customerId}`);
    }
    for (const customerId of customerIds) this.links.put(frameId, { contactId, customerId });
  }

  /** By name. */
  private customersOf(frameId: string, contactId: number): ContactWithCustomers['customers'] {
    return this.links
      .of(frameId)
      .flatMap((link) =>
        link.contactId === contactId ? (this.customers.rows.find(frameId, link.customerId) ?? []) : [],
      )
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => (`${one.name} ${one.id}` > `${other.name} ${other.id}` ? 1 : -1));
  }
}
