import type { Clock } from '@trackway/runtime';
import type { Accessor } from '../answers/accessor';
import type { Form } from '../forms/form';
import { looseFormEvents } from '../loose-forms/loose-form-events';
import type { WritingStores } from '../unit-of-work';
import { callerOf, type FormLink } from './form-link';

/**
 * The context that stores a submission. Links with a shared context use their own accessor. Otherwise each submission is a
 * separate response: it gets its own loose form on the project, with the number `looseFormId`.
 */
export async function openResponse(
  { looseForms, outbox }: WritingStores,
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
