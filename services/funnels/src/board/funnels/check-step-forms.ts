import { invalidInput, referenceNotFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FormsClient } from '../answers/forms-client';
import type { Step, StepFields } from './funnel';

type FormChanges = Partial<Pick<StepFields, 'formIds' | 'requiredFieldIds'>>;

/**
 * Checks that the forms exist and that each required field belongs to one of them.
 * @throws AppError `form_model_not_found`, or `validation_errors` with the field.
 */
export function makeCheckStepForms({ forms: client }: { forms: FormsClient }) {
  return async (caller: Caller, changes: FormChanges, current?: Step): Promise<void> => {
    if (!changes.formIds && !changes.requiredFieldIds) return;
    const { formIds = current?.formIds ?? [], requiredFieldIds = current?.requiredFieldIds ?? [] } = changes;
    const forms = formIds.length > 0 ? await client.findForms(caller, formIds) : [];
    const missing = formIds.find((id) => !forms.some((form) => form.id === id));
    if (missing !== undefined) throw referenceNotFound('form', 'form_ids', missing);
    const fields = new Set(forms.flatMap(({ fieldIds }) => fieldIds));
    if (requiredFieldIds.every((id) => fields.has(id))) return;
    throw invalidInput({ required_field_ids: ['Each must be a field of one of the forms in form_ids.'] });
  };
}

export type CheckStepForms = ReturnType<typeof makeCheckStepForms>;
