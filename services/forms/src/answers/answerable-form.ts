import { referenceNotFound } from '@trackway/errors';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { AnswerStores } from './answer-store';

/**
 * Returns the form that is answered in a context.
 * @throws AppError 404 if the form is deleted, or the loose form does not attach it to the project
 */
export async function requireAnswerableForm(
  stores: AnswerStores,
  frameId: string,
  formId: number,
  accessor: Accessor,
): Promise<Form> {
  const [form] = await stores.forms.findMany(frameId, [formId]);
  if (!form || form.deletedAt) throw referenceNotFound('form', 'form_id', formId);
  if (accessor.type !== 'project_loose_form') return form;
  const [link] = await stores.looseForms.findMany(frameId, [Number(accessor.id)]);
  const fits = link && !link.deletedAt && link.projectId === accessor.projectId && link.formId === formId;
  if (!fits) throw referenceNotFound('loose_form', 'accessor.id', String(accessor.id));
  return form;
}
