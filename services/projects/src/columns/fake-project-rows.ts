import type { ProjectRow } from './project-row';
import type { Changes, ProjectRows } from './project-rows';

/** The projects of any frame, in memory, to which some are added. */
export class FakeProjectRows implements ProjectRows {
  /** The frames that were read from the beginning. */
  readonly loaded: string[] = [];
  isBroken = false;
  /** What the reading of projects by their ids waits for. */
  gate: Promise<void> = Promise.resolve();
  private readonly added: ProjectRow[] = [];

  constructor(private readonly projects: readonly ProjectRow[]) {}

  add(...projects: readonly ProjectRow[]): void {
    this.added.push(...projects);
  }

  async changedSince(_frameId: string, horizon: bigint): Promise<Changes> {
    if (this.isBroken) throw new Error('The database is away.');
    const changes = this.added.map(({ id }, index) => ({ transaction: BigInt(index + 1), projectId: id }));
    const next = BigInt(this.added.length + 1);
    return { changes: changes.filter(({ transaction }) => transaction >= horizon && horizon > 0n), horizon: next };
  }

  async named(_frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    await this.gate;
    return [...this.projects, ...this.added].filter(({ id }) => ids.includes(id));
  }

  async after(frameId: string, after: string, count: number): Promise<readonly ProjectRow[]> {
    const rest = this.projects.filter(({ id }) => id > after);
    if (rest.length === this.projects.length) this.loaded.push(frameId);
    return rest.slice(0, count);
  }
}
