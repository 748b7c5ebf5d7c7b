import type { CustomerStores } from '../customers/customer-store';
import type { Contact, ContactWithCustomers } from './contact';

/** A contact that matches a phone number, an e-mail address or a project. */
export interface ReachableContact extends Pick<Contact, 'id' | 'name' | 'phone' | 'email'> {
  /** The most recently updated project in progress or paused. */
  readonly openProjectId: string | null;
}

export interface ContactStore {
  /** Returns the contacts that exist, also archived ones, in any order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]>;
  /**
   * Finds contacts that have one of the phones (digits only), e-mails (lower case) or projects, ordered by the last
   * update of their open project. Omits archived contacts.
   */
  findByReach(
    frameId: string,
    reach: {
      readonly phoneDigits: readonly string[];
      readonly emails: readonly string[];
      readonly projectIds: readonly string[];
    },
  ): Promise<readonly ReachableContact[]>;
  insertMany(frameId: string, contacts: readonly Contact[]): Promise<void>;
  /** Locks the contact until the end of the transaction. */
  lock(frameId: string, id: number): Promise<ContactWithCustomers | undefined>;
  lockMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]>;
  /** @throws AppError `precondition_failed` if the stored version differs from the one that was read. */
  update(frameId: string, contact: Contact): Promise<void>;
  replaceCustomers(frameId: string, contactId: number, customerIds: readonly string[]): Promise<void>;
}

export interface ContactStores extends CustomerStores {
  readonly contacts: ContactStore;
}
