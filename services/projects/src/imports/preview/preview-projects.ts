import type { Project } from '../../projects/project/project';
import type { ProjectStore } from '../../projects/project/project-store';
import type { RowStores } from '../stores/import-stores';
import type { PreviewState } from './preview-state';

type Stored = Pick<ProjectStore, 'findMany' | 'findIds'>;

/** Projects with the changes of the previous rows. Reads without locks and writes to memory. */
export function previewProjects(stored: Stored, { projects: state }: PreviewState): RowStores['projects'] {
  const findMany = async (frameId: string, ids: readonly string[]): Promise<readonly Project[]> => {
    const missing = ids.filter((id) => !state.has(id));
    return state.overlay(ids, missing.length > 0 ? await stored.findMany(frameId, missing) : []);
  };
  const findIds: Stored['findIds'] = async (frameId, by, values) => {
    const found = [...(await stored.findIds(frameId, by, values))].filter(([, id]) => !state.has(id));
    const own = values.flatMap((value) =>
      state.withKeys([`project.${by} ${value}`]).map(({ id }) => [value, id] as const),
    );
    return new Map([...found, ...own]);
  };
  return {
    lockHierarchy: async () => undefined,
    lockMany: findMany,
    findMany,
    findIds,
    async insertFree(frameId, projects) {
      const codes = new Set(
        (
          await findIds(
            frameId,
            'code',
            projects.map(({ code }) => code),
          )
        ).keys(),
      );
      const oldIds = new Set(
        (
          await findIds(
            frameId,
            'old_id',
            projects.flatMap(({ oldId }) => oldId ?? []),
          )
        ).keys(),
      );
      const ids = new Set(
        (
          await findMany(
            frameId,
            projects.map(({ id }) => id),
          )
        ).map(({ id }) => id),
      );
      const inserted = new Set<string>();
      for (const project of projects) {
        const { id, code, oldId } = project;
        if (codes.has(code) || ids.has(id) || (oldId !== null && oldIds.has(oldId))) continue;
        state.put(project);
        inserted.add(id);
        codes.add(code);
        ids.add(id);
        if (oldId !== null) oldIds.add(oldId);
      }
      return inserted;
    },
    async ancestors(frameId, ids) {
      const found = new Map<string, Project>();
      for (let next: readonly string[] = ids; next.length > 0; ) {
        const level = await findMany(frameId, next);
        for (const project of level) found.set(project.id, project);
        next = [...new Set(level.flatMap(({ parentId }) => parentId ?? []))].filter((id) => !found.has(id));
      }
      return [...found.values()];
    },
    async update(_frameId, projects) {
      for (const project of projects) state.put(project);
    },
  };
}
