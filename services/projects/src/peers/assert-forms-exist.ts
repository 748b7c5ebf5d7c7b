import { referenceNotFound } from '@trackway/errors';
import type { FindLiveForms } from './peer-queries';

/** @throws AppError 404 if one of the forms does not exist or is deleted. Calls no service if there are no ids. */
export async function assertFormsExist(
  findLiveForms: FindLiveForms,
  field: string,
  formIds: readonly (number | null | undefined)[],
): Promise<void> {
  const missing = await findMissingForm(findLiveForms, formIds);
  if (missing !== undefined) throw referenceNotFound('form', field, missing);
}

/** The first form that does not exist or is deleted. Calls no service if there are no ids. */
export async function findMissingForm(
  findLiveForms: FindLiveForms,
  formIds: readonly (number | null | undefined)[],
): Promise<number | undefined> {
  const ids = formIds.filter((id) => typeof id === 'number');
  if (ids.length === 0) return undefined;
  const live = await findLiveForms([...new Set(ids)]);
  return ids.find((id) => !live.has(id));
}
