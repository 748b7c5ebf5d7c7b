import type { ProjectFacts } from './project-facts';

export interface ProjectFactsStore {
  /** Includes deleted projects. */
  find(frameId: string, projectId: string): Promise<ProjectFacts | undefined>;
  /** Stores projects that are newer than the stored ones. Each project may be in the list once. */
  upsertNewer(frameId: string, facts: readonly ProjectFacts[]): Promise<void>;
}
