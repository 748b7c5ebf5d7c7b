import { answerChanged, formAnswered, historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { currentContext, PublishedEvents, truncateText } from '@trackway/runtime';
import type { FormField } from '../fields/field';
import { definitionOf } from '../fields/field-types';
import { type FieldValue, isFile, isLines } from '../fields/field-value';
import { linesText } from '../fields/line-texts';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { Answer, AnswerChange } from './answer';

/** Longer texts are cut in the history of the project. The history of the answer has the complete text. */
const MAX_DISPLAY_LENGTH = 500;

/** One event with the new state of each answer. */
export function answerEvents(answers: readonly Answer[]): OutgoingEvent[] {
  return answers.map((answer) => {
    const change = answer.value === null ? 'deleted' : answer.version === 1 ? 'created' : 'updated';
    const data = { change, version: answer.version, answer: toState(answer) } as const;
    const { frameId, id, answeredAt } = answer;
    return outgoing(
      answerChanged,
      makeEvent(answerChanged, { source: 'forms', frameId, key: id, time: answeredAt, data }),
    );
  });
}

/**
 * One event for all answers that were written together. It triggers rules. Its consistency token makes their conditions wait
 * until the read model contains `changedEvents`.
 */
export function answeredEvent(
  form: Form,
  accessor: Accessor,
  changes: readonly AnswerChange[],
  changedEvents: readonly OutgoingEvent[],
): OutgoingEvent[] {
  const [first] = changes;
  if (!first) return [];
  const { changedBy, changedAt, way } = first;
  const event = makeEvent(formAnswered, {
    source: 'forms',
    frameId: form.frameId,
    key: accessor.projectId,
    time: changedAt,
    data: {
      form_id: form.id,
      form_title: form.title,
      accessor: { type: accessor.type, project_id: accessor.projectId, id: accessor.id },
      field_ids: changes.map(({ fieldId }) => fieldId),
      way,
      answered_by: { kind: changedBy.kind, id: changedBy.id, name: changedBy.name },
      answered_at: changedAt.toISOString(),
    },
  });
  const published = new PublishedEvents('forms');
  for (const { event: answer } of changedEvents) published.add(answer);
  return [outgoing(formAnswered, { ...event, consistencytoken: published.token() })];
}

/** One entry in the history of the project for all answers that were written together. */
export function answeredHistoryEvent(
  form: Form,
  accessor: Accessor,
  changes: readonly AnswerChange[],
): OutgoingEvent[] {
  const [first] = changes;
  if (!first) return [];
  const columns = new Map(form.fields.map(({ id, fields }) => [id, fields]));
  const event = makeEvent(historyLineRecorded, {
    source: 'forms',
    frameId: form.frameId,
    key: accessor.projectId,
    time: first.changedAt,
    data: {
      project_id: accessor.projectId,
      action: 'form.answered',
      actor: { ...first.changedBy, kind: actorKind(first.changedBy.kind) },
      changes: changes.map(({ fieldId, label, oldValue, newValue }) => ({
        field: label,
        from: displayValue(oldValue, columns.get(fieldId)),
        to: displayValue(newValue, columns.get(fieldId)),
      })),
      details: { form_id: form.id, form_title: form.title, accessor_type: accessor.type, way: first.way },
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return [outgoing(historyLineRecorded, event)];
}

type ActorKind = Parameters<typeof makeEvent<typeof historyLineRecorded>>[1]['data']['actor']['kind'];

function actorKind(kind: string): ActorKind {
  return kind as ActorKind;
}

function toState(answer: Answer) {
  const { accessor, answeredBy } = answer;
  return {
    id: answer.id,
    form_id: answer.formId,
    form_version: answer.formVersion,
    field_id: answer.fieldId,
    label: answer.label,
    type: answer.type,
    value: searchableValue(answer.value, answer.type),
    accessor: { type: accessor.type, project_id: accessor.projectId, id: accessor.id },
    answered_by: { id: answeredBy.id, name: answeredBy.name },
    answered_at: answer.answeredAt.toISOString(),
  };
}

/** The value by which searches compare an answer. */
export function searchableValue(value: FieldValue, type: Answer['type']): string | number | boolean | string[] | null {
  if (value === null) return null;
  const { searchable: convert } = definitionOf(type);
  if (convert) return convert(value);
  if (typeof value !== 'object') return value;
  if (isFile(value)) return value.name;
  return isLines(value) ? value.length : [...value];
}

function displayValue(value: FieldValue, columns: readonly FormField[] = []): unknown {
  if (isFile(value)) return value.name;
  if (typeof value === 'string' && value.startsWith('data:')) return 'signed';
  const text = value !== null && isLines(value) ? linesText(columns, value) : value;
  return typeof text === 'string' && text.length > MAX_DISPLAY_LENGTH
    ? `${truncateText(text, MAX_DISPLAY_LENGTH)}…`
    : text;
}
