import type { RowContext } from './import-job';

/** The lists of a project after a row. Undefined lists stay unchanged. */
export interface NewLists {
  readonly projectId: string;
  /** Names of groups and tags. */
  readonly groups: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  /** Ids of users. */
  readonly users: readonly string[] | undefined;
}

/** Sets the groups, tags and users of projects. Creates missing groups and tags. */
export async function setLists(
  { stores, caller, now, journal }: RowContext,
  joined: readonly NewLists[],
): Promise<void> {
  for (const list of ['groups', 'tags'] as const) {
    const named = listed(joined, list);
    if (named.size === 0) continue;
    const set = list === 'groups' ? stores.lists.setGroups : stores.lists.setTags;
    await set.call(stores.lists, caller.frameId, named, now);
    const names = [...new Set([...named.values()].flat())];
    const created = await stores.rollbacks.labelsCreatedAt(caller.frameId, list, names, now);
    journal.recordSideEffects(list === 'groups' ? 'group' : 'tag', created);
  }
  const assigned = listed(joined, 'users');
  if (assigned.size > 0) await stores.links.replaceUsers(caller.frameId, assigned);
}

function listed(
  joined: readonly NewLists[],
  list: 'groups' | 'tags' | 'users',
): ReadonlyMap<string, readonly string[]> {
  return new Map(joined.flatMap(({ projectId, [list]: names }) => (names ? [[projectId, names] as const] : [])));
}
