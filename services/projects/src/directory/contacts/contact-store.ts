import type { CustomerStores } from '../customers/customer-store';
import type { Contact, ContactWithCustomers } from './contact';

/** Who may be meant by a phone or an e-mail. */
export interface ReachableContact extends Pick<Contact, 'id' | 'name' | 'phone' | 'email'> {
  /** The most recently updated project in progress or paused. */
  readonly openProjectId: string | null;
}

export interface ContactStore {
  /** Those that exist, archived ones included, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]>;
  /**
   * Those who have one of the phones, as digits, or e-mails, in lower case, or projects; first the one whose open project was
   * changed last. Archived ones are left out.
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
  /** Holds one until the end of the transaction, so that changes of it come one after the other. */
  lock(frameId: string, id: number): Promise<ContactWithCustomers | undefined>;
  /** The same of several. */
  lockMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]>;
  /** Fails with `precondition_failed` where the stored version is not the one that was read. */
  update(frameId: string, contact: Contact): Promise<void>;
  replaceCustomers(frameId: string, contactId: number, customerIds: readonly string[]): Promise<void>;
}

export interface ContactStores extends CustomerStores {
  readonly contacts: ContactStore;
}
