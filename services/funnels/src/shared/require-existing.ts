import { notFound } from '@trackway/errors';

/** Which of these things of another service exist in the caller's frame and can be used, deleted ones left out; in no order. */
export type FindExisting<Id = string> = (ids: readonly Id[]) => Promise<readonly Id[]>;

/** @throws AppError 404 that names the model where one of them is not there. Nobody is asked where there are none. */
export async function assertExisting<Id>(model: string, ids: readonly Id[], find: FindExisting<Id>): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set(await find(ids));
  if (!ids.every((id) => known.has(id))) throw notFound(model);
}
