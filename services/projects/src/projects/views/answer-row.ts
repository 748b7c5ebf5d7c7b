import { answerTypesWithoutValue } from '@trackway/contracts';
import type { FormAnswer } from '../../peers/peer-queries';
import type { AnswerState } from '../../peers/read-model/states';

/** An answer in the read model. The title is null if the event of the form has not arrived. */
export interface AnswerRow {
  readonly answer: Omit<AnswerState, 'version'>;
  readonly form_title: string | null;
}

const withoutValue: ReadonlySet<string> = new Set(answerTypesWithoutValue);

/** Whether the read model contains everything that is shown of an answer. */
export function isComplete({ answer, form_title }: AnswerRow): boolean {
  return form_title !== null && !withoutValue.has(answer.type);
}

export function toFormAnswer({ answer, form_title }: AnswerRow): FormAnswer {
  const { answered_by: author } = answer;
  // `jsonb` does not retain the order of members.
  const { type, project_id, id } = answer.accessor;
  return {
    id: answer.id,
    form_id: answer.form_id,
    form_title: form_title ?? '',
    field_id: answer.field_id,
    label: answer.label,
    type: answer.type,
    value: answer.value,
    accessor: { type, project_id, id },
    answered_by: author.id === '' ? null : { id: author.id, name: author.name ?? '' },
    answered_at: answer.answered_at,
  };
}
