import { conflict, invalidInput, notFound } from '@trackway/errors';
import type { Step } from '../funnels/funnel';

/** All steps in the order that they should have, or where one of them should go. */
export type StepOrder =
  | { readonly stepIds: readonly string[] }
  | { readonly stepId: string; readonly before: string }
  | { readonly stepId: string; readonly after: string };

/**
 * The steps in their new order; the same list where it is the one that they have.
 * @throws AppError `step_model_not_found` for a step of another funnel, `conflict` where steps are missing from the list.
 */
export function orderSteps(steps: readonly Step[], order: StepOrder): readonly Step[] {
  const ordered = 'stepIds' in order ? inOrder(steps, order.stepIds) : moved(steps, order);
  return ordered.every((step, index) => step === steps[index]) ? steps : ordered;
}

function inOrder(steps: readonly Step[], ids: readonly string[]): readonly Step[] {
  if (new Set(ids).size < ids.length) throw invalidInput({ step_ids: ['Each step may stand in the order once.'] });
  const named = ids.map((id) => find(steps, id));
  const left = steps.filter(({ id }) => !ids.includes(id));
  if (left.length === 0) return named;
  // Somebody may have added a step since the client read the funnel.
  const words = left.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw conflict(`The order leaves out steps of the funnel: ${words}. Read the funnel again, then decide.`);
}

function moved(steps: readonly Step[], order: Exclude<StepOrder, { stepIds: readonly string[] }>): readonly Step[] {
  const step = find(steps, order.stepId);
  const target = find(steps, 'before' in order ? order.before : order.after);
  if (step === target) return steps;
  const others = steps.filter((other) => other !== step);
  const place = others.indexOf(target) + ('before' in order ? 0 : 1);
  return others.toSpliced(place, 0, step);
}

function find(steps: readonly Step[], id: string): Step {
  const step = steps.find((candidate) => candidate.id === id);
  if (!step) throw notFound('step');
  return step;
}
