import { notFound, rejectStale } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller, Clock } from '@trackway/runtime';
import { assertExisting, type FindExisting, type Reference } from '../../shared/require-existing';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import { rejectBlocked } from '../gate/blocker';
import { blockersOfLeaving, blockersOfReopening } from '../gate/gate';
import { findLiveProject } from '../projects/find-live-project';
import { recordAssignmentChange } from './record-change';

export type AssignmentChanges = Partial<Pick<Assignment, 'status' | 'forecastDate' | 'tagIds' | 'executorIds'>>;

export interface UpdateAssignment {
  readonly funnelId: string;
  readonly projectId: string;
  readonly changes: AssignmentChanges;
  readonly ifVersion?: number;
}

const API_NAMES: Readonly<Record<keyof AssignmentChanges, string>> = {
  status: 'status',
  forecastDate: 'forecast_date',
  tagIds: 'tag_ids',
  executorIds: 'executor_ids',
};

interface LinkDeps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly findUsers: FindExisting;
  readonly findTags: FindExisting;
}

/** Changes status, forecast, tags and executors. An update without changes publishes no event. */
export function makeUpdateAssignment(deps: LinkDeps & { clock: Clock }) {
  return async (caller: Caller, { funnelId, projectId, changes, ifVersion }: UpdateAssignment): Promise<Assignment> => {
    await assertLinksExist(deps, caller.frameId, { funnelId, projectId, changes });
    return await deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { funnel, current } = await lockAssignment(stores, caller.frameId, funnelId, projectId);
      rejectStale(current.version, ifVersion);
      const wanted = { ...current, ...changes };
      const differences = changesOf(current, wanted, API_NAMES);
      if (differences.length === 0) return current;
      await assertUpdatable(stores, caller.frameId, funnel, current, wanted);

      const now = deps.clock();
      const statusAt = wanted.status === current.status ? current.statusAt : now;
      const updated = { ...wanted, statusAt, updatedAt: now, version: current.version + 1 };
      await stores.assignments.update(caller.frameId, updated);
      const what = { action: 'updated', changes: differences } as const;
      await recordAssignmentChange(stores, caller, funnel, updated, what);
      return updated;
    });
  };
}

/** Removes a project from a funnel. The assignment of a deleted or merged project cannot be changed. */
export function makeLeaveFunnel(deps: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return (caller: Caller, { funnelId, projectId, ifVersion }: Omit<UpdateAssignment, 'changes'>): Promise<Assignment> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { funnel, current } = await lockAssignment(stores, caller.frameId, funnelId, projectId);
      rejectStale(current.version, ifVersion);
      rejectBlocked(blockersOfLeaving({ project: await findLiveProject(stores, caller.frameId, projectId) }));
      const now = deps.clock();
      const gone = { ...current, leftAt: now, updatedAt: now, version: current.version + 1 };
      await stores.assignments.update(caller.frameId, gone);
      await recordAssignmentChange(stores, caller, funnel, gone, { action: 'left' });
      return gone;
    });
}

async function lockAssignment(stores: BoardStores, frameId: string, funnelId: string, projectId: string) {
  const funnel = await stores.funnels.lockShared(frameId, funnelId);
  if (!funnel || funnel.deletedAt) throw notFound('funnel');
  const current = await stores.assignments.lock(frameId, funnelId, projectId);
  if (!current || current.leftAt) throw notFound('assignment');
  return { funnel, current };
}

/** @throws AppError if the project is deleted or merged, or if a reopened project finds its step full. */
async function assertUpdatable(
  stores: BoardStores,
  frameId: string,
  funnel: Funnel,
  current: Assignment,
  wanted: Assignment,
): Promise<void> {
  const project = await findLiveProject(stores, frameId, current.projectId);
  const target = funnel.steps.find(({ id }) => id === current.stepId);
  if (!target) throw notFound('step');
  const reopened = wanted.status === 'open' && current.status !== 'open' && target.wipLimit !== null;
  const openInTarget = reopened ? await stores.assignments.lockAndCountOpen(frameId, target.id) : 0;
  const step = reopened ? target : { ...target, wipLimit: null };
  rejectBlocked(blockersOfReopening({ funnel, project, target: step, openInTarget }));
}

/** Ids that are already assigned are not checked, so that deleted users and tags can remain. */
async function assertLinksExist(
  { unitOfWork, findUsers, findTags }: LinkDeps,
  frameId: string,
  { funnelId, projectId, changes }: UpdateAssignment,
): Promise<void> {
  const { executorIds = [], tagIds = [] } = changes;
  if (executorIds.length + tagIds.length === 0) return;
  const seen = await unitOfWork.run(frameId, ({ assignments }) => assignments.find(frameId, funnelId, projectId));
  await assertExisting('user', newReferences('executor_ids', executorIds, seen?.executorIds), findUsers);
  await assertExisting('tag', newReferences('tag_ids', tagIds, seen?.tagIds), findTags);
}

function newReferences(field: string, ids: readonly string[], known: readonly string[] = []): Reference[] {
  return ids.filter((id) => !known.includes(id)).map((id) => ({ id, field }));
}
