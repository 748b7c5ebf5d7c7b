import type { Accessor } from '../answers/accessor';

export interface StepDirectory {
  /**
   * Makes sure that the step or the assignment of a context belongs to its project: a step to a funnel that it is in. Other
   * contexts name neither. Asks on behalf of the caller of the current context.
   * @throws AppError `step_model_not_found` or `assignment_model_not_found`; 503 or 504 where nobody can say.
   */
  require(accessor: Accessor): Promise<void>;
}
