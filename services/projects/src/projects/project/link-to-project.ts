import type { UnitOfWork } from '@trackway/application';
import type { Caller, Clock } from '@trackway/runtime';
import { refuseClosed } from './project';
import { projectChangeEvents } from './project-events';
import { addToList, type ProjectListIds } from './project-lists';
import type { ProjectStores } from './project-store';

export interface LinkToProject {
  readonly projectId: string;
  readonly list: keyof ProjectListIds;
  /** Of what is to stand in the list. */
  readonly id: string;
}

/** Adds one to a list of a project, and says so in its history. False where it stood there already. */
export function makeLinkToProject(deps: { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock }) {
  return async (caller: Caller, { projectId, list, id }: LinkToProject): Promise<boolean> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const [current] = await stores.projects.lockMany(caller.frameId, [projectId]);
      refuseClosed(current);
      const differences = await addToList(stores, caller.frameId, projectId, list, id);
      if (differences.length === 0) return false;
      const updated = { ...current, version: current.version + 1, updatedAt: deps.clock() };
      await stores.projects.update(caller.frameId, [updated]);
      await stores.outbox.add(...projectChangeEvents(caller, updated, 'updated', differences));
      return true;
    });
}
