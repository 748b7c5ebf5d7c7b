import { notFound } from '@trackway/errors';

/** Asks the owner of forms which of these the caller's frame has, deleted ones left out. Fails where the owner cannot be asked. */
export type FindLiveForms = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

/** @throws AppError 404 where the form that a project is to have does not exist, or is deleted. */
export async function refuseUnknownForm(
  findLiveForms: FindLiveForms,
  formId: number | null | undefined,
): Promise<void> {
  if (formId === null || formId === undefined) return;
  const live = await findLiveForms([formId]);
  if (!live.has(formId)) throw notFound('form');
}
