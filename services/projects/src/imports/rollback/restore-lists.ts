import { z } from 'zod';
import type { RollbackContext } from './rollback-context';

const ids = z.array(z.string());

/**
 * The lists of a project before an import changed them, by id. Older journals have all lists, with groups and tags by
 * name.
 */
export const listsBefore = z.object({
  listIds: z.object({ groups: ids.optional(), tags: ids.optional(), users: ids.optional() }).optional(),
  lists: z.object({ groups: ids, tags: ids, users: ids }).optional(),
});

/** Restores the lists of a project. Omits groups and tags that were removed permanently. */
export async function restoreLists(
  { stores, caller, now }: RollbackContext,
  projectId: string,
  { listIds, lists }: z.infer<typeof listsBefore>,
): Promise<void> {
  const { frameId } = caller;
  const only = <List>(list: List) => new Map([[projectId, list]]);
  if (lists) {
    await stores.lists.setGroups(frameId, only(lists.groups), now);
    await stores.lists.setTags(frameId, only(lists.tags), now);
  }
  if (listIds?.groups) await stores.lists.setGroupIds(frameId, only(listIds.groups));
  if (listIds?.tags) await stores.lists.setTagIds(frameId, only(listIds.tags));
  const users = listIds?.users ?? lists?.users;
  if (users) await stores.links.replaceUsers(frameId, only(users));
}
