import type { Customer } from '../customers/customer';
import { CustomerTree } from '../customers/customer-tree';
import { CellReader } from './cell-readers';
import { type ApplyRowsOfType, matchColumn, type RowContext } from './import-job';
import { insertInWaves } from './insert-in-waves';
import { done, failed } from './outcomes';
import type { ReferenceIndex } from './references';
import type { RowOutcome } from './row-outcome';

const MATCH_COLUMNS = ['customer.id', 'customer.document', 'customer.name'];

interface Plan {
  readonly reader: CellReader;
  readonly id: string;
  readonly parentId: string | null;
  readonly customer: Customer;
  readonly current?: Customer;
}

/** Applies rows of customers. A parent may be one of an earlier row. */
export const applyCustomerRows: ApplyRowsOfType = async (context, rows) => {
  const readers = rows.map((row) => new CellReader(row));
  const named = readers.flatMap(({ row }) =>
    [...MATCH_COLUMNS, 'customer.parent'].map((key) => row.cell(key).text.trim()),
  );
  const references = await context.stores.references.customers(context.caller.frameId, [
    ...new Set(named.filter(Boolean)),
  ]);
  const existing = await findExisting(context, readers, references);

  const plans = new Map<CellReader, Plan>();
  for (const reader of readers) {
    const plan = planRow(context, reader, references, existing.get(reader));
    if (plan && reader.faults.length === 0) plans.set(reader, plan);
  }
  const fresh = [...plans.values()].filter(({ current }) => !current);
  await insertInWaves(refuseRepeats(fresh), 'customer.parent', (wave) => insertWave(context, wave));
  for (const plan of plans.values()) if (plan.current) await update(context, plan, plan.current);
  return readers.map((reader) => outcomeOf(reader, plans.get(reader)));
};

async function findExisting(
  { stores, caller, job }: RowContext,
  readers: readonly CellReader[],
  references: ReferenceIndex<string>,
): Promise<ReadonlyMap<CellReader, Customer>> {
  const ids = new Map<CellReader, string>();
  for (const reader of readers) {
    const key = matchColumn(job, MATCH_COLUMNS, (column) => reader.has(column));
    const match = key === undefined ? undefined : references.find(reader.row.cell(key).text.trim());
    if (key !== undefined && match?.ambiguous)
      reader.fault(key, 'customer_ambiguous', 'Several customers match this row.');
    if (match?.id !== undefined) ids.set(reader, match.id);
  }
  const found = new Map(
    (await stores.customers.findMany(caller.frameId, [...new Set(ids.values())])).map((c) => [c.id, c]),
  );
  return new Map(
    [...ids].flatMap(([reader, id]) => (found.has(id) ? [[reader, found.get(id) as Customer] as const] : [])),
  );
}

function planRow(
  { job, now, newId }: RowContext,
  reader: CellReader,
  references: ReferenceIndex<string>,
  current: Customer | undefined,
): Plan | undefined {
  const name = reader.required('customer.name');
  const id = current?.id ?? reader.uuid('customer.id') ?? newId();
  const parentId = readParent(reader, references) ?? current?.parentId ?? null;
  const given = {
    document: reader.text('customer.document') ?? current?.document ?? null,
    email: reader.email('customer.email') ?? current?.email ?? null,
    phone: reader.text('customer.phone') ?? current?.phone ?? null,
  };
  if (!current && job.mode === 'update')
    reader.fault(job.matchBy ?? 'customer.id', 'no_match', 'No customer matches this row.');
  if (name === undefined || reader.faults.length > 0) return undefined;
  if (current) return { reader, id, parentId, current, customer: { ...current, ...given, name, parentId } };
  const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  const names = [id, name, given.document ?? ''].filter(
    (text) => text !== '' && references.find(text).id === undefined,
  );
  references.add({ id, names });
  return { reader, id, parentId, customer: { id, name, ...given, parentId, ...life } };
}

function readParent(reader: CellReader, references: ReferenceIndex<string>): string | undefined {
  const name = reader.text('customer.parent');
  if (name === undefined) return undefined;
  const { id, ambiguous } = references.find(name);
  if (id !== undefined) return id;
  const code = ambiguous ? 'parent_ambiguous' : 'parent_not_found';
  const message = ambiguous
    ? 'Several customers have this name. Name the parent by its document or id.'
    : 'There is no such customer.';
  return reader.fault('customer.parent', code, message);
}

function refuseRepeats(plans: readonly Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ reader, id, customer: { document } }) => {
    if (seen.has(id)) taken(reader, 'id');
    if (document !== null && seen.has(document)) taken(reader, 'document');
    seen.add(id);
    if (document !== null) seen.add(document);
    return reader.faults.length === 0;
  });
}

async function insertWave({ stores, caller }: RowContext, wave: readonly Plan[]): Promise<void> {
  const ids = await stores.customers.insertFree(
    caller.frameId,
    wave.map(({ customer }) => customer),
  );
  const refused = wave.filter(({ id }) => !ids.has(id));
  if (refused.length === 0) return;
  const known = new Set(
    (
      await stores.customers.findMany(
        caller.frameId,
        refused.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  for (const { reader, id } of refused) taken(reader, known.has(id) ? 'id' : 'document');
}

async function update(
  { stores, caller, now, journal }: RowContext,
  { reader, customer }: Plan,
  current: Customer,
): Promise<void> {
  if (isSame(current, customer)) return;
  if (customer.parentId !== null && customer.parentId !== current.parentId) {
    await stores.customers.lockTree(caller.frameId);
    const tree = new CustomerTree(await stores.customers.findWithAncestors(caller.frameId, [customer.parentId]));
    if (tree.standsBelow(customer.parentId, customer.id)) {
      reader.fault('customer.parent', 'hierarchy_cycle', 'A customer cannot stand below itself.');
      return;
    }
  }
  await stores.customers.update(caller.frameId, { ...customer, updatedAt: now });
  journal.changed('customer', reader.row.number, current);
}

function outcomeOf(reader: CellReader, plan: Plan | undefined): RowOutcome {
  if (!plan || reader.faults.length > 0) return failed(reader);
  if (!plan.current) return done(reader, 'created', plan.id);
  return done(reader, isSame(plan.current, plan.customer) ? 'unchanged' : 'updated', plan.id);
}

function isSame(a: Customer, b: Customer): boolean {
  return (['name', 'document', 'email', 'phone', 'parentId'] as const).every((field) => a[field] === b[field]);
}

function taken(reader: CellReader, field: 'id' | 'document'): void {
  reader.fault(
    `customer.${field}`,
    `${field}_taken`,
    `Another customer has this ${field}. It must be unique in the frame.`,
  );
}
