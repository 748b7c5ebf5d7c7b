import { referenceNotFound } from '@trackway/errors';

/** Returns the ids that exist in the caller's frame and are not deleted, in no particular order. */
export type FindExisting<Id = string> = (ids: readonly Id[]) => Promise<readonly Id[]>;

/** An id, and the field of the request that contains it. */
export interface Reference<Id = string> {
  readonly id: Id;
  readonly field: string;
}

/** @throws AppError 404 with the field if an id does not exist. Makes no call for an empty list. */
export async function assertExisting<Id extends string | number>(
  model: string,
  references: readonly Reference<Id>[],
  find: FindExisting<Id>,
): Promise<void> {
  if (references.length === 0) return;
  const known = new Set(await find(references.map(({ id }) => id)));
  const missing = references.find(({ id }) => !known.has(id));
  if (missing) throw referenceNotFound(model, missing.field, missing.id);
}
