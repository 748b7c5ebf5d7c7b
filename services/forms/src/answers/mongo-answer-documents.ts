import { type Accessor, accessorKey } from '../projects/accessor';
import type { Answer, AnswerCause, AnswerChange, AnswerWay } from './answer';
import type { AnswerUse } from './answer-store';
import type { AnswerChangeDocument, AnswerDocument } from './mongo-answer-models';

export function toAnswer(document: AnswerDocument): Answer {
  return {
    id: document._id,
    frameId: document.frame_id,
    formId: document.form_id,
    formVersion: document.form_version,
    fieldId: document.field_id,
    label: document.label,
    type: document.type,
    accessor: toAccessor(document),
    value: document.value,
    answeredBy: document.answered_by,
    answeredAt: document.answered_at,
    version: document.version,
  };
}

export function fromAnswer(answer: Answer): AnswerDocument {
  return {
    ...fromContext(answer),
    form_version: answer.formVersion,
    type: answer.type,
    value: answer.value,
    answered_by: answer.answeredBy,
    answered_at: answer.answeredAt,
    version: answer.version,
  };
}

export function toChange(document: AnswerChangeDocument): AnswerChange {
  return {
    id: document._id,
    frameId: document.frame_id,
    formId: document.form_id,
    fieldId: document.field_id,
    label: document.label,
    answerId: document.answer_id,
    type: document.type,
    accessor: toAccessor(document),
    oldValue: document.old_value,
    newValue: document.new_value,
    changedBy: document.changed_by,
    way: document.way as AnswerWay,
    changedAt: document.changed_at,
    ...(document.cause ? { cause: toCause(document.cause) } : {}),
  };
}

export type AskedQuestion = Pick<AnswerChangeDocument, 'form_id' | 'field_id'>;

export type UseDocument = Required<Pick<AnswerChangeDocument, '_id' | 'label' | 'changed_by' | 'changed_at' | 'cause'>>;

export function toUse({ form_id, field_id }: AskedQuestion, document: UseDocument): AnswerUse {
  return {
    id: document._id,
    formId: form_id,
    fieldId: field_id,
    label: document.label,
    changedBy: document.changed_by,
    changedAt: document.changed_at,
    cause: toCause(document.cause),
  };
}

export function fromChange(change: AnswerChange): AnswerChangeDocument {
  return {
    ...fromContext(change),
    answer_id: change.answerId,
    type: change.type,
    old_value: change.oldValue,
    new_value: change.newValue,
    changed_by: change.changedBy,
    way: change.way,
    changed_at: change.changedAt,
    ...(change.cause ? { cause: fromCause(change.cause) } : {}),
  };
}

function toCause(cause: NonNullable<AnswerChangeDocument['cause']>): AnswerCause {
  return {
    correlationId: cause.correlation_id,
    causationId: cause.causation_id,
    requestId: cause.request_id,
    eventIds: cause.event_ids,
  };
}

function fromCause(cause: AnswerCause): NonNullable<AnswerChangeDocument['cause']> {
  return {
    correlation_id: cause.correlationId,
    causation_id: cause.causationId,
    request_id: cause.requestId,
    event_ids: cause.eventIds,
  };
}

function toAccessor({
  accessor_type,
  project_id,
  accessor_id,
}: Pick<AnswerDocument, 'accessor_type' | 'project_id' | 'accessor_id'>): Accessor {
  return { type: accessor_type, projectId: project_id, id: accessor_id };
}

function fromContext({ id, frameId, formId, fieldId, label, accessor }: Answer | AnswerChange) {
  return {
    _id: id,
    frame_id: frameId,
    form_id: formId,
    field_id: fieldId,
    label,
    accessor_key: accessorKey(accessor),
    accessor_type: accessor.type,
    accessor_id: accessor.id,
    project_id: accessor.projectId,
  };
}
