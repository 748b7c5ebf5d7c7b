import type { ProjectFacts } from './project-facts';

export interface ProjectFactsStore {
  /** Deleted ones too. */
  find(frameId: string, projectId: string): Promise<ProjectFacts | undefined>;
  /** Stores those that are newer than what is there. Each project may be given once. */
  upsertNewer(frameId: string, facts: readonly ProjectFacts[]): Promise<void>;
}
