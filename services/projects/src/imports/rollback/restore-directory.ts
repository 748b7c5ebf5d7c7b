import { contactFields, customerFields } from '@trackway/contracts';
import { z } from 'zod';
import { CustomerTree } from '../../directory/customers/customer-tree';
import { importableShape } from '../../fields/importable-fields';
import type { RestoredRecord, RetainedRow } from '../stores/applied-batches';
import type { JournalEntry } from '../stores/journal';
import { type RestoreResult, type RollbackContext, retentionReason, toRetainedRow } from './rollback-context';

const customerBefore = z.object({ version: z.int(), ...importableShape(customerFields) });
const contactBefore = z.object({
  version: z.int(),
  ...importableShape(contactFields),
  customers: z.array(z.object({ id: z.string() })),
});

export async function restoreCustomers(
  context: RollbackContext,
  entries: readonly JournalEntry[],
): Promise<RestoreResult> {
  const { stores, caller, now } = context;
  const restored: RestoredRecord[] = [];
  const retained: RetainedRow[] = [];
  // Locked before the customers, in the same order as other moves, which prevents deadlocks.
  if (entries.length > 0) await stores.customers.lockTree(caller.frameId);
  for (const entry of entries) {
    const current = await stores.customers.lock(caller.frameId, entry.id);
    const { version, ...fields } = customerBefore.parse(entry.before);
    const reason = retentionReason(context, entry, current) ?? (await conflictOf(context, entry.id, fields, current));
    if (reason || !current) {
      retained.push(toRetainedRow(entry, reason ?? 'gone'));
      continue;
    }
    await stores.customers.update(caller.frameId, { ...current, ...fields, updatedAt: now });
    restored.push({ kind: 'customer', id: entry.id, version: current.version + 1, restoredVersion: version });
  }
  return { restored, retained };
}

async function conflictOf(
  { stores, caller }: RollbackContext,
  id: string,
  { document, parentId }: { readonly document: string | null; readonly parentId: string | null },
  current: { readonly parentId: string | null } | undefined,
): Promise<RetainedRow['reason'] | undefined> {
  if (document !== null && (await stores.rollbacks.documentTaken(caller.frameId, document, id))) return 'taken';
  if (parentId === null || parentId === current?.parentId) return undefined;
  const above = await stores.customers.findWithAncestors(caller.frameId, [parentId]);
  return above.length === 0 || new CustomerTree(above).isSelfOrDescendant(parentId, id) ? 'changed_since' : undefined;
}

export async function restoreContacts(
  context: RollbackContext,
  entries: readonly JournalEntry[],
): Promise<RestoreResult> {
  const { stores, caller, now } = context;
  const restored: RestoredRecord[] = [];
  const retained: RetainedRow[] = [];
  for (const entry of entries) {
    const current = await stores.contacts.lock(caller.frameId, Number(entry.id));
    const { version, customers, ...fields } = contactBefore.parse(entry.before);
    const reason = retentionReason(context, entry, current);
    if (reason || !current) {
      retained.push(toRetainedRow(entry, reason ?? 'gone'));
      continue;
    }
    const known = await stores.customers.findMany(
      caller.frameId,
      customers.map(({ id }) => id),
    );
    await stores.contacts.update(caller.frameId, { ...current, ...fields, updatedAt: now });
    await stores.contacts.replaceCustomers(
      caller.frameId,
      current.id,
      known.map(({ id }) => id),
    );
    restored.push({ kind: 'contact', id: entry.id, version: current.version + 1, restoredVersion: version });
  }
  return { restored, retained };
}
