import type { FileLinks } from '@trackway/storage';
import type { z } from 'zod';
import { type FieldValue, isFile, isLines, type Line } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';
import type { AnswerChange } from './answer';
import type { accessorSchema, answerChangeSchema, answerSchema, fieldValue, lineValue } from './answer-schemas';
import type { TitledAnswer } from './read-answers';

export function presentAccessor({ type, projectId, id }: Accessor): z.infer<typeof accessorSchema> {
  return { type, project_id: projectId, id };
}

export function presentAnswer(answer: TitledAnswer, links: FileLinks): z.infer<typeof answerSchema> {
  return {
    id: answer.id,
    form_id: answer.formId,
    form_title: answer.formTitle,
    form_version: answer.formVersion,
    field_id: answer.fieldId,
    label: answer.label,
    type: answer.type,
    value: presentValue(answer.frameId, answer.value, links),
    accessor: presentAccessor(answer.accessor),
    answered_by: { id: answer.answeredBy.id, name: answer.answeredBy.name },
    answered_at: answer.answeredAt.toISOString(),
  };
}

export function presentChange(change: AnswerChange, links: FileLinks): z.infer<typeof answerChangeSchema> {
  return {
    id: change.id,
    form_id: change.formId,
    field_id: change.fieldId,
    label: change.label,
    accessor: presentAccessor(change.accessor),
    old_value: presentValue(change.frameId, change.oldValue, links),
    new_value: presentValue(change.frameId, change.newValue, links),
    changed_by: { kind: change.changedBy.kind, id: change.changedBy.id, name: change.changedBy.name },
    way: change.way,
    changed_at: change.changedAt.toISOString(),
  };
}

/** Adds a temporary link to the value of a file. */
function presentValue(frameId: string, value: FieldValue, links: FileLinks): z.infer<typeof fieldValue> {
  if (value === null || typeof value !== 'object') return value;
  if (isFile(value)) return { ...value, url: links.urlOf({ frameId, id: value.id }) };
  return isLines(value) ? presentLines(value) : [...value];
}

function presentLines(lines: readonly Line[]): Record<string, z.infer<typeof lineValue>>[] {
  return lines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([id, cell]) => [id, typeof cell === 'object' ? [...cell] : cell])),
  );
}
