import { referenceNotFound } from '@trackway/errors';
import type { FindLiveForms } from './peer-queries';

/** @throws AppError 404 if one of the forms does not exist or is deleted. Calls no service if there are no ids. */
export async function assertFormsExist(
  findLiveForms: FindLiveForms,
  field: string,
  formIds: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = formIds.filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const live = await findLiveForms([...new Set(ids)]);
  const missing = ids.find((id) => !live.has(id));
  if (missing !== undefined) throw referenceNotFound('form', field, missing);
}
