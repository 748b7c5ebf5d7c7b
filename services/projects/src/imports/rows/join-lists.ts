import type { RowContext } from './import-job';

/** The lists of a project as a row has them; undefined where they stay as they are. */
export interface JoinedLists {
  readonly projectId: string;
  /** Names of groups and tags. */
  readonly groups: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  /** Ids. */
  readonly users: readonly string[] | undefined;
}

/** Puts projects into the groups, and gives them the tags and users, that rows name. Groups and tags that are new are made. */
export async function joinLists(
  { stores, caller, now, journal }: RowContext,
  joined: readonly JoinedLists[],
): Promise<void> {
  for (const list of ['groups', 'tags'] as const) {
    const named = listed(joined, list);
    if (named.size === 0) continue;
    const set = list === 'groups' ? stores.lists.setGroups : stores.lists.setTags;
    await set.call(stores.lists, caller.frameId, named, now);
    const names = [...new Set([...named.values()].flat())];
    const made = await stores.rollbacks.labelsMadeAt(caller.frameId, list, names, now);
    journal.madeBeside(list === 'groups' ? 'group' : 'tag', made);
  }
  const assigned = listed(joined, 'users');
  if (assigned.size > 0) await stores.links.replaceUsers(caller.frameId, assigned);
}

function listed(
  joined: readonly JoinedLists[],
  list: 'groups' | 'tags' | 'users',
): ReadonlyMap<string, readonly string[]> {
  return new Map(joined.flatMap(({ projectId, [list]: names }) => (names ? [[projectId, names] as const] : [])));
}
