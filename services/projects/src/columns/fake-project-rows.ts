import type { ProjectRow } from './project-row';
import type { Changes, ProjectRows } from './project-rows';

/** The projects of any frame, in memory; none of them ever changes. */
export class FakeProjectRows implements ProjectRows {
  /** The frames that were read from the beginning. */
  readonly loaded: string[] = [];
  isBroken = false;

  constructor(private readonly projects: readonly ProjectRow[]) {}

  async changedSince(): Promise<Changes> {
    if (this.isBroken) throw new Error('The database is away.');
    return { changes: [], horizon: 1n };
  }

  async named(_frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    return this.projects.filter(({ id }) => ids.includes(id));
  }

  async after(frameId: string, after: string, count: number): Promise<readonly ProjectRow[]> {
    const rest = this.projects.filter(({ id }) => id > after);
    if (rest.length === this.projects.length) this.loaded.push(frameId);
    return rest.slice(0, count);
  }
}
