import { notFound } from '@trackway/errors';

/** Asks the owner of forms which of these the caller's frame has, deleted ones left out. Fails where the owner cannot be asked. */
export type FindLiveForms = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

/** @throws AppError 404 where a form that is to be used does not exist, or is deleted. Nobody is asked where there is none. */
export async function refuseUnknownForms(
  findLiveForms: FindLiveForms,
  formIds: readonly (number | null | undefined)[],
): Promise<void> {
  const asked = formIds.filter((id) => typeof id === 'number');
  if (asked.length === 0) return;
  const live = await findLiveForms([...new Set(asked)]);
  if (!asked.every((id) => live.has(id))) throw notFound('form');
}
