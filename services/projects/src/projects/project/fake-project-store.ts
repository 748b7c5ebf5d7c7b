import { conflict } from '@trackway/errors';
import { FakeTable } from '@trackway/simulation';
import type { Descendant } from './hierarchy';
import type { Project } from './project';
import type { ProjectStore } from './project-store';

export class FakeProjectStore implements ProjectStore {
  readonly rows = new FakeTable<Project>(({ id }) => id);

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    return this.findMany(frameId, ids);
  }

  async insert(frameId: string, ...projects: readonly Project[]): Promise<void> {
    for (const project of projects) {
      this.assertFree(frameId, project);
      this.rows.put(frameId, project);
    }
  }

  async insertFree(frameId: string, projects: readonly Project[]): Promise<ReadonlySet<string>> {
    const inserted = projects.filter((project) => {
      if (this.rows.find(frameId, project.id) || this.takenField(frameId, project)) return false;
      this.rows.put(frameId, project);
      return true;
    });
    return new Set(inserted.map(({ id }) => id));
  }

  /** Raises the stored version, as the adapter does. */
  async update(frameId: string, projects: readonly Project[]): Promise<void> {
    for (const project of projects) {
      this.assertFree(frameId, project);
      const { version = 0 } = this.rows.find(frameId, project.id) ?? {};
      this.rows.put(frameId, { ...project, version: version + 1 });
    }
  }

  async findIds(
    frameId: string,
    by: 'code' | 'old_id',
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = this.rows.of(frameId).flatMap((project) => {
      const value = by === 'code' ? project.code : project.oldId;
      return value !== null && values.includes(value) ? [[value, project.id] as const] : [];
    });
    return new Map(found);
  }

  async ancestors(frameId: string, ids: readonly string[]): Promise<readonly Project[]> {
    const found = new Map<string, Project>();
    const queue: (string | null)[] = [...ids];
    for (const id of queue) {
      const project = id !== null && !found.has(id) ? this.rows.find(frameId, id) : undefined;
      if (!project) continue;
      found.set(project.id, project);
      queue.push(project.parentId);
    }
    return [...found.values()];
  }

  async descendants(frameId: string, id: string): Promise<readonly Descendant[]> {
    const below: Descendant[] = [];
    let level = [id];
    for (let depth = 1; level.length > 0; depth += 1) {
      const children = this.rows
        .of(frameId)
        .filter((one) => one.parentId !== null && level.includes(one.parentId) && one.deletedAt === null)
        .toSorted((one, other) => (`${one.name} ${one.id}` > `${other.name} ${other.id}` ? 1 : -1));
      below.push(
        ...children.map((one) => {
          const { code, name, status, parentId, deletedAt } = one;
          return { id: one.id, code, name, status, parentId, deletedAt, depth };
        }),
      );
      level = children.map((child) => child.id);
    }
    return below;
  }

  async mergedInto(frameId: string, id: string): Promise<readonly string[]> {
    return this.rows.of(frameId).flatMap((project) => (project.mergedId === id ? [project.id] : []));
  }

  async lockHierarchy(): Promise<void> {}

  private assertFree(frameId: string, project: Project): void {
    const field = this.takenField(frameId, project);
    if (!field) return;
    const message = `Another project of the frame has this ${field.replace('_', ' ')}.`;
    throw conflict(message, { [field]: [message] });
  }

  /** The field that another project has with the same value. */
  private takenField(frameId: string, { id, code, oldId }: Project): 'code' | 'old_id' | undefined {
    const others = this.rows.of(frameId).filter((other) => other.id !== id);
    if (others.some((other) => other.code === code)) return 'code';
    return oldId !== null && others.some((other) => other.oldId === oldId) ? 'old_id' : undefined;
  }
}
