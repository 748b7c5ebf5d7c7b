import type { Caller } from '@trackway/runtime';

/** Properties of the frame that respondents see. */
export interface FrameProfile {
  readonly name: string;
  readonly locale: string;
}

export interface ProjectDirectory {
  /**
   * Calls the projects service as `caller`. Default: the caller of the current request.
   * @throws AppError `project_model_not_found` if the project does not exist or is deleted, 503 or 504 if the projects service
   * is unavailable
   */
  assertExists(projectId: string, caller?: Caller): Promise<void>;
  /** Like `assertExists`. @throws AppError also `merged_project` if the project is merged and cannot be changed */
  assertWritable(projectId: string, caller?: Caller): Promise<{ readonly frame: FrameProfile }>;
}
