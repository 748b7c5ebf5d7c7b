import type { Actor, FieldChange } from '../events/history-events';
import type { Effect as EffectMessage, Effect__Output as EffectOutput } from '../generated/trackway/causes/v1/Effect';
import type {
  FieldChange as ChangeMessage,
  FieldChange__Output as ChangeOutput,
} from '../generated/trackway/causes/v1/FieldChange';
import type {
  RecordChange as RecordChangeMessage,
  RecordChange__Output as RecordChangeOutput,
} from '../generated/trackway/causes/v1/RecordChange';
import type {
  RecordFields as FieldsMessage,
  RecordFields__Output as FieldsOutput,
} from '../generated/trackway/causes/v1/RecordFields';
import type {
  RecordOutcome as OutcomeMessage,
  RecordOutcome__Output as OutcomeOutput,
} from '../generated/trackway/causes/v1/RecordOutcome';
import type {
  RecordRef as RefMessage,
  RecordRef__Output as RefOutput,
} from '../generated/trackway/causes/v1/RecordRef';
import type {
  RecordState as StateMessage,
  RecordState__Output as StateOutput,
} from '../generated/trackway/causes/v1/RecordState';
import {
  type Effect,
  type FrameRecordRef,
  frameRecordKinds,
  type ProjectRecordRef,
  projectRecordKinds,
  type RecordChange,
  type RecordFields,
  type RecordOutcome,
  type RecordRef,
  type RecordState,
} from './effect';

/** Effects and records as messages of `trackway.causes.v1`, and back. Values are JSON. */
export const effectMessages = {
  fromEffect: (effect: Effect): EffectMessage => ({
    id: effect.id,
    projectId: effect.projectId ?? '',
    record: effect.record && fromRef(effect.record),
    action: effect.action,
    happenedAt: effect.happenedAt.toISOString(),
    cause: {
      correlationId: effect.cause.correlationId,
      causationId: effect.cause.causationId ?? '',
      requestId: effect.cause.requestId ?? '',
    },
    actorJson: JSON.stringify(effect.actor),
    changes: effect.changes.map(fromChange),
    eventIds: [...effect.eventIds],
  }),
  toEffect: (message: EffectOutput): Effect => ({
    id: message.id,
    projectId: message.projectId || null,
    record: message.record && toRef(message.record),
    action: message.action,
    happenedAt: new Date(message.happenedAt),
    cause: {
      correlationId: message.cause?.correlationId ?? message.id,
      causationId: message.cause?.causationId || null,
      requestId: message.cause?.requestId || null,
    },
    actor: JSON.parse(message.actorJson) as Actor,
    changes: message.changes.map(toChange),
    eventIds: message.eventIds,
  }),
  fromRef,
  toFrameRef,
  fromFields: ({ record, fields }: RecordFields): FieldsMessage => ({
    record: fromRef(record),
    fields: [...fields],
  }),
  toFields: ({ record, fields }: FieldsOutput): RecordFields => ({ record: toRef(record), fields }),
  fromState: ({ record, values }: RecordState): StateMessage => ({
    record: fromRef(record),
    values: Object.entries(values).map(([field, value]) => ({ field, valueJson: json(value) })),
  }),
  toState: ({ record, values }: StateOutput): RecordState => ({
    record: toRef(record),
    values: Object.fromEntries(values.map(({ field, valueJson }) => [field, JSON.parse(valueJson)])),
  }),
  fromRecordChange: ({ record, changes }: RecordChange): RecordChangeMessage => ({
    record: fromRef(record),
    changes: changes.map(fromChange),
  }),
  toRecordChange: (message: RecordChangeOutput | null): RecordChange => ({
    record: toRef(message?.record ?? null),
    changes: (message?.changes ?? []).map(toChange),
  }),
  fromOutcome: (outcome: RecordOutcome): OutcomeMessage => ({
    result: outcome.result,
    message: outcome.result === 'changed' ? '' : outcome.message,
  }),
  toOutcome: (outcome: OutcomeOutput | null): RecordOutcome => {
    const { result = 'rejected', message = '' } = outcome ?? {};
    return result === 'changed' ? { result } : { result: result === 'conflict' ? result : 'rejected', message };
  },
};

/** @throws Error for a message without a record or of an unknown kind, which a newer service may send. */
function toRef(ref: RefOutput | null): RecordRef {
  const { kind = '', id = '', projectId = '', label = '' } = ref ?? {};
  if (isProjectKind(kind)) return { kind, id, projectId, label };
  if (isFrameKind(kind)) return { kind, id, projectId: null, label };
  throw new Error(`The record kind ${kind} is unknown.`);
}

function toFrameRef(ref: RefOutput): FrameRecordRef {
  const record = toRef(ref);
  if (record.projectId !== null) throw new Error(`Records of the kind ${record.kind} belong to a project.`);
  return record;
}

function isProjectKind(kind: string): kind is ProjectRecordRef['kind'] {
  return projectRecordKinds.some((known) => known === kind);
}

function isFrameKind(kind: string): kind is FrameRecordRef['kind'] {
  return frameRecordKinds.some((known) => known === kind);
}

function fromRef(record: RecordRef): RefMessage {
  return { ...record, projectId: record.projectId ?? '' };
}

function fromChange({ field, from, to }: FieldChange): ChangeMessage {
  return { field, fromJson: json(from), toJson: json(to) };
}

function toChange({ field, fromJson, toJson }: ChangeOutput): FieldChange {
  return { field, from: JSON.parse(fromJson), to: JSON.parse(toJson) };
}

function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}
