import { isDeepStrictEqual } from 'node:util';
import { auditOf, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Funnel, Step } from './funnel';

const source = 'funnels';

interface StepOfFunnel {
  readonly step: Step;
  readonly funnel: Pick<Funnel, 'id' | 'name'>;
}

export const auditFunnel = auditOf<Funnel>({
  source,
  kind: 'funnel',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, steps }) => ({ name, step_ids: steps.map(({ id }) => id) }),
});

export const auditStep = auditOf<StepOfFunnel>({
  source,
  kind: 'step',
  identify: ({ step: { id, name } }) => ({ id, name }),
  settings: ({ step }) => settingsOf(step),
  details: ({ funnel: { id, name } }) => ({ funnel: { id, name } }),
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
    return known && !isDeepStrictEqual(settingsOf(known), settingsOf(step)) ? [{ step, known }] : [];
  });
  const isOwnChange = before.name !== after.name || isReordered(before, after);
  return [
    ...(isOwnChange ? [auditFunnel(caller, 'updated', after, { before })] : []),
    ...added.map((step) => auditStep(caller, 'created', { step, funnel: after })),
    ...changed.map(({ step, known }) =>
      auditStep(caller, 'updated', { step, funnel: after }, { before: { step: known, funnel: after } }),
    ),
    ...removed.map((step) => auditStep(caller, 'deleted', { step, funnel: after })),
  ];
}

function settingsOf(step: Step) {
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
