import type { FieldChange } from '@trackway/contracts';
import type { NamedItem } from '../../projects/project/named-lists';
import type { Project } from '../../projects/project/project';
import type { ProjectUser } from '../../projects/project/project-link-store';
import type { RowContext } from './import-job';

const LISTS = ['groups', 'tags', 'users'] as const;

/** The names of the lists in the API. */
const FIELDS = { groups: 'group_ids', tags: 'tag_ids', users: 'user_ids' } as const;

type Lists = ReadonlyMap<string, readonly NamedItem[]>;

/** The groups, tags and users of projects, by project id. */
export interface ProjectLists {
  readonly groups: Lists;
  readonly tags: Lists;
  readonly users: ReadonlyMap<string, readonly string[]>;
  /** Those of the users that are deleted. */
  readonly deletedUsers: ReadonlyMap<string, readonly string[]>;
}

export async function readLists({ stores, caller }: RowContext, projects: readonly Project[]): Promise<ProjectLists> {
  if (projects.length === 0) return { groups: new Map(), tags: new Map(), users: new Map(), deletedUsers: new Map() };
  const ids = projects.map(({ id }) => id);
  const links = await stores.links.usersOf(caller.frameId, ids);
  const users = links.filter(({ role }) => role === 'user');
  return {
    users: idsByProject(users),
    deletedUsers: idsByProject(users.filter(({ user }) => user.deletedAt !== null)),
    groups: await stores.lists.groupsOf(caller.frameId, ids),
    tags: await stores.lists.tagsOf(caller.frameId, ids),
  };
}

function idsByProject(links: readonly ProjectUser[]): ReadonlyMap<string, readonly string[]> {
  const byProject = Map.groupBy(links, ({ projectId }) => projectId);
  return new Map([...byProject].map(([projectId, list]) => [projectId, list.map(({ user }) => user.id)]));
}

/** The lists of one project: groups and tags by name, as rows have them, or by id, as rollbacks restore them. */
export interface ListsOfProject {
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly users: readonly string[];
}

export function namesIn(lists: ProjectLists, projectId: string): ListsOfProject {
  return listsOf(lists, projectId, ({ name }) => name);
}

export function idsIn(lists: ProjectLists, projectId: string): ListsOfProject {
  return listsOf(lists, projectId, ({ id }) => id);
}

function listsOf(
  { groups, tags, users }: ProjectLists,
  projectId: string,
  by: (item: NamedItem) => string,
): ListsOfProject {
  return {
    groups: (groups.get(projectId) ?? []).map(by),
    tags: (tags.get(projectId) ?? []).map(by),
    users: users.get(projectId) ?? [],
  };
}

/** Picks the lists that differ between `before` and `after`, ignoring order. */
export function pickChanged(
  lists: ListsOfProject,
  before: ListsOfProject,
  after: ListsOfProject,
): Partial<ListsOfProject> {
  const changed = LISTS.filter((list) => !isSame(before[list], after[list]));
  return Object.fromEntries(changed.map((list) => [list, lists[list]]));
}

export function isSameLists(one: ListsOfProject, other: ListsOfProject): boolean {
  return LISTS.every((list) => isSame(one[list], other[list]));
}

/** The changes of the lists in `before`, all by id, as other changes of projects record them. */
export function listChanges(before: Partial<ListsOfProject>, after: ListsOfProject): FieldChange[] {
  return LISTS.flatMap((list) => {
    const from = before[list];
    return from && !isSame(from, after[list])
      ? [{ field: FIELDS[list], from: from.toSorted(), to: after[list].toSorted() }]
      : [];
  });
}

/** The names of the groups and tags in `before` that changed, for the details of a history entry. */
export function nameChanges(before: Partial<ListsOfProject>, after: ListsOfProject): Readonly<Record<string, unknown>> {
  const named = (['groups', 'tags'] as const).flatMap((list) => {
    const from = before[list];
    return from && !isSame(from, after[list]) ? [[list, { from, to: after[list] }] as const] : [];
  });
  return Object.fromEntries(named);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}
