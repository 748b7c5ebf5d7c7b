import { projectFields } from '@trackway/contracts';
import { z } from 'zod';
import { importableShape } from '../../fields/importable-fields';
import type { Project } from '../../projects/project/project';
import { changesBetween } from '../../projects/project/project-changes';
import { projectChangeEvents } from '../../projects/project/project-events';
import type { RestoredRecord, RetainedRow } from '../stores/applied-batches';
import type { JournalEntry } from '../stores/journal';
import { listsBefore, restoreLists } from './restore-lists';
import { type RestoreResult, type RollbackContext, retentionReason, toRetainedRow } from './rollback-context';

const beforeSchema = listsBefore.extend({ version: z.int(), ...importableShape(projectFields) });

/** Restores the fields and lists that projects had before a row of the import changed them. */
export async function restoreProjects(
  context: RollbackContext,
  entries: readonly JournalEntry[],
): Promise<RestoreResult> {
  const { stores, caller } = context;
  // Locked before the projects, in the same order as other moves, which prevents deadlocks.
  if (entries.length > 0) await stores.projects.lockHierarchy(caller.frameId);
  const found = await stores.projects.lockMany(
    caller.frameId,
    entries.map(({ id }) => id),
  );
  const byId = new Map(found.map((project) => [project.id, project]));
  const restored: RestoredRecord[] = [];
  const retained: RetainedRow[] = [];
  for (const entry of entries) {
    const current = byId.get(entry.id);
    const before = beforeSchema.parse(entry.before);
    const reason = retentionReason(context, entry, current) ?? (await conflictOf(context, entry.id, current, before));
    if (reason || !current) retained.push(toRetainedRow(entry, reason ?? 'gone'));
    else restored.push(await restore(context, current, before));
  }
  return { restored, retained };
}

type Before = z.infer<typeof beforeSchema>;

/** Why the previous state cannot be restored although the project was not changed. */
async function conflictOf(
  { stores, caller }: RollbackContext,
  id: string,
  current: Project | undefined,
  { code, oldId, parentId, customerId, contactId }: Before,
): Promise<RetainedRow['reason'] | undefined> {
  const holder = (await stores.projects.findIds(caller.frameId, 'code', [code])).get(code) ?? id;
  const older =
    oldId === null ? id : ((await stores.projects.findIds(caller.frameId, 'old_id', [oldId])).get(oldId) ?? id);
  if (holder !== id || older !== id) return 'taken';
  // The import that created them may have been rolled back.
  const customers = customerId === null ? [] : [customerId];
  const contacts = contactId === null ? [] : [contactId];
  if ((await stores.customers.findMany(caller.frameId, customers)).length < customers.length) return 'changed_since';
  if ((await stores.contacts.findMany(caller.frameId, contacts)).length < contacts.length) return 'changed_since';
  if (parentId === null || parentId === current?.parentId) return undefined;
  const above = await stores.projects.ancestors(caller.frameId, [parentId]);
  return above.length === 0 || above.some((project) => project.id === id) ? 'changed_since' : undefined;
}

async function restore(
  context: RollbackContext,
  current: Project,
  { lists, listIds, version, ...fields }: Before,
): Promise<RestoredRecord> {
  const { stores, caller, now, operationId } = context;
  const restored = { ...current, ...fields, version: current.version + 1, updatedAt: now };
  await stores.projects.update(caller.frameId, [restored]);
  await restoreLists(context, current.id, { lists, listIds });
  const details = { details: { rolled_back: operationId } };
  await stores.outbox.add(
    ...projectChangeEvents(caller, restored, 'updated', changesBetween(current, restored), details),
  );
  return { kind: 'project', id: current.id, version: restored.version, restoredVersion: version };
}
