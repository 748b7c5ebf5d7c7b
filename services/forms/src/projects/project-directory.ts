import type { Caller } from '@trackway/runtime';

/** What people who answer a form see of the frame that asks. */
export interface FrameFacts {
  readonly name: string;
  readonly locale: string;
}

export interface ProjectDirectory {
  /**
   * Asks on behalf of `caller`, else of the caller of the current context.
   * @throws AppError `project_model_not_found` where the frame has no such project, or it is deleted; 503 or 504 where
   * nobody can say.
   */
  require(projectId: string, caller?: Caller): Promise<void>;
  /** The same, for whoever wants to change something. @throws AppError `merged_project` too, where it was merged. */
  requireOpen(projectId: string, caller?: Caller): Promise<{ readonly frame: FrameFacts }>;
}
