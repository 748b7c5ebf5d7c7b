import type { Contact, ContactWithCustomers } from './contact';

export interface ContactStore {
  /** Those that exist, archived ones included, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly ContactWithCustomers[]>;
  insertMany(frameId: string, contacts: readonly Contact[]): Promise<void>;
  /** Fails with `precondition_failed` where the stored version is not the one that was read. */
  update(frameId: string, contact: Contact): Promise<void>;
  replaceCustomers(frameId: string, contactId: number, customerIds: readonly string[]): Promise<void>;
}
