import { taskTitleKey } from '../../projects/tasks/task';
import type { TaskStore } from '../../projects/tasks/task-store';
import type { RowStores } from '../stores/import-stores';
import type { PreviewState } from './preview-state';

/** Tasks with the changes of the previous rows. Reads without locks and writes to memory. */
export function previewTasks(
  stored: Pick<TaskStore, 'findMany' | 'withTitles' | 'countByProject'>,
  { tasks: state, counters }: PreviewState,
): RowStores['tasks'] {
  return {
    async findMany(frameId, ids) {
      const missing = ids.filter((id) => !state.has(id));
      const found = missing.length > 0 ? await stored.findMany(frameId, missing) : [];
      return state.overlay(ids, found).map((task) => ({ ...task, assignee: null }));
    },
    async withTitles(frameId, titles) {
      const found = await stored.withTitles(frameId, titles);
      return [...found.filter(({ id }) => !state.has(id)), ...state.withKeys(titles.map(taskTitleKey))];
    },
    async countByProject(frameId, projectIds) {
      const found = await stored.countByProject(frameId, projectIds);
      return new Map(projectIds.map((id) => [id, (found.get(id) ?? 0) + (counters.get(counterOf(id)) ?? 0)]));
    },
    async insertFree(frameId, tasks) {
      const ids = tasks.map(({ id }) => id).filter((id) => !state.has(id));
      const taken = new Set((await stored.findMany(frameId, ids)).map(({ id }) => id));
      const free = tasks.filter(({ id }) => !state.has(id) && !taken.has(id));
      for (const task of free) {
        state.put(task);
        counters.set(counterOf(task.projectId), (counters.get(counterOf(task.projectId)) ?? 0) + 1);
      }
      return new Set(free.map(({ id }) => id));
    },
    async updateMany(_frameId, tasks) {
      for (const task of tasks) state.put(task);
    },
  };
}

function counterOf(projectId: string): string {
  return `tasks ${projectId}`;
}
