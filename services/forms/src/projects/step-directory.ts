import type { Accessor } from './accessor';

export interface StepDirectory {
  /**
   * Checks that the step of a context exists, or that its assignment belongs to the project. The project need not be in the
   * step. Calls the funnels service as the caller of the current request.
   * @throws AppError `step_model_not_found` or `assignment_model_not_found`, 503 or 504 if the funnels service is unavailable
   */
  assertExists(accessor: Accessor): Promise<void>;
}
