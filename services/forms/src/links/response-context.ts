import type { Clock } from '@trackway/runtime';
import type { Form } from '../forms/form';
import { looseFormEvents } from '../loose-forms/loose-form-events';
import type { Accessor } from '../projects/accessor';
import type { Transactional } from '../shared/unit-of-work';
import { callerOf, type FormLink } from './form-link';
import type { SubmissionStores } from './form-link-store';

/**
 * Returns the context that stores a submission: the accessor of the link if its context is shared, otherwise a new loose form
 * with the id `looseFormId`.
 */
export async function openResponse(
  { looseForms, outbox }: SubmissionStores & Transactional,
  { clock }: { clock: Clock },
  { link, form, looseFormId }: { link: FormLink; form: Form; looseFormId: number | undefined },
): Promise<Accessor> {
  if (looseFormId === undefined) return link.accessor;
  const { projectId } = link.accessor;
  const now = clock();
  const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  const identity = { id: looseFormId, frameId: link.frameId, projectId, formId: form.id, idempotencyKey: null };
  const looseForm = { ...identity, ...life };
  await looseForms.insert(looseForm);
  await outbox.add(...looseFormEvents(callerOf(link), looseForm, form, 'created'));
  return { type: 'project_loose_form', projectId, id: looseFormId };
}
