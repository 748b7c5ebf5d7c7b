import type { Caller } from '@trackway/runtime';

/** Properties of the frame that respondents see. */
export interface FrameProfile {
  readonly name: string;
  readonly locale: string;
}

export interface ProjectDirectory {
  /**
   * Calls the projects service as the caller of the current request.
   * @throws AppError `project_model_not_found` if the project does not exist or is deleted, 503 or 504 if the projects service
   * is unavailable
   */
  assertExists(projectId: string): Promise<void>;
  /**
   * Like `assertExists`, as `caller` if it is given. An error names `field` of the request.
   * @throws AppError also `merged_project` if the project is merged and cannot be changed
   */
  assertWritable(
    projectId: string,
    options?: { readonly caller?: Caller; readonly field?: string },
  ): Promise<{ readonly frame: FrameProfile }>;
}
