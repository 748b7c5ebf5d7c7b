import type { FormsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { FormField } from '../fields/field';
import { isLines } from '../fields/field-value';
import { linesText } from '../fields/line-texts';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import { accessorBody } from './answer-schemas';
import type { TitledAnswer } from './read-answers';

export function toFormMessage({ id, title, fields, deletedAt }: Form): FormsV1.Form {
  return { id, title, fields: fields.map(toFieldMessage), deleted: deletedAt !== null };
}

/** With what imports need to read values. */
export function toImportableFormMessage(form: Form): FormsV1.Form {
  const fields = form.fields.map((field) => ({
    ...toFieldMessage(field),
    key: field.key ?? '',
    options: field.options.map(({ value, label }) => ({ value, label })),
  }));
  return { ...toFormMessage(form), fields };
}

type Labelled = Pick<FormField, 'id' | 'label' | 'type' | 'required'>;

export function toFieldMessage({ id, label, type, required }: Labelled): FormsV1.FormField {
  return { id, label, type, required };
}

export function toAnswerMessage(answer: TitledAnswer): FormsV1.Answer {
  return {
    id: answer.id,
    formId: answer.formId,
    formTitle: answer.formTitle,
    formVersion: answer.formVersion,
    fieldId: answer.fieldId,
    label: answer.label,
    type: answer.type,
    valueJson: JSON.stringify(answer.value),
    linesText: answer.value !== null && isLines(answer.value) ? linesText(answer.columns ?? [], answer.value) : '',
    accessor: toAccessorMessage(answer.accessor),
    answeredById: answer.answeredBy.id,
    answeredByName: answer.answeredBy.name ?? '',
    answeredAt: answer.answeredAt.toISOString(),
  };
}

export function toAccessorMessage({ type, projectId, id }: Accessor): FormsV1.Accessor {
  return { type, projectId, id: id === null ? '' : String(id) };
}

/** @throws AppError `validation_errors` if the message is not a valid context */
export function fromAccessorMessage(message: FormsV1.AccessorOutput | null): Accessor {
  const { type, projectId, id } = message ?? { type: '', projectId: '', id: '' };
  const read = accessorBody.safeParse({ type, project_id: projectId, id });
  if (!read.success) throw invalidInput({ accessor: ['Must be a context of answers.'] });
  return read.data;
}
