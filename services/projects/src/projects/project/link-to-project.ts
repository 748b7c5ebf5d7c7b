import type { UnitOfWork } from '@trackway/application';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable } from './project';
import { projectChangeEvents } from './project-events';
import { addToList, type ProjectListIds } from './project-lists';
import type { ProjectStores } from './project-store';

export interface LinkToProject {
  readonly projectId: string;
  readonly list: keyof ProjectListIds;
  /** The id of the item to add. */
  readonly id: string;
}

/** Adds an item to a list of a project and records it in the history. False if the list has it already. */
export function makeLinkToProject(deps: { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock }) {
  return async (caller: Caller, { projectId, list, id }: LinkToProject): Promise<boolean> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const [current] = await stores.projects.lockMany(caller.frameId, [projectId]);
      assertWritable(current);
      const differences = await addToList(stores, caller.frameId, projectId, list, id);
      if (differences.length === 0) return false;
      const updated = { ...current, version: current.version + 1, updatedAt: deps.clock() };
      await stores.projects.update(caller.frameId, [updated]);
      await stores.outbox.add(...projectChangeEvents(caller, updated, 'updated', differences));
      return true;
    });
}
