import type { FieldChange } from '@trackway/contracts';
import { referenceNotFound } from '@trackway/errors';
import type { ProjectStores } from './project-store';

/** The lists that a client may set. Each replaces the whole list. */
export interface ProjectListIds {
  readonly groupIds: readonly string[];
  readonly tagIds: readonly string[];
  /** Users who work on the project. */
  readonly userIds: readonly string[];
  /** Users who execute the project. */
  readonly executorIds: readonly string[];
}

interface Linked {
  readonly id: string;
  readonly deletedAt: Date | null;
}

interface List {
  readonly field: string;
  readonly model: string;
  read(stores: ProjectStores, frameId: string, projectId: string): Promise<readonly string[]>;
  /** Finds the records to link. Groups are locked. */
  find(stores: ProjectStores, frameId: string, ids: readonly string[]): Promise<readonly Linked[]>;
  add(stores: ProjectStores, frameId: string, projectId: string, ids: readonly string[]): Promise<void>;
  remove(stores: ProjectStores, frameId: string, projectId: string, ids: readonly string[]): Promise<void>;
}

const groups: List = {
  field: 'group_ids',
  model: 'project_group',
  read: async ({ lists }, frameId, projectId) => idsOf(await lists.groupsOf(frameId, [projectId]), projectId),
  find: (stores, frameId, ids) => stores.groups.lockMany(frameId, ids),
  add: async ({ members }, frameId, projectId, ids) => {
    for (const id of ids) await members.append(frameId, id, projectId);
  },
  remove: async ({ members }, frameId, projectId, ids) => {
    for (const id of ids) await members.remove(frameId, id, projectId);
  },
};

const tags: List = {
  field: 'tag_ids',
  model: 'tag',
  read: async ({ lists }, frameId, projectId) => idsOf(await lists.tagsOf(frameId, [projectId]), projectId),
  find: (stores, frameId, ids) => stores.tags.findMany(frameId, ids),
  add: ({ links }, frameId, projectId, ids) => links.addTags(frameId, projectId, ids),
  remove: ({ links }, frameId, projectId, ids) => links.removeTags(frameId, projectId, ids),
};

function userList(field: string, role: 'user' | 'executor'): List {
  return {
    field,
    model: 'user',
    read: ({ links }, frameId, projectId) => links.userIdsOf(frameId, projectId, role),
    find: ({ users }, frameId, ids) => users.findMany(frameId, ids),
    add: ({ links }, frameId, projectId, ids) => links.addUsers(frameId, projectId, role, ids),
    remove: ({ links }, frameId, projectId, ids) => links.removeUsers(frameId, projectId, role, ids),
  };
}

const LISTS: Readonly<Record<keyof ProjectListIds, List>> = {
  groupIds: groups,
  tagIds: tags,
  userIds: userList('user_ids', 'user'),
  executorIds: userList('executor_ids', 'executor'),
};

/** The names of the lists in the API. */
export const listFields: ReadonlySet<string> = new Set(Object.values(LISTS).map(({ field }) => field));

/** All lists of a project, by the names of the API. */
export async function readLists(
  stores: ProjectStores,
  frameId: string,
  projectId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = new Map<string, readonly string[]>();
  for (const { field, read } of Object.values(LISTS)) lists.set(field, await read(stores, frameId, projectId));
  return lists;
}

/**
 * Sets the given lists and returns the differences. Records that are linked already may be deleted. The project must be
 * locked. @throws AppError 404 if a new record does not exist or is deleted.
 */
export async function changeLists(
  stores: ProjectStores,
  frameId: string,
  projectId: string,
  wanted: Partial<ProjectListIds>,
): Promise<FieldChange[]> {
  const changes: FieldChange[] = [];
  for (const [name, list] of Object.entries(LISTS)) {
    const to = wanted[name as keyof ProjectListIds];
    if (!to) continue;
    const from = await list.read(stores, frameId, projectId);
    const added = [...new Set(to)].filter((id) => !from.includes(id));
    const removed = from.filter((id) => !to.includes(id));
    if (added.length + removed.length === 0) continue;
    const found = await list.find(stores, frameId, added);
    const missing = added.find((id) => !found.some((one) => one.id === id && one.deletedAt === null));
    if (missing !== undefined) throw referenceNotFound(list.model, list.field, missing);
    await list.remove(stores, frameId, projectId, removed);
    await list.add(stores, frameId, projectId, added);
    changes.push({ field: list.field, from: [...from], to: [...new Set(to)] });
  }
  return changes;
}

/**
 * Adds an item to a list and returns the differences. The project must be locked. @throws AppError 404 as
 * `changeLists`.
 */
export async function addToList(
  stores: ProjectStores,
  frameId: string,
  projectId: string,
  name: keyof ProjectListIds,
  id: string,
): Promise<FieldChange[]> {
  const listed = await LISTS[name].read(stores, frameId, projectId);
  return listed.includes(id) ? [] : changeLists(stores, frameId, projectId, { [name]: [...listed, id] });
}

function idsOf(lists: ReadonlyMap<string, readonly { id: string }[]>, projectId: string): string[] {
  return (lists.get(projectId) ?? []).map(({ id }) => id);
}
