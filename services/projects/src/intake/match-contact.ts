import { valueTypes } from '@trackway/application';
import { conflict } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { type ContactWithCustomers, newContact } from '../directory/contacts/contact';
import { auditContact } from '../directory/contacts/contact-audit';
import type { ContactStores, ReachableContact } from '../directory/contacts/contact-store';
import type { MatchValue } from '../imports/stores/references';

const MAX_NAME_LENGTH = 255;

/** Contact details of a submission. Empty if not given. */
export interface IntakeContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The values to lock, so that concurrent submissions of one contact create it once. */
export function matchValuesOf(contact: IntakeContact | null): MatchValue[] {
  if (!contact) return [];
  return [emailOf(contact), phoneDigits(contact)].filter(Boolean).map((value) => ({ kind: 'contact', value }));
}

/** Finds a contact by e-mail (ignoring case), else by phone (digits only). Archived contacts are not found. */
export async function findContact(
  { contacts }: Pick<ContactStores, 'contacts'>,
  frameId: string,
  contact: IntakeContact,
): Promise<ReachableContact | undefined> {
  const [email, digits] = [emailOf(contact), phoneDigits(contact)];
  const reach = { emails: [email].filter(Boolean), phoneDigits: [digits].filter(Boolean), projectIds: [] };
  if (reach.emails.length + reach.phoneDigits.length === 0) return undefined;
  const found = await contacts.findByReach(frameId, reach);
  return found.find((one) => email !== '' && one.email?.toLowerCase() === email) ?? found[0];
}

/**
 * Returns the matching contact unchanged, because the submitter is not authenticated, or creates one with the id `newContactId`.
 * Undefined if the details are empty. @throws AppError `conflict` if the contact was archived since the id was to be reserved
 */
export async function matchContact(
  { clock }: { clock: Clock },
  stores: ContactStores,
  caller: Caller,
  given: { contact: IntakeContact; customerId: string | null; newContactId: number | undefined },
): Promise<ContactWithCustomers | undefined> {
  const { contact, customerId, newContactId: id } = given;
  const { frameId } = caller;
  const known = await findContact(stores, frameId, contact);
  if (known) return readContact(stores, frameId, known.id);
  const name = nameOf(contact);
  if (name === undefined) return undefined;
  if (id === undefined) throw conflict('The contact was archived by another request. Repeat the request.');
  const email = valueTypes.email.safeParse(contact.email.trim());
  const phone = contact.phone.trim();
  const created = newContact({ id, name, email: email.success ? email.data : null, phone }, clock());
  await stores.contacts.insertMany(frameId, [created]);
  if (customerId !== null) await stores.contacts.replaceCustomers(frameId, id, [customerId]);
  const stored = await readContact(stores, frameId, id);
  if (stored) await stores.outbox.add(auditContact(caller, 'created', stored));
  return stored;
}

async function readContact({ contacts }: ContactStores, frameId: string, id: number) {
  return (await contacts.findMany(frameId, [id]))[0];
}

function nameOf({ name, email, phone }: IntakeContact): string | undefined {
  const given = [name, email, phone].map((text) => text.trim()).find((text) => text !== '') ?? '';
  return toName(given);
}

/** The text as a name: shortened, or undefined if it is no valid name. */
export function toName(text: string): string | undefined {
  // A cut between two code units would leave a lone surrogate.
  const short = text
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
  return valueTypes.name.safeParse(short).data;
}

function emailOf({ email }: IntakeContact): string {
  return email.trim().toLowerCase();
}

function phoneDigits({ phone }: IntakeContact): string {
  return phone.replace(/\D/g, '');
}
