import type { UnitOfWork } from '@trackway/application';
import { rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertFormsExist } from '../../peers/assert-forms-exist';
import type { FindLiveForms } from '../../peers/peer-queries';
import { assertWritable, type Project, type ProjectFields } from './project';
import { changesBetween } from './project-changes';
import { projectChangeEvents } from './project-events';
import { assertLinksExist, assertNoCycle } from './project-links';
import { changeLists, type ProjectListIds } from './project-lists';
import type { ProjectStores } from './project-store';

export interface UpdateProject {
  readonly id: string;
  readonly changes: Partial<ProjectFields>;
  readonly lists?: Partial<ProjectListIds>;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

/**
 * Changes the given fields and records the differences in the history. An update without differences publishes no
 * event.
 */
export function makeUpdateProject(deps: {
  findLiveForms: FindLiveForms;
  unitOfWork: UnitOfWork<ProjectStores>;
  clock: Clock;
}) {
  return async (caller: Caller, { id, changes, lists = {}, ifVersion }: UpdateProject): Promise<Project> => {
    await assertFormsExist(deps.findLiveForms, 'form_id', [changes.formId]);
    return deps.unitOfWork.run(caller.frameId, async (stores) => {
      if (changes.parentId) await stores.projects.lockHierarchy(caller.frameId);
      const [current] = await stores.projects.lockMany(caller.frameId, [id]);
      assertWritable(current);
      rejectStale(current.version, ifVersion);

      const wanted = { ...current, ...changes };
      const differences = changesBetween(current, wanted);
      differences.push(...(await changeLists(stores, caller.frameId, id, lists)));
      if (differences.length === 0) return current;
      await assertLinksExist(stores, caller.frameId, changes, current);
      if (changes.parentId) await assertNoCycle(stores, caller.frameId, id, changes.parentId);

      const updated = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      await stores.projects.update(caller.frameId, [updated]);
      await stores.outbox.add(...projectChangeEvents(caller, updated, 'updated', differences));
      await stores.recordEffect(String(updated.version));
      return updated;
    });
  };
}
