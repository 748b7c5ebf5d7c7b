import type { Accessor } from './accessor';

export interface StepDirectory {
  /**
   * Makes sure that the step of a context exists, or that its assignment is the project's. A project may be answered about
   * at a step before it comes there; other contexts name neither. Asks on behalf of the caller of the current context.
   * @throws AppError `step_model_not_found` or `assignment_model_not_found`; 503 or 504 where nobody can say.
   */
  require(accessor: Accessor): Promise<void>;
}
