import type { FieldChange } from '@trackway/contracts';
import type { NamedItem } from '../groups/named-lists';
import type { Project } from '../projects/project';
import type { RowContext } from './import-job';
import type { ProjectDraft } from './project-row-reader';

type Lists = ReadonlyMap<string, readonly NamedItem[]>;

/** The groups, tags and users of projects, by project id. */
export interface ProjectLists {
  readonly groups: Lists;
  readonly tags: Lists;
  readonly users: ReadonlyMap<string, readonly string[]>;
}

export async function readLists({ stores, caller }: RowContext, projects: readonly Project[]): Promise<ProjectLists> {
  if (projects.length === 0) return { groups: new Map(), tags: new Map(), users: new Map() };
  const ids = projects.map(({ id }) => id);
  const people = await stores.links.peopleOf(caller.frameId, ids);
  const users = Map.groupBy(
    people.filter(({ role }) => role === 'user'),
    ({ projectId }) => projectId,
  );
  return {
    users: new Map([...users].map(([projectId, list]) => [projectId, list.map(({ user }) => user.id)])),
    groups: await stores.lists.groupsOf(caller.frameId, ids),
    tags: await stores.lists.tagsOf(caller.frameId, ids),
  };
}

/** The lists of one project, as they are restored: groups and tags by name. */
export interface ListsOfProject {
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly users: readonly string[];
}

export function namesIn({ groups, tags, users }: ProjectLists, projectId: string): ListsOfProject {
  return {
    groups: (groups.get(projectId) ?? []).map(({ name }) => name),
    tags: (tags.get(projectId) ?? []).map(({ name }) => name),
    users: users.get(projectId) ?? [],
  };
}

/** What a row changes of the lists that it names; a list whose cell is empty stays as it is. */
export function listChanges(
  lists: ProjectLists,
  draft: ProjectDraft,
  assigneeIds: readonly string[] | undefined,
  projectId: string,
): FieldChange[] {
  const named = (['groups', 'tags'] as const).flatMap((field) =>
    differenceOf(
      field,
      (lists[field].get(projectId) ?? []).map(({ name }) => name),
      draft[field],
    ),
  );
  return [...named, ...differenceOf('user_ids', lists.users.get(projectId) ?? [], assigneeIds)];
}

function differenceOf(field: string, current: readonly string[], wanted: readonly string[] | undefined): FieldChange[] {
  if (!wanted) return [];
  const [from, to] = [[...current].sort(), [...wanted].sort()];
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
}
