import type { ProjectMergeState } from './project-merge-state';

export interface ProjectMergeStore {
  /** Stores states with a newer version. @throws TransactionConflict if another transaction has inserted the same project */
  upsert(facts: readonly ProjectMergeState[]): Promise<void>;
  /** The projects that are merged into one of the targets. */
  mergedInto(frameId: string, targetIds: readonly string[]): Promise<readonly MergedProject[]>;
}

export interface MergedProject {
  readonly id: string;
  readonly targetId: string;
}

export interface ProjectMergeStores {
  readonly projectMerges: ProjectMergeStore;
}
