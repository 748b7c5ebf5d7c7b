import type { Step } from './funnel';
import { type OrderRequest, reorder } from './reorder';

const WORDS = { model: 'step', field: 'step_ids', items: 'steps of the funnel', whole: 'the funnel' };

/** The steps in their new order; the same list where it is the one that they have. @throws AppError as `putInOrder` does. */
export function orderSteps(steps: readonly Step[], order: OrderRequest): readonly Step[] {
  return reorder(steps, order, WORDS);
}
