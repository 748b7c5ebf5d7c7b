import type { Step } from './funnel';
import { type OrderRequest, reorder } from './reorder';

const WORDS = { model: 'step', field: 'step_ids', items: 'steps of the funnel', whole: 'the funnel' };

/** Returns the same list if the order does not change. @throws AppError as `reorder` does. */
export function orderSteps(steps: readonly Step[], order: OrderRequest): readonly Step[] {
  return reorder(steps, order, WORDS);
}
