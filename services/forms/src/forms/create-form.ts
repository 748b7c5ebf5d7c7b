import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type FieldDraft, planFields } from '../fields/plan-fields';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Form } from './form';
import { auditForm } from './form-audit';
import { formChangeEvent } from './form-events';
import type { FormStores } from './form-store';
import { assertTranslated } from './form-texts';
import { DEFAULT_PAGE, type PageSettings } from './page-settings';

export interface CreateForm {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDraft[];
  readonly page: Partial<PageSettings>;
}

/** Creates a form in the frame of the caller and publishes `forms.form_changed`. */
export function makeCreateForm(deps: {
  unitOfWork: UnitOfWork<FormStores>;
  counters: Counters;
  newId: NewId;
  clock: Clock;
}) {
  return async (caller: Caller, { title, description, fields, page }: CreateForm): Promise<Form> => {
    const now = deps.clock();
    const form: Form = {
      title,
      description,
      fields: planFields(fields, [], deps.newId),
      page: { ...DEFAULT_PAGE, ...page },
      id: await deps.counters.take(caller.frameId, 'form'),
      frameId: caller.frameId,
      version: 1,
      createdBy: caller.kind === 'user' ? caller.id : null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    if (page.translations) assertTranslated(form);
    await deps.unitOfWork.run(async ({ forms, outbox, recordEffect }) => {
      await forms.insert(form);
      await outbox.add(formChangeEvent(form, 'created'), auditForm(caller, 'created', form));
      await recordEffect(String(form.id));
    });
    return form;
  };
}
