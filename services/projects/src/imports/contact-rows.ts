import type { Contact, ContactWithCustomers } from '../contacts/contact';
import { CellReader } from './cell-readers';
import { type ApplyRowsOfType, matchColumn, type RowContext } from './import-job';
import { createMissingCustomers } from './missing-people';
import { done, failed } from './outcomes';
import type { ReferenceIndex } from './references';
import type { RowOutcome } from './row-outcome';

const MATCH_COLUMNS = ['contact.id', 'contact.email'];

interface Plan {
  readonly reader: CellReader;
  readonly contact: Contact;
  readonly current?: ContactWithCustomers;
  /** The customers of the contact from now on; undefined where the row doesn't say. */
  readonly customerIds: readonly string[] | undefined;
}

/** Applies rows of contacts. Ids of new ones are the frame's next numbers. */
export const applyContactRows: ApplyRowsOfType = async (context, rows) => {
  const readers = rows.map((row) => new CellReader(row));
  const customers = await findCustomers(context, readers);
  const existing = await findExisting(context, readers);

  const plans = new Map<CellReader, Plan>();
  for (const reader of readers) {
    const plan = planRow(context, reader, customers, existing.get(reader));
    if (plan && reader.faults.length === 0) plans.set(reader, plan);
  }
  await insertNew(context, plans);
  for (const plan of plans.values()) if (plan.current) await update(context, plan, plan.current);
  return readers.map((reader) => outcomeOf(reader, plans.get(reader)));
};

async function findCustomers(context: RowContext, readers: readonly CellReader[]): Promise<ReferenceIndex<string>> {
  const texts = readers.flatMap(({ row }) =>
    row
      .cell('contact.customers')
      .text.split(';')
      .map((name) => name.trim()),
  );
  const names = [...new Set(texts.filter(Boolean))];
  const index = await context.stores.references.customers(context.caller.frameId, names);
  if (context.job.createMissing) await createMissingCustomers(context, names, index);
  return index;
}

async function findExisting(
  { stores, caller, job }: RowContext,
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, ContactWithCustomers>> {
  if (job.mode === 'create') return new Map();
  const names = new Map<CellReader, readonly [string, string]>();
  for (const reader of readers) {
    const key = matchColumn(job, MATCH_COLUMNS, (column) => reader.has(column));
    if (key !== undefined) names.set(reader, [key, reader.row.cell(key).text.trim().toLowerCase()]);
  }
  const index = await stores.references.contacts(
    caller.frameId,
    [...names.values()].map(([, name]) => name),
  );
  const ids = new Map<CellReader, number>();
  for (const [reader, [key, name]] of names) {
    const { id, ambiguous } = index.find(name);
    if (ambiguous) reader.fault(key, 'contact_ambiguous', 'Several contacts match this row.');
    if (id !== undefined) ids.set(reader, id);
  }
  const found = new Map(
    (await stores.contacts.findMany(caller.frameId, [...new Set(ids.values())])).map((c) => [c.id, c]),
  );
  return new Map(
    [...ids].flatMap(([reader, id]) =>
      found.has(id) ? [[reader, found.get(id) as ContactWithCustomers] as const] : [],
    ),
  );
}

function planRow(
  { job, now }: RowContext,
  reader: CellReader,
  customers: ReferenceIndex<string>,
  current: ContactWithCustomers | undefined,
): Plan | undefined {
  const name = reader.required('contact.name');
  const given = {
    role: reader.text('contact.role') ?? current?.role ?? '',
    email: reader.email('contact.email') ?? current?.email ?? null,
    phone: reader.text('contact.phone') ?? current?.phone ?? '',
    description: reader.text('contact.description', 65_536) ?? current?.description ?? null,
  };
  const customerIds = readCustomers(reader, customers);
  if (!current && job.mode === 'update')
    reader.fault(job.matchBy ?? 'contact.id', 'no_match', 'No contact matches this row.');
  if (!current && job.mode !== 'update' && reader.has('contact.id')) {
    reader.fault(
      'contact.id',
      'id_not_assignable',
      'New contacts get the next number of the frame. Leave the id empty.',
    );
  }
  if (name === undefined || reader.faults.length > 0) return undefined;
  if (current) return { reader, contact: { ...current, ...given, name }, current, customerIds };
  const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  return { reader, contact: { id: 0, name, ...given, ...life }, customerIds };
}

function readCustomers(reader: CellReader, customers: ReferenceIndex<string>): readonly string[] | undefined {
  return reader.names('contact.customers')?.flatMap((name) => {
    const { id, ambiguous } = customers.find(name);
    if (id !== undefined) return [id];
    const code = ambiguous ? 'customer_ambiguous' : 'customer_not_found';
    reader.fault(
      'contact.customers',
      code,
      ambiguous ? `Several customers are called ${name}.` : `There is no customer ${name}.`,
    );
    return [];
  });
}

async function insertNew({ stores, caller, numbers }: RowContext, plans: Map<CellReader, Plan>): Promise<void> {
  const fresh = [...plans.values()].filter(({ current }) => !current);
  if (fresh.length === 0) return;
  const first = await numbers.take(caller.frameId, 'contact', fresh.length);
  const numbered = fresh.map((plan, index) => ({ ...plan, contact: { ...plan.contact, id: first + index } }));
  await stores.contacts.insertMany(
    caller.frameId,
    numbered.map(({ contact }) => contact),
  );
  for (const plan of numbered) {
    plans.set(plan.reader, plan);
    if (plan.customerIds) await stores.contacts.replaceCustomers(caller.frameId, plan.contact.id, plan.customerIds);
  }
}

async function update(
  { stores, caller, now, journal }: RowContext,
  plan: Plan,
  current: ContactWithCustomers,
): Promise<void> {
  if (!isChanged(plan, current)) return;
  await stores.contacts.update(caller.frameId, { ...plan.contact, updatedAt: now });
  journal.changed('contact', plan.reader.row.number, current);
  if (plan.customerIds) await stores.contacts.replaceCustomers(caller.frameId, current.id, plan.customerIds);
}

function outcomeOf(reader: CellReader, plan: Plan | undefined): RowOutcome {
  if (!plan || reader.faults.length > 0) return failed(reader);
  if (!plan.current) return done(reader, 'created', plan.contact.id);
  return done(reader, isChanged(plan, plan.current) ? 'updated' : 'unchanged', plan.contact.id);
}

function isChanged({ contact, customerIds }: Plan, current: ContactWithCustomers): boolean {
  const fields = ['name', 'role', 'email', 'phone', 'description'] as const;
  if (fields.some((field) => contact[field] !== current[field])) return true;
  const before = current.customers.map(({ id }) => id).sort();
  return customerIds !== undefined && JSON.stringify([...customerIds].sort()) !== JSON.stringify(before);
}
