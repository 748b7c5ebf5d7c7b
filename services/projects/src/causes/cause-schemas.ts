import { valueTypes } from '@trackway/application';
import { actor, type Effect, fieldChange, type RecordRef, recordKinds } from '@trackway/contracts';
import { z } from 'zod';
import { type EffectNode, treeOf } from './effects/cause-effects';
import type { FoundCause } from './effects/find-cause';
import type { PlannedEffect } from './plan/plan-undo';
import type { UndoPreview } from './undo/preview-undo';
import { type SkippedEffect, stepStates, type Undo, undoModes, undoStatuses } from './undo/undo';

const WHY = 'Why it stays, and what to do instead';

const { timestamp, nullableTimestamp } = valueTypes;

const recordSchema = z
  .object({
    kind: z.enum(recordKinds),
    id: z
      .string()
      .meta({ description: 'Id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`' }),
    project_id: z.uuid().nullable().meta({ description: 'Null for customers, contacts, groups, tags and settings' }),
    label: z.string().meta({ description: 'Such as the name of a funnel or the label of a question' }),
  })
  .nullable()
  .meta({ description: 'The changed record; null if the effect is not a change of a record' });

const effectShape = {
  id: z.string(),
  action: z.string().meta({ example: 'project.updated' }),
  record: recordSchema,
  project_id: z.uuid().nullable(),
  actor,
  changes: z.array(fieldChange).meta({
    description: 'Whether the record exists is the field `exists`. Empty for a setting that the caller may not read',
  }),
  causation_id: z
    .string()
    .nullable()
    .meta({ description: 'The event, rule run, agent execution or undo that made the change directly' }),
  request_id: z.string().nullable(),
  happened_at: timestamp,
};

type EffectJson = z.infer<z.ZodObject<typeof effectShape>>;
type NodeJson = EffectJson & { consequences: NodeJson[] };

const nodeSchema: z.ZodType<NodeJson> = z
  .lazy(() => z.object({ ...effectShape, consequences: z.array(nodeSchema) }))
  .meta({ id: 'CausedEffect', description: 'An effect with the effects that it caused' });

export const causeSchema = z
  .object({
    id: z.string(),
    correlation_id: z.string().meta({ description: 'The first cause of the chain' }),
    is_pending: z.boolean().meta({ description: 'Rules that the cause started are still running' }),
    effect_count: z.int(),
    started_at: nullableTimestamp.meta({ description: 'Time of the first effect' }),
    effects: z.array(nodeSchema).meta({
      description: 'The tree of effects, oldest first. The first 1,000 of a cause with more than 10,000 effects',
    }),
  })
  .meta({ id: 'Cause' });

const states = ['revertible', 'undone', 'unaffected', 'conflict', 'irreversible'] as const;

const plannedSchema = z.object({
  ...effectShape,
  state: z.enum(states).meta({
    description:
      '`revertible`: the undo restores the values before. `undone`: the values are as before already. `unaffected`: nothing to restore. `conflict`: changed since. `irreversible`: outside of the system, or older than 30 days.',
  }),
  message: z.string().nullable().meta({ description: WHY }),
  conflicts: z.array(
    z.object({
      field: z.string(),
      set: z.unknown().meta({ description: 'The value that the effect set' }),
      current: z.unknown().meta({ description: 'The value now' }),
    }),
  ),
});

const stepShape = { record: recordSchema, changes: z.array(fieldChange) };

export const previewSchema = z
  .object({
    cause_id: z.string(),
    is_pending: z.boolean().meta({ description: 'Rules that the cause started are still running' }),
    counts: z.object({ revertible: z.int(), undone: z.int(), conflict: z.int(), irreversible: z.int() }),
    effect_count: z.int(),
    step_count: z.int(),
    effects: z.array(plannedSchema).meta({
      description:
        'Newest first, in the order in which they are undone. The first 1,000 of a cause with more than 10,000 effects',
    }),
    steps: z
      .array(z.object(stepShape))
      .meta({ description: 'The changes of records that the undo would make, with the same limit' }),
  })
  .meta({ id: 'UndoPreview' });

export const undoSchema = z
  .object({
    id: z.uuid().meta({ description: 'The undo is a cause too, so this id can be undone' }),
    cause_id: z.string(),
    mode: z.enum(undoModes),
    status: z.enum(undoStatuses).meta({
      description: '`partial`: some effects stay. `failed`: nothing was changed in the end, see `error`.',
    }),
    requested_by: actor,
    done_steps: z.int(),
    total_steps: z.int(),
    skipped_count: z.int(),
    steps: z.array(
      z.object({ ...stepShape, state: z.enum(stepStates), message: z.string().nullable().meta({ description: WHY }) }),
    ),
    skipped: z.array(
      z.object({
        effect_id: z.string(),
        action: z.string(),
        record: recordSchema,
        message: z.string().meta({ description: WHY }),
      }),
    ),
    error: z.string().nullable(),
    created_at: timestamp,
    finished_at: nullableTimestamp,
  })
  .meta({ id: 'Undo' });

export const undoBody = z
  .strictObject({
    mode: z.enum(undoModes).default('all').meta({
      description:
        '`all` undoes everything, or nothing if an effect was changed since or is irreversible. `possible` leaves those out.',
    }),
  })
  .meta({ id: 'RequestUndo', example: { mode: 'possible' } });

export function presentCause({
  id,
  correlationId,
  effects,
  effectCount,
  isPending,
}: FoundCause): z.infer<typeof causeSchema> {
  return {
    id,
    correlation_id: correlationId,
    is_pending: isPending,
    effect_count: effectCount ?? effects.length,
    started_at: effects[0]?.happenedAt.toISOString() ?? null,
    effects: treeOf(effects).map(presentNode),
  };
}

export function presentPreview({ cause, effects, steps, totals }: UndoPreview): z.infer<typeof previewSchema> {
  const count = (state: string) =>
    totals ? (totals.states.get(state) ?? 0) : effects.filter(({ outcome }) => outcome.state === state).length;
  return {
    cause_id: cause.id,
    is_pending: cause.isPending,
    counts: {
      revertible: count('revertible'),
      undone: count('undone'),
      conflict: count('conflict'),
      irreversible: count('irreversible'),
    },
    effect_count: totals?.effects ?? effects.length,
    step_count: totals?.steps ?? steps.length,
    effects: effects.map(presentPlanned),
    steps: steps.map(({ record, changes }) => ({ record: presentRecord(record), changes: [...changes] })),
  };
}

export function presentUndo(undo: Undo): z.infer<typeof undoSchema> {
  const { kind, id, name } = undo.caller;
  return {
    id: undo.id,
    cause_id: undo.causeId,
    mode: undo.mode,
    status: undo.status,
    requested_by: { kind, id, name: name ?? null },
    done_steps: undo.totals
      ? undo.totals.steps - undo.totals.pending
      : undo.steps.filter(({ state }) => state !== 'pending').length,
    total_steps: undo.totals?.steps ?? undo.steps.length,
    skipped_count: undo.totals?.skipped ?? undo.skipped.length,
    steps: undo.steps.map(({ record, changes, state, message = null }) => ({
      record: presentRecord(record),
      changes: [...changes],
      state,
      message,
    })),
    skipped: undo.skipped.map(presentSkipped),
    error: undo.error,
    created_at: new Date(undo.createdAt).toISOString(),
    finished_at: undo.finishedAt?.toISOString() ?? null,
  };
}

function presentSkipped({ id, action, record, message }: SkippedEffect) {
  return { effect_id: id, action, record: presentRecord(record), message };
}

function presentPlanned({ effect, outcome }: PlannedEffect): z.infer<typeof plannedSchema> {
  const conflicts = outcome.state === 'conflict' ? [...outcome.fields] : [];
  const message = 'message' in outcome ? outcome.message : null;
  return { ...presentEffect(effect), state: outcome.state, message, conflicts };
}

function presentNode({ effect, consequences }: EffectNode): NodeJson {
  return { ...presentEffect(effect), consequences: consequences.map(presentNode) };
}

function presentEffect(effect: Effect): EffectJson {
  return {
    id: effect.id,
    action: effect.action,
    record: presentRecord(effect.record),
    project_id: effect.projectId,
    actor: effect.actor,
    changes: [...effect.changes],
    causation_id: effect.cause.causationId,
    request_id: effect.cause.requestId,
    happened_at: effect.happenedAt.toISOString(),
  };
}

function presentRecord(record: RecordRef | null): z.infer<typeof recordSchema> {
  return record && { kind: record.kind, id: record.id, project_id: record.projectId, label: record.label };
}
