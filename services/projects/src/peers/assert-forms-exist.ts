import { notFound } from '@trackway/errors';
import type { FindLiveForms } from './peer-queries';

/** @throws AppError 404 if one of the forms does not exist or is deleted. Calls no service if there are no ids. */
export async function assertFormsExist(
  findLiveForms: FindLiveForms,
  formIds: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = formIds.filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const live = await findLiveForms([...new Set(ids)]);
  if (!ids.every((id) => live.has(id))) throw notFound('form');
}
