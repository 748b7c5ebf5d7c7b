import { notFound } from '@trackway/errors';

/** Returns the ids that exist in the caller's frame and are not deleted, in no particular order. */
export type FindExisting<Id = string> = (ids: readonly Id[]) => Promise<readonly Id[]>;

/** @throws AppError 404 with the model if an id does not exist. Makes no call for an empty list. */
export async function assertExisting<Id>(model: string, ids: readonly Id[], find: FindExisting<Id>): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set(await find(ids));
  if (!ids.every((id) => known.has(id))) throw notFound(model);
}
