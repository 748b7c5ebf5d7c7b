import type { PageMeta, UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { parseFilter } from '@trackway/filters';
import type { Caller } from '@trackway/runtime';
import { type Listing, makeList } from '../../search/listing';
import { makeLoad } from '../../search/read-by-id';
import type { SearchIndex } from '../../search/search-index';
import type { TaskWithAssignee } from './task';
import { taskModel } from './task-search-model';
import type { TaskStores } from './task-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<TaskStores>;
  readonly searchIndex: SearchIndex;
}

/** Lists the tasks of one project. */
export function makeListTasks({ unitOfWork, searchIndex }: Deps) {
  const model = taskModel;
  const load = makeLoad(unitOfWork, ({ tasks }, frameId, ids: readonly string[]) => tasks.findMany(frameId, ids));
  const list = makeList({ model, searchIndex, load });
  return async (
    caller: Caller,
    projectId: string,
    listing: Listing,
  ): Promise<{ meta: PageMeta; items: TaskWithAssignee[] }> => {
    await assertExists(unitOfWork, caller.frameId, projectId);
    const ofProject = parseFilter(model, { field: 'project', operator: 'equals', value: projectId });
    return list(caller, { ...listing, filters: [ofProject, ...listing.filters] });
  };
}

export function makeReadTask({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async (caller: Caller, projectId: string, id: string): Promise<TaskWithAssignee> => {
    await assertExists(unitOfWork, caller.frameId, projectId);
    const [task] = await unitOfWork.run(caller.frameId, ({ tasks }) => tasks.findMany(caller.frameId, [id]));
    if (task?.projectId !== projectId || task.deletedAt) throw notFound('task');
    return task;
  };
}

async function assertExists(unitOfWork: UnitOfWork<TaskStores>, frameId: string, projectId: string): Promise<void> {
  const [project] = await unitOfWork.run(frameId, ({ projects }) => projects.findMany(frameId, [projectId]));
  if (!project || project.deletedAt) throw notFound('project');
}
