import { z } from 'zod';
import type { Project } from '../../projects/project';
import { changesBetween } from '../../projects/project-changes';
import { projectChangeEvents } from '../../projects/project-events';
import type { KeptRow, Mark } from '../applied-batches';
import type { JournalEntry } from '../journal';
import { kept, type RollbackContext, refusal, type Taken } from './rollback-context';

const beforeSchema = z.object({
  version: z.int(),
  oldId: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  impact: z.int(),
  parentId: z.string().nullable(),
  customerId: z.string().nullable(),
  contactId: z.int().nullable(),
  status: z.int(),
  budget: z.number(),
  isTemplate: z.boolean(),
  lists: z.object({ groups: z.array(z.string()), tags: z.array(z.string()), users: z.array(z.string()) }),
});

/** Gives projects back the fields and lists that they had before a row of the import changed them. */
export async function restoreProjects(context: RollbackContext, entries: readonly JournalEntry[]): Promise<Taken> {
  const { stores, caller } = context;
  const found = await stores.projects.lockMany(
    caller.frameId,
    entries.map(({ id }) => id),
  );
  const byId = new Map(found.map((project) => [project.id, project]));
  const done: Mark[] = [];
  const left: KeptRow[] = [];
  for (const entry of entries) {
    const current = byId.get(entry.id);
    const before = beforeSchema.parse(entry.before);
    const reason = refusal(context, entry, current) ?? (await conflictOf(context, entry.id, current, before));
    if (reason || !current) left.push(kept(entry, reason ?? 'gone'));
    else done.push(await restore(context, current, before));
  }
  return { done, kept: left };
}

type Before = z.infer<typeof beforeSchema>;

/** What would stand in the way although nobody has changed the project itself. */
async function conflictOf(
  { stores, caller }: RollbackContext,
  id: string,
  current: Project | undefined,
  { code, oldId, parentId }: Before,
): Promise<KeptRow['reason'] | undefined> {
  const holder = (await stores.projects.findIds(caller.frameId, 'code', [code])).get(code) ?? id;
  const older =
    oldId === null ? id : ((await stores.projects.findIds(caller.frameId, 'old_id', [oldId])).get(oldId) ?? id);
  if (holder !== id || older !== id) return 'taken';
  if (parentId === null || parentId === current?.parentId) return undefined;
  await stores.projects.lockHierarchy(caller.frameId);
  const above = await stores.projects.ancestors(caller.frameId, [parentId]);
  return above.length === 0 || above.some((project) => project.id === id) ? 'changed_since' : undefined;
}

async function restore(
  { stores, caller, now, operationId }: RollbackContext,
  current: Project,
  { lists, version, ...fields }: Before,
): Promise<Mark> {
  const { frameId } = caller;
  const restored = { ...current, ...fields, version: current.version + 1, updatedAt: now };
  await stores.projects.update(frameId, [restored]);
  await stores.lists.setGroups(frameId, new Map([[current.id, lists.groups]]), now);
  await stores.lists.setTags(frameId, new Map([[current.id, lists.tags]]), now);
  await stores.links.replaceUsers(frameId, new Map([[current.id, lists.users]]));
  const details = { details: { rolled_back: operationId } };
  await stores.outbox.add(
    ...projectChangeEvents(caller, restored, 'updated', changesBetween(current, restored), details),
  );
  return { kind: 'project', id: current.id, standsAt: restored.version, countsAs: version };
}
