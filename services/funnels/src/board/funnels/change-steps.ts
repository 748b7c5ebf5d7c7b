import { referenceNotFound, ruleBroken } from '@trackway/errors';
import type { FunnelChange } from './change-funnel';
import { type Funnel, MAX_STEPS, type Step, type StepFields, UNRESTRICTED_STEP } from './funnel';
import { orderSteps } from './order-steps';
import type { OrderRequest } from './reorder';

export type NewStepFields = Pick<StepFields, 'name'> & Partial<StepFields>;

/** Inserts a step at `position`, by default at the end. */
export function addStep(id: string, fields: NewStepFields, position?: number): FunnelChange {
  return (funnel, now) => {
    if (funnel.steps.length >= MAX_STEPS) {
      throw ruleBroken('too_many_steps', `A funnel can have at most ${MAX_STEPS} steps. Delete one first.`);
    }
    assertStepsExist(funnel, fields.reachableStepIds);
    const step: Step = { ...UNRESTRICTED_STEP, ...fields, id, createdAt: now, updatedAt: now };
    return { ...funnel, steps: funnel.steps.toSpliced(position ?? funnel.steps.length, 0, step) };
  };
}

export function updateStep(id: string, changes: Partial<StepFields>): FunnelChange {
  return (funnel, now) => {
    const current = funnel.steps.find((step) => step.id === id);
    if (!current) return funnel;
    assertStepsExist(funnel, changes.reachableStepIds);
    const wanted = { ...current, ...changes };
    if (JSON.stringify(wanted) === JSON.stringify(current)) return funnel;
    const steps = funnel.steps.map((step) => (step === current ? { ...wanted, updatedAt: now } : step));
    return { ...funnel, steps };
  };
}

/** Also removes the step from the reachable steps of the others. */
export function withoutStep(funnel: Funnel, id: string): Funnel {
  return { ...funnel, steps: funnel.steps.filter((step) => step.id !== id).map(withoutReachable(id)) };
}

export function reorderSteps(order: OrderRequest): FunnelChange {
  return (funnel) => {
    const steps = orderSteps(funnel.steps, order);
    return steps === funnel.steps ? funnel : { ...funnel, steps };
  };
}

function withoutReachable(id: string): (step: Step) => Step {
  return (step) =>
    step.reachableStepIds?.includes(id)
      ? { ...step, reachableStepIds: step.reachableStepIds.filter((other) => other !== id) }
      : step;
}

function assertStepsExist({ steps }: Funnel, ids: StepFields['reachableStepIds'] = null): void {
  const missing = ids?.find((id) => !steps.some((step) => step.id === id));
  if (missing !== undefined) throw referenceNotFound('step', 'reachable_step_ids', missing);
}
