import { isDeepStrictEqual } from 'node:util';
import { auditOf, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Funnel, Step } from './funnel';

const source = 'funnels';

interface StepOfFunnel {
  readonly step: Step;
  readonly funnel: Pick<Funnel, 'id' | 'name'>;
  /** Of a deleted step: its former place in the funnel. */
  readonly position?: number;
}

/** The values that an undo restores. */
export function funnelValues({ name, steps }: Funnel) {
  return { name, step_ids: steps.map(({ id }) => id) };
}

/** The id of a step in undos. */
export function stepRecordId(funnelId: string, stepId: string): string {
  return `${funnelId}/${stepId}`;
}

export const auditFunnel = auditOf<Funnel>({
  source,
  kind: 'funnel',
  identify: ({ id, name }) => ({ id, name }),
  settings: funnelValues,
  restorable: { kind: 'funnel', values: funnelValues },
});

export const auditStep = auditOf<StepOfFunnel>({
  source,
  kind: 'step',
  identify: ({ step: { id, name } }) => ({ id, name }),
  settings: ({ step }) => stepValues(step),
  details: ({ funnel: { id, name } }) => ({ funnel: { id, name } }),
  restorable: {
    kind: 'step',
    id: ({ step, funnel }) => stepRecordId(funnel.id, step.id),
    values: ({ step }) => stepValues(step),
    // A deleted step has no values in the API.
    lost: ({ step, position }) => ({ ...stepValues(step), position }),
  },
});

/** Entries of a new funnel and its steps. */
export function funnelCreated(caller: Caller, funnel: Funnel): OutgoingEvent[] {
  return [
    auditFunnel(caller, 'created', funnel),
    ...funnel.steps.map((step) => auditStep(caller, 'created', { step, funnel })),
  ];
}

/** Entries of the differences between two versions of a funnel: its own settings, and each step that differs. */
export function funnelUpdated(caller: Caller, before: Funnel, after: Funnel): OutgoingEvent[] {
  const [old, current] = [stepsById(before), stepsById(after)];
  const added = after.steps.filter(({ id }) => !old.has(id));
  const removed = before.steps.filter(({ id }) => !current.has(id));
  const changed = after.steps.flatMap((step) => {
    const known = old.get(step.id);
    return known && !isDeepStrictEqual(stepValues(known), stepValues(step)) ? [{ step, known }] : [];
  });
  const isOwnChange = before.name !== after.name || isReordered(before, after);
  return [
    ...(isOwnChange ? [auditFunnel(caller, 'updated', after, { before })] : []),
    ...added.map((step) => auditStep(caller, 'created', { step, funnel: after })),
    ...changed.map(({ step, known }) =>
      auditStep(caller, 'updated', { step, funnel: after }, { before: { step: known, funnel: after } }),
    ),
    ...removed.map((step) =>
      auditStep(caller, 'deleted', { step, funnel: after, position: before.steps.indexOf(step) }),
    ),
  ];
}

export function stepValues(step: Step) {
  return {
    name: step.name,
    wip_limit: step.wipLimit,
    late_after_hours: step.lateAfterHours,
    reachable_step_ids: step.reachableStepIds,
    form_ids: step.formIds,
    required_field_ids: step.requiredFieldIds,
  };
}

function stepsById({ steps }: Funnel): ReadonlyMap<string, Step> {
  return new Map(steps.map((step) => [step.id, step]));
}

/** Whether the steps of both versions have another order. */
function isReordered(before: Funnel, after: Funnel): boolean {
  const [old, current] = [stepsById(before), stepsById(after)];
  const common = (steps: readonly Step[], others: ReadonlyMap<string, Step>) =>
    steps.filter(({ id }) => others.has(id)).map(({ id }) => id);
  return !isDeepStrictEqual(common(before.steps, current), common(after.steps, old));
}
