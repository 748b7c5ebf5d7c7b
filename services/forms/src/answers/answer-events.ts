import { answerChanged, formAnswered, historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { currentContext, PublishedEvents, truncateText } from '@trackway/runtime';
import { definitionOf } from '../fields/field-types';
import type { FieldValue } from '../fields/field-value';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { Answer, AnswerChange } from './answer';

/** A history is read by people: long texts are cut there, and whole in the history of the answer. */
const LONGEST_SHOWN = 500;

/** The new state of each answer that was written. */
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
 * That a form was answered, once for all that was written at the same time: rules wait for it, and with them their conditions for
 * what is `told` of the answers.
 */
export function answeredEvent(
  form: Form,
  accessor: Accessor,
  changes: readonly AnswerChange[],
  told: readonly OutgoingEvent[],
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
  for (const { event: answer } of told) published.add(answer);
  return [outgoing(formAnswered, { ...event, consistencytoken: published.token() })];
}

/** One line in the project's history for all that was answered at once. */
export function answeredLine(form: Form, accessor: Accessor, changes: readonly AnswerChange[]): OutgoingEvent[] {
  const [first] = changes;
  if (!first) return [];
  const event = makeEvent(historyLineRecorded, {
    source: 'forms',
    frameId: form.frameId,
    key: accessor.projectId,
    time: first.changedAt,
    data: {
      project_id: accessor.projectId,
      action: 'form.answered',
      actor: { ...first.changedBy, kind: actorKind(first.changedBy.kind) },
      changes: changes.map(({ label, oldValue, newValue }) => ({
        field: label,
        from: shown(oldValue),
        to: shown(newValue),
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
    value: searchable(answer.value, answer.type),
    accessor: { type: accessor.type, project_id: accessor.projectId, id: accessor.id },
    answered_by: { id: answeredBy.id, name: answeredBy.name },
    answered_at: answer.answeredAt.toISOString(),
  };
}

/** What can be compared: a file by its name, a signature by being there. */
export function searchable(value: FieldValue, type: Answer['type']): string | number | boolean | string[] | null {
  if (value === null) return null;
  const { searchable: convert } = definitionOf(type);
  if (convert) return convert(value);
  if (typeof value !== 'object') return value;
  return 'name' in value ? value.name : [...value];
}

function shown(value: FieldValue): unknown {
  if (value !== null && typeof value === 'object' && 'name' in value) return value.name;
  if (typeof value === 'string' && value.startsWith('data:')) return 'signed';
  return typeof value === 'string' && value.length > LONGEST_SHOWN ? `${truncateText(value, LONGEST_SHOWN)}…` : value;
}
