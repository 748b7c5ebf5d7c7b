import { omitUndefined } from '@trackway/application';
import { customerFields } from '@trackway/contracts';
import { auditedChanges } from '@trackway/messaging';
import type { Customer } from '../../directory/customers/customer';
import { customerSettings } from '../../directory/customers/customer-audit';
import { isSameImportable } from '../../fields/importable-fields';
import type { ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { PlannedParents } from './planned-parents';
import type { RowFields } from './read-fields';

/** The values of a row. Undefined fields keep their values. */
export type CustomerDraft = RowFields<typeof customerFields>;

interface KnownRow {
  readonly reader: CellReader;
  readonly draft: CustomerDraft;
  /** The stored customer, locked. */
  readonly current: Customer;
}

/** A customer with the changes of the previous rows. */
interface Planned {
  readonly before: Customer;
  readonly customer: Customer;
  /** The first row that changes it. */
  readonly row?: number;
}

/**
 * Applies changes to customers and returns the rows that changed something. Several rows of one customer are applied in
 * order and written once. A row with errors changes nothing.
 */
export async function updateCustomers(
  context: RowContext,
  rows: readonly KnownRow[],
  references: ReferenceIndex<string>,
): Promise<ReadonlySet<CellReader>> {
  const { stores, caller, now, journal } = context;
  const good = rows.filter(({ reader }) => reader.errors.length === 0);
  const updated = new Set<CellReader>();
  if (good.length === 0) return updated;
  const reserved = { ...(await findReservedValues(context, good)), references };
  const planned = new Map<string, Planned>();
  for (const row of good) {
    const as = planned.get(row.current.id) ?? { before: row.current, customer: row.current };
    const next = planRow(row, as, reserved);
    if (!next) continue;
    planned.set(row.current.id, next);
    if (next !== as) updated.add(row.reader);
  }
  for (const { before, customer, row = 0 } of planned.values()) {
    if (isSameImportable(customerFields, before, customer)) continue;
    await stores.customers.update(caller.frameId, { ...customer, updatedAt: now });
    journal.changed('customer', row, before);
    const changes = auditedChanges(customerSettings(before), customerSettings(customer));
    journal.changes.push({ kind: 'customer', id: customer.id, name: customer.name, changes });
  }
  return updated;
}

export function reportDuplicate(reader: CellReader, field: 'id' | 'document'): void {
  reader.addError(
    `customer.${field}`,
    `${field}_taken`,
    `Another customer has this ${field}. It must be unique in the frame.`,
  );
}

/** Documents and parents: the stored ones with the changes of the previous rows. */
interface ReservedValues {
  readonly documents: Map<string, string>;
  readonly parents: PlannedParents;
}

async function findReservedValues({ stores, caller }: RowContext, rows: readonly KnownRow[]): Promise<ReservedValues> {
  const documents = rows.flatMap(({ draft }) => draft.document ?? []);
  const parentIds = [...new Set(rows.flatMap(({ draft }) => draft.parentId ?? []))];
  const above = parentIds.length > 0 ? await stores.customers.findWithAncestors(caller.frameId, parentIds) : [];
  return {
    documents: new Map(await stores.customers.findIds(caller.frameId, documents)),
    parents: new PlannedParents(above),
  };
}

/** The customer after the row: the same object if nothing changes, undefined if the row has errors. */
function planRow(
  { reader, draft }: KnownRow,
  as: Planned,
  { documents, parents, references }: ReservedValues & { readonly references: ReferenceIndex<string> },
): Planned | undefined {
  const { id, parentId } = as.customer;
  const customer = { ...as.customer, ...omitUndefined(draft) };
  if (customer.document !== null && (documents.get(customer.document) ?? id) !== id)
    reportDuplicate(reader, 'document');
  if (
    customer.parentId !== null &&
    customer.parentId !== parentId &&
    parents.isSelfOrDescendant(customer.parentId, id)
  ) {
    reader.addError('customer.parent', 'hierarchy_cycle', 'A customer cannot be a descendant of itself.');
  }
  // An earlier row replaced the link.
  if (customer.parentId !== parentId && references.isRetired(customer.parentId)) {
    reader.addError('customer.parent', 'parent_not_found', 'This customer does not exist.');
  }
  if (reader.errors.length > 0) return undefined;
  // A document that a row gives up stays reserved for the rest of the batch, because customers are written one by one.
  if (customer.document !== null) documents.set(customer.document, id);
  if (customer.parentId !== parentId) parents.move(id, customer.parentId);
  return isSameImportable(customerFields, as.customer, customer)
    ? as
    : { ...as, customer, row: as.row ?? reader.row.number };
}
