import { projectsChangedEvents } from '../../projects/project/projects-changed-events';
import type { RetainedRow } from '../stores/applied-batches';
import type { JournalEntry, JournalKind } from '../stores/journal';
import { lockTasks, publishTaskDeletions } from './restore-tasks';
import { type RollbackContext, retentionReason, toRetainedRow } from './rollback-context';

export interface Removed {
  readonly removed: number;
  readonly retained: readonly RetainedRow[];
}

/** Removes what an import created, unless it was changed or is in use. */
export async function removeCreated(
  context: RollbackContext,
  kind: JournalKind,
  entries: readonly JournalEntry[],
): Promise<Removed> {
  const { stores, caller } = context;
  const retained: RetainedRow[] = [];
  const current = await lockAll(context, kind, entries);
  let waiting = entries.filter((entry) => {
    const usedBy = kind === 'project' ? context.inUse.get(entry.id) : undefined;
    const reason = retentionReason(context, entry, current.get(entry.id)) ?? usedBy;
    if (reason) retained.push(toRetainedRow(entry, reason));
    return !reason;
  });
  // A retained record may depend on a removable one, such as a child on its parent.
  for (let done = false; !done && waiting.length > 0; ) {
    const ids = waiting.map(({ id }) => id);
    const used = await stores.rollbacks.inUse(caller.frameId, kind, ids);
    retained.push(...waiting.filter(({ id }) => used.has(id)).map((entry) => toRetainedRow(entry, 'in_use')));
    waiting = waiting.filter(({ id }) => !used.has(id));
    done = used.size === 0;
  }
  const ids = waiting.map(({ id }) => id);
  if (kind === 'project') await publishDeletions(context, ids);
  if (kind === 'task') await publishTaskDeletions(context, ids);
  if (ids.length > 0) await stores.rollbacks.remove(caller.frameId, kind, ids);
  return { removed: ids.length, retained };
}

async function lockAll({ stores, caller }: RollbackContext, kind: JournalKind, entries: readonly JournalEntry[]) {
  const { frameId } = caller;
  const ids = entries.map(({ id }) => id);
  const found = {
    project: () => stores.projects.lockMany(frameId, ids),
    customer: () => oneByOne(ids, (id) => stores.customers.lock(frameId, id)),
    contact: () => oneByOne(ids, (id) => stores.contacts.lock(frameId, Number(id))),
    task: () => lockTasks(stores, frameId, ids),
    group: () => stores.groups.lockMany(frameId, ids),
    tag: () => stores.tags.lockMany(frameId, ids),
  };
  const records = await found[kind]();
  return new Map(records.flatMap((record) => (record ? [[String(record.id), record] as const] : [])));
}

/** In the order of ids, which prevents deadlocks. */
async function oneByOne<T>(ids: readonly string[], lock: (id: string) => Promise<T>): Promise<T[]> {
  const locked: T[] = [];
  for (const id of ids.toSorted()) locked.push(await lock(id));
  return locked;
}

/** Publishes the deletions. */
async function publishDeletions({ stores, caller, now, operationId }: RollbackContext, ids: readonly string[]) {
  const projects = await stores.projects.findMany(caller.frameId, ids);
  const changed = projects.map((project) => ({
    project: { ...project, version: project.version + 1, updatedAt: now, deletedAt: now },
    changes: [],
  }));
  const cause = { key: operationId, details: { rolled_back: operationId } };
  await stores.outbox.add(...projectsChangedEvents(caller, 'deleted', changed, cause));
}
