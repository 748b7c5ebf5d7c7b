import { omitUndefined } from '@trackway/application';
import { contactFields } from '@trackway/contracts';
import { auditedChanges } from '@trackway/messaging';
import type { Contact, ContactWithCustomers } from '../../directory/contacts/contact';
import { newContact } from '../../directory/contacts/contact';
import { contactSettings } from '../../directory/contacts/contact-audit';
import { isSameImportable } from '../../fields/importable-fields';
import { ReferenceIndex } from '../stores/references';
import type { RowOutcome } from '../stores/row-outcome';
import { CellReader } from './cell-readers';
import { createMissingCustomers } from './create-missing';
import { withoutCutTexts } from './cut-texts';
import type { ApplyRowsOfType, RowContext } from './import-job';
import { independentRows, type Stored } from './independent-rows';
import { matchRows } from './match-rows';
import { done, failed } from './outcomes';
import { createFieldsReader } from './read-fields';
import { findRetiredLinks } from './retired-links';

const readFields = createFieldsReader('contact', contactFields);

interface NewContact {
  readonly reader: CellReader;
  readonly contact: Contact;
  /** Undefined if the cell is empty. */
  readonly customerIds: readonly string[] | undefined;
}

/** A contact with the changes of the previous rows. */
interface Planned {
  readonly before: ContactWithCustomers;
  readonly contact: Contact;
  readonly customerIds: readonly string[];
  /** The first row that changes it. */
  readonly row?: number;
}

/** Applies rows of contacts. New contacts get the next numbers of the frame. */
export const applyContactRows: ApplyRowsOfType = async (context, rows) => {
  const all = rows.map((row) => new CellReader(row));
  const found = await findExisting(context, all);
  const stored = new Map([...found].map(([reader, contact]) => [reader, storedIdentity(contact)]));
  const readers = independentRows(all, { job: context.job, existing: stored });
  const chosen = new Set(readers);
  const existing = new Map([...found].filter(([reader]) => chosen.has(reader)));
  const customers = await findCustomers(context, readers, existing);

  const fresh = readers.flatMap((reader) => (existing.has(reader) ? [] : (planNew(context, reader, customers) ?? [])));
  const created = await insertNew(context, fresh);
  const updated = await update(context, existing, customers);
  return readers.map((reader): RowOutcome => {
    const id = created.get(reader) ?? existing.get(reader)?.id;
    if (reader.errors.length > 0 || id === undefined) return failed(reader);
    if (created.has(reader)) return done(reader, 'created', id);
    return done(reader, updated.has(reader) ? 'updated' : 'unchanged', id);
  });
};

async function findCustomers(
  context: RowContext,
  readers: readonly CellReader[],
  existing: ReadonlyMap<CellReader, ContactWithCustomers>,
): Promise<ReferenceIndex<string>> {
  const named = readers.flatMap((reader) => {
    // Errors of the cell are reported when the row is planned. Nothing is created for an invalid cell.
    const names = new CellReader(reader.row).names('contact.customers') ?? [];
    const links = idsOf(existing.get(reader)?.customers ?? []);
    return names.map((name) => ({ name, links }));
  });
  const names = [...new Set(named.map(({ name }) => name))];
  const index = new ReferenceIndex(await context.stores.references.customers(context.caller.frameId, names));
  const missing = await findRetiredLinks(context, 'customer', index, named);
  if (context.job.createMissing) await createMissingCustomers(context, missing, index);
  return index;
}

function storedIdentity({ id, email }: Contact): Stored {
  return { id, identity: { 'contact.id': String(id), 'contact.email': email } };
}

/** Locks the contacts that rows match, in the order of the rows. */
async function findExisting(
  context: RowContext,
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, ContactWithCustomers>> {
  const matches = await matchRows(context, readers);
  if (matches.size === 0) return new Map();
  const ids = [...new Set([...matches.values()].map(({ id }) => Number(id)))];
  const locked = await context.stores.contacts.lockMany(context.caller.frameId, ids);
  const byId = new Map(locked.filter(({ deletedAt }) => !deletedAt).map((contact) => [String(contact.id), contact]));
  return new Map(
    readers.flatMap((reader) => {
      const contact = byId.get(matches.get(reader)?.id ?? '');
      return contact ? [[reader, contact] as const] : [];
    }),
  );
}

function planNew(
  { job, now }: RowContext,
  reader: CellReader,
  customers: ReferenceIndex<string>,
): NewContact | undefined {
  const isUpdate = job.mode === 'update';
  const { name, ...fields } = readFields(reader, { isNew: !isUpdate });
  const customerIds = readCustomers(reader, customers);
  if (isUpdate) {
    reader.addError(job.matchBy ?? 'contact.id', 'no_match', 'No contact matches this row.');
  } else if (reader.has('contact.id')) {
    reader.addError(
      'contact.id',
      'id_not_assignable',
      'New contacts get the next number of the frame. Leave the id empty.',
    );
  }
  if (name === undefined || reader.errors.length > 0) return undefined;
  return { reader, contact: newContact({ ...omitUndefined(fields), name, id: 0 }, now), customerIds };
}

function readCustomers(
  reader: CellReader,
  customers: ReferenceIndex<string>,
  currentIds: readonly string[] = [],
): readonly string[] | undefined {
  return reader.names('contact.customers')?.flatMap((name) => {
    const { id, ambiguous } = customers.find(name, ...currentIds);
    if (id !== undefined) return [id];
    const code = ambiguous ? 'customer_ambiguous' : 'customer_not_found';
    reader.addError(
      'contact.customers',
      code,
      ambiguous ? `Several customers are called ${name}.` : `There is no customer ${name}.`,
    );
    return [];
  });
}

/** Returns the ids of the new contacts. */
async function insertNew(
  { stores, caller, numbers }: RowContext,
  fresh: readonly NewContact[],
): Promise<ReadonlyMap<CellReader, number>> {
  if (fresh.length === 0) return new Map();
  const first = await numbers.reserve(caller.frameId, 'contact', fresh.length);
  const numbered = fresh.map((row, index) => ({ ...row, contact: { ...row.contact, id: first + index } }));
  await stores.contacts.insertMany(
    caller.frameId,
    numbered.map(({ contact }) => contact),
  );
  for (const { contact, customerIds } of numbered) {
    if (customerIds) await stores.contacts.replaceCustomers(caller.frameId, contact.id, customerIds);
  }
  return new Map(numbered.map(({ reader, contact }) => [reader, contact.id]));
}

/**
 * Applies changes to contacts and returns the rows that changed something. Several rows of one contact are applied in
 * order and written once.
 */
async function update(
  { stores, caller, now, journal }: RowContext,
  rows: ReadonlyMap<CellReader, ContactWithCustomers>,
  customers: ReferenceIndex<string>,
): Promise<ReadonlySet<CellReader>> {
  const updated = new Set<CellReader>();
  const planned = new Map<number, Planned>();
  for (const [reader, before] of rows) {
    const as = planned.get(before.id) ?? { before, contact: before, customerIds: idsOf(before.customers) };
    const next = planRow(reader, as, customers);
    if (!next) continue;
    planned.set(before.id, next);
    if (next !== as) updated.add(reader);
  }
  for (const { before, contact, customerIds, row = 0 } of planned.values()) {
    const linked = idsOf(before.customers);
    const isLinkedElse = !isSameSet(linked, customerIds);
    if (isSameImportable(contactFields, before, contact) && !isLinkedElse) continue;
    await stores.contacts.update(caller.frameId, { ...contact, updatedAt: now });
    journal.changed('contact', row, before);
    const after = { ...contact, customers: customerIds.map((id) => ({ id })) };
    const changes = auditedChanges(contactSettings(before), contactSettings(after));
    journal.changes.push({ kind: 'contact', id: String(contact.id), name: contact.name, changes });
    if (isLinkedElse) await stores.contacts.replaceCustomers(caller.frameId, before.id, customerIds);
  }
  return updated;
}

/** The contact after the row: the same object if nothing changes, undefined if the row has errors. */
function planRow(reader: CellReader, as: Planned, customers: ReferenceIndex<string>): Planned | undefined {
  const fields = readFields(reader, { isNew: false });
  const customerIds = readCustomers(reader, customers, as.customerIds) ?? as.customerIds;
  if (reader.errors.length > 0) return undefined;
  const contact = { ...as.contact, ...withoutCutTexts(omitUndefined(fields), as.contact) };
  if (isSameImportable(contactFields, as.contact, contact) && isSameSet(as.customerIds, customerIds)) return as;
  return { ...as, contact, customerIds, row: as.row ?? reader.row.number };
}

function idsOf(customers: ContactWithCustomers['customers']): string[] {
  return customers.map(({ id }) => id);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}
