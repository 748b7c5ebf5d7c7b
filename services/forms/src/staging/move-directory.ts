import type { Caller } from '@trackway/runtime';

/** Knows what became of the changes that answers were staged for. */
export interface MoveDirectory {
  /**
   * Those of the stages whose change was made, in the frame of `caller`.
   * @throws AppError 503 or 504 where nobody can say.
   */
  committed(caller: Caller, stageIds: readonly string[]): Promise<ReadonlySet<string>>;
}
