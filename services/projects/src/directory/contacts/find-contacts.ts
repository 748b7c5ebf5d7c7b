import type { UnitOfWork } from '@trackway/application';
import { type Caller, isUuid } from '@trackway/runtime';
import type { ContactStores, ReachableContact } from './contact-store';

const MAX_CONTACTS = 100;

/** Finds contacts by phone (digits only), e-mail (ignoring case) or project. */
export function makeFindContacts({ unitOfWork }: { unitOfWork: UnitOfWork<ContactStores> }) {
  return async (
    caller: Caller,
    reach: {
      readonly phones: readonly string[];
      readonly emails: readonly string[];
      readonly projectIds: readonly string[];
    },
  ): Promise<readonly ReachableContact[]> => {
    const digits = reach.phones.slice(0, MAX_CONTACTS).map((phone) => phone.replace(/\D/g, ''));
    const emails = reach.emails.slice(0, MAX_CONTACTS).map((email) => email.trim().toLowerCase());
    const projectIds = reach.projectIds.slice(0, MAX_CONTACTS).filter(isUuid);
    const sought = { phoneDigits: digits.filter(Boolean), emails: emails.filter(Boolean), projectIds };
    return unitOfWork.run(caller.frameId, ({ contacts }) => contacts.findByReach(caller.frameId, sought));
  };
}
