/** Whether a project is merged into another, as of a version of the project. */
export interface ProjectMergeState {
  readonly frameId: string;
  readonly id: string;
  /** The target of the merge. */
  readonly mergedId: string | null;
  readonly version: number;
}
