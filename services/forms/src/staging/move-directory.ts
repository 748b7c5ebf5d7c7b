import type { Caller } from '@trackway/runtime';

/** Finds out whether moves were made. */
export interface MoveDirectory {
  /**
   * Returns those of the stages whose move was made, in the frame of `caller`.
   * @throws AppError 503 or 504 if the funnels service is unavailable
   */
  findCommitted(caller: Caller, stageIds: readonly string[]): Promise<ReadonlySet<string>>;
}
