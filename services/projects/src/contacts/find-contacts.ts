import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { ReachableContact } from './contact-store';

const MOST = 100;

/** The contacts of the frame that one of the phones (compared by digits) or e-mails (without case) belongs to. */
export function makeFindContacts({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (
    caller: Caller,
    reach: { readonly phones: readonly string[]; readonly emails: readonly string[] },
  ): Promise<readonly ReachableContact[]> => {
    const digits = reach.phones.slice(0, MOST).map((phone) => phone.replace(/\D/g, ''));
    const emails = reach.emails.slice(0, MOST).map((email) => email.trim().toLowerCase());
    const sought = { phoneDigits: digits.filter(Boolean), emails: emails.filter(Boolean) };
    return unitOfWork.run(caller.frameId, ({ contacts }) => contacts.findByReach(caller.frameId, sought));
  };
}
