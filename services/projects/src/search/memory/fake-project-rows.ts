import type { Changes, FrameReader, FrameSize, Origin, ProjectRow, ProjectRows } from './project-rows';

/** Project rows in memory. Every frame has the same projects. */
export class FakeProjectRows implements ProjectRows {
  /** The frames that were read from the beginning. */
  readonly loaded: string[] = [];
  isBroken = false;
  originId = 'origin';
  /** The clock of the database. */
  now = 0;
  /** `findMany` resolves after this promise. */
  gate: Promise<void> = Promise.resolve();
  private readonly added: ProjectRow[] = [];

  constructor(private readonly projects: readonly ProjectRow[]) {}

  add(...projects: readonly ProjectRow[]): void {
    this.added.push(...projects);
  }

  async origin(): Promise<Origin> {
    return { id: this.originId, now: this.now };
  }

  async hasProjects(): Promise<boolean> {
    return this.newest().size > 0;
  }

  async sizeOf(): Promise<FrameSize> {
    const all = [...this.newest().values()];
    const textBytes = all.reduce((sum, { fields }) => sum + String(fields['description'] ?? '').length, 0);
    return { projects: all.length, textBytes };
  }

  async snapshot(): Promise<string> {
    return String(this.added.length);
  }

  async changedSince(_frameId: string, snapshot: string): Promise<Changes> {
    if (this.isBroken) throw new Error('The database is unavailable.');
    const projectIds = [...new Set(this.added.slice(Number(snapshot)).map(({ id }) => id))];
    return { projectIds, snapshot: String(this.added.length) };
  }

  async findMany(_frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    await this.gate;
    const newest = this.newest();
    return ids.flatMap((id) => newest.get(id) ?? []);
  }

  readFrame(frameId: string): FrameReader {
    this.loaded.push(frameId);
    let position = 0;
    return {
      next: async (count) => {
        const batch = this.projects.slice(position, position + count);
        position += count;
        return batch.length > 0 ? batch : undefined;
      },
    };
  }

  private newest(): ReadonlyMap<string, ProjectRow> {
    return new Map([...this.projects, ...this.added].map((project) => [project.id, project]));
  }
}
