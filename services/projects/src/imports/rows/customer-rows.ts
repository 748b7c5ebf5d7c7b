import { omitUndefined } from '@trackway/application';
import { customerFields } from '@trackway/contracts';
import { isUnicode } from '@trackway/runtime';
import type { Customer } from '../../directory/customers/customer';
import { newCustomer } from '../../directory/customers/customer';
import { ReferenceIndex } from '../stores/references';
import type { RowOutcome } from '../stores/row-outcome';
import { CellReader } from './cell-readers';
import type { ApplyRowsOfType, RowContext } from './import-job';
import { independentRows, type Stored } from './independent-rows';
import { insertByLevel, type NewChild, rejectedIds } from './insert-by-level';
import { matchRows } from './match-rows';
import { done, failed } from './outcomes';
import { createFieldsReader } from './read-fields';
import { findRetiredLinks } from './retired-links';
import { MATCH_COLUMNS } from './row-identity';
import { type CustomerDraft, reportDuplicate, updateCustomers } from './update-customers';

const readFields = createFieldsReader('customer', customerFields);

interface NewCustomer extends NewChild {
  readonly customer: Customer;
}

/** Applies rows of customers, new ones first. The parent of a new customer may be in an earlier row. */
export const applyCustomerRows: ApplyRowsOfType = async (context, rows) => {
  const all = rows.map((row) => new CellReader(row));
  const existing = await findExisting(context, all);
  const stored = new Map([...existing].map(([reader, customer]) => [reader, storedIdentity(customer)]));
  const readers = independentRows(all, { job: context.job, existing: stored, parentColumn: 'customer.parent' });
  const references = await findReferences(context, readers, existing);

  const fresh: NewCustomer[] = [];
  const drafts = new Map<CellReader, CustomerDraft>();
  // In the order of rows: a row may name a new customer of an earlier row, but not of a later one.
  for (const reader of readers) {
    const current = existing.get(reader);
    if (current) drafts.set(reader, readDraft(reader, references, { isNew: false, current }));
    else fresh.push(...(planNew(context, reader, references) ?? []));
  }
  reportDuplicates(fresh);
  await insertByLevel(fresh, 'customer.parent', (level) => insertLevel(context, level));
  const rejected = rejectedIds(fresh);
  const known = [...drafts].flatMap(([reader, draft]) => {
    const current = existing.get(reader);
    if (!current) return [];
    if (draft.parentId && rejected.has(draft.parentId)) {
      reader.addError('customer.parent', 'parent_not_found', 'The row of this parent has errors.');
    }
    return [{ reader, draft, current }];
  });
  const updated = await updateCustomers(context, known, references);

  const created = new Map(fresh.map(({ reader, id }) => [reader, id]));
  return readers.map((reader): RowOutcome => {
    const id = created.get(reader) ?? existing.get(reader)?.id;
    if (reader.errors.length > 0 || id === undefined) return failed(reader);
    if (created.has(reader)) return done(reader, 'created', id);
    return done(reader, updated.has(reader) ? 'updated' : 'unchanged', id);
  });
};

function storedIdentity({ id, document, name }: Customer): Stored {
  return { id, identity: { 'customer.id': id, 'customer.document': document, 'customer.name': name } };
}

/** Locks the customers that rows match, in the order of the rows. */
async function findExisting(
  context: RowContext,
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, Customer>> {
  const { stores, caller } = context;
  const matches = await matchRows(context, readers);
  if (matches.size === 0) return new Map();
  if ([...matches.keys()].some((reader) => reader.has('customer.parent'))) {
    await stores.customers.lockTree(caller.frameId);
  }
  const ids = [...new Set([...matches.values()].map(({ id }) => id))];
  const locked = await stores.customers.lockMany(caller.frameId, ids);
  const byId = new Map(locked.filter(({ deletedAt }) => !deletedAt).map((customer) => [customer.id, customer]));
  return new Map(
    readers.flatMap((reader) => {
      const customer = byId.get(matches.get(reader)?.id ?? '');
      return customer ? [[reader, customer] as const] : [];
    }),
  );
}

/** Finds the customers that names and parents of rows refer to. */
async function findReferences(
  context: RowContext,
  readers: readonly CellReader[],
  existing: ReadonlyMap<CellReader, Customer>,
): Promise<ReferenceIndex<string>> {
  const { stores, caller } = context;
  const named = readers.flatMap(({ row }) =>
    [...MATCH_COLUMNS.customer, 'customer.parent'].map((key) => row.cell(key).text.trim()),
  );
  const names = named.filter((name) => name !== '' && isUnicode(name));
  const index = new ReferenceIndex(await stores.references.customers(caller.frameId, [...new Set(names)]));
  const parents = readers.map((reader) => ({
    name: reader.row.cell('customer.parent').text.trim() || undefined,
    links: [existing.get(reader)?.parentId],
  }));
  await findRetiredLinks(context, 'customer', index, parents);
  return index;
}

function readDraft(
  reader: CellReader,
  references: ReferenceIndex<string>,
  { isNew, current }: { readonly isNew: boolean; readonly current?: Customer },
): CustomerDraft {
  const fields = readFields(reader, { isNew });
  return { ...fields, parentId: readParent(reader, references, current?.parentId) };
}

function planNew(
  { job, now, newId }: RowContext,
  reader: CellReader,
  references: ReferenceIndex<string>,
): [NewCustomer] | undefined {
  const id = reader.uuid('customer.id') ?? newId();
  const { name, ...fields } = readDraft(reader, references, { isNew: job.mode !== 'update' });
  if (job.mode === 'update') reader.addError(job.matchBy ?? 'customer.id', 'no_match', 'No customer matches this row.');
  if (name === undefined || reader.errors.length > 0) return undefined;
  const customer = newCustomer({ ...omitUndefined(fields), name, id }, now);
  // Ids and documents are unique, so the insert of a row with a known one will fail. Several customers may share a name.
  const taken = [id, customer.document ?? ''].filter((text) => text !== '' && references.find(text).id !== undefined);
  if (taken.length === 0) references.add({ id, names: [id, customer.document ?? '', name].filter(Boolean) });
  return [{ reader, id, hasFreeId: !taken.includes(id), parentId: customer.parentId, customer }];
}

function readParent(
  reader: CellReader,
  references: ReferenceIndex<string>,
  currentId: string | null | undefined,
): string | undefined {
  const name = reader.text('customer.parent');
  if (name === undefined) return undefined;
  const { id, ambiguous } = references.find(name, currentId);
  if (id !== undefined) return id;
  const code = ambiguous ? 'parent_ambiguous' : 'parent_not_found';
  const message = ambiguous
    ? 'Several customers have this name. Name the parent by its document or id.'
    : 'This customer does not exist.';
  return reader.addError('customer.parent', code, message);
}

function reportDuplicates(rows: readonly NewCustomer[]): void {
  const seen = new Set<string>();
  for (const { reader, id, customer } of rows) {
    const { document } = customer;
    if (seen.has(id)) reportDuplicate(reader, 'id');
    if (document !== null && seen.has(document)) reportDuplicate(reader, 'document');
    seen.add(id);
    if (document !== null) seen.add(document);
  }
}

async function insertLevel({ stores, caller }: RowContext, level: readonly NewCustomer[]): Promise<void> {
  const ids = await stores.customers.insertFree(
    caller.frameId,
    level.map(({ customer }) => customer),
  );
  const rejected = level.filter(({ id }) => !ids.has(id));
  if (rejected.length === 0) return;
  const known = new Set(
    (
      await stores.customers.findMany(
        caller.frameId,
        rejected.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  for (const { reader, id } of rejected) reportDuplicate(reader, known.has(id) ? 'id' : 'document');
}
