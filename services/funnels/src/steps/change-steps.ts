import { ruleBroken } from '@trackway/errors';
import type { FunnelChange } from '../funnels/change-funnel';
import { MAX_STEPS, type Step } from '../funnels/funnel';
import { orderSteps, type StepOrder } from './order-steps';

/** Puts a step in at `position`, or at the end. */
export function addStep(id: string, fields: Pick<Step, 'name'>, position?: number): FunnelChange {
  return (funnel, now) => {
    if (funnel.steps.length >= MAX_STEPS) {
      throw ruleBroken('too_many_steps', `A funnel has ${MAX_STEPS} steps at most. Delete one first.`);
    }
    const step: Step = { ...fields, id, createdAt: now, updatedAt: now };
    return { ...funnel, steps: funnel.steps.toSpliced(position ?? funnel.steps.length, 0, step) };
  };
}

export function updateStep(id: string, changes: Partial<Pick<Step, 'name'>>): FunnelChange {
  return (funnel, now) => {
    const current = funnel.steps.find((step) => step.id === id);
    if (!current) return funnel;
    const wanted = { ...current, ...changes };
    if (JSON.stringify(wanted) === JSON.stringify(current)) return funnel;
    const steps = funnel.steps.map((step) => (step === current ? { ...wanted, updatedAt: now } : step));
    return { ...funnel, steps };
  };
}

export function removeStep(id: string): FunnelChange {
  return (funnel) => ({ ...funnel, steps: funnel.steps.filter((step) => step.id !== id) });
}

export function reorderSteps(order: StepOrder): FunnelChange {
  return (funnel) => {
    const steps = orderSteps(funnel.steps, order);
    return steps === funnel.steps ? funnel : { ...funnel, steps };
  };
}
