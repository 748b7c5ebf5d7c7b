import type { ProjectFacts } from './project-facts';

export interface ProjectFactsStore {
  /** Keeps what is newer than what is known. @throws LostRace where another transaction did so at the same time. */
  keep(facts: readonly ProjectFacts[]): Promise<void>;
  /** The projects that were merged into any of these, with the one that they were merged into. */
  mergedInto(frameId: string, targetIds: readonly string[]): Promise<readonly MergedProject[]>;
}

export interface MergedProject {
  readonly id: string;
  readonly targetId: string;
}

export interface ProjectFactsStores {
  readonly projectFacts: ProjectFactsStore;
}
