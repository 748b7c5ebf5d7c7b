import { FakeTable } from '@trackway/simulation';
import type { ProjectFacts } from './project-facts';
import type { ProjectFactsStore } from './project-facts-store';

export class FakeProjectFactsStore implements ProjectFactsStore {
  readonly rows = new FakeTable<ProjectFacts>(({ id }) => id);

  async find(frameId: string, projectId: string): Promise<ProjectFacts | undefined> {
    return this.rows.find(frameId, projectId);
  }

  async upsertNewer(frameId: string, facts: readonly ProjectFacts[]): Promise<void> {
    for (const project of facts) {
      const known = this.rows.find(frameId, project.id);
      if (!known || known.version < project.version) this.rows.put(frameId, project);
    }
  }

  /** Whether boards show the project and its assignments take a place in their step. */
  isShown(frameId: string, projectId: string): boolean {
    const project = this.rows.find(frameId, projectId);
    return project !== undefined && !project.deleted && project.mergedId === null;
  }
}
