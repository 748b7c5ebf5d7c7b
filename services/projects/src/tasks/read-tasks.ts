import type { PageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { type Listing, makeList } from '../listing';
import { makeLoad } from '../reading';
import type { SearchIndex } from '../search/search-index';
import { searchModels } from '../search/search-models';
import { readFilter } from '../search/search-request';
import type { UnitOfWork } from '../unit-of-work';
import type { TaskWithAssignee } from './task';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
}

/** The tasks of one project. */
export function makeListTasks({ unitOfWork, searchIndex }: Deps) {
  const model = searchModels.task;
  const load = makeLoad(unitOfWork, ({ tasks }, frameId, ids: readonly string[]) => tasks.findMany(frameId, ids));
  const list = makeList({ model, searchIndex, load });
  return async (
    caller: Caller,
    projectId: string,
    listing: Listing,
  ): Promise<{ meta: PageMeta; items: TaskWithAssignee[] }> => {
    await refuseGone(unitOfWork, caller.frameId, projectId);
    const ofProject = readFilter(model, { field: 'project', operator: 'equals', value: projectId });
    return list(caller, { ...listing, filters: [ofProject, ...listing.filters] });
  };
}

export function makeReadTask({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async (caller: Caller, projectId: string, id: string): Promise<TaskWithAssignee> => {
    await refuseGone(unitOfWork, caller.frameId, projectId);
    const [task] = await unitOfWork.run(caller.frameId, ({ tasks }) => tasks.findMany(caller.frameId, [id]));
    if (task?.projectId !== projectId || task.deletedAt) throw notFound('task');
    return task;
  };
}

async function refuseGone(unitOfWork: UnitOfWork, frameId: string, projectId: string): Promise<void> {
  const [project] = await unitOfWork.run(frameId, ({ projects }) => projects.findMany(frameId, [projectId]));
  if (!project || project.deletedAt) throw notFound('project');
}
