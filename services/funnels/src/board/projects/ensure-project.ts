import { notFound, referenceNotFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { FetchProject } from './projects-client';

/**
 * Fetches a project that no event has delivered yet, and stores it. Must not be called within a transaction.
 * @throws AppError 404 that names `field`, if the id is in the body of the request
 */
export function makeEnsureProject(deps: { unitOfWork: UnitOfWork<BoardStores>; fetchProject: FetchProject }) {
  return async ({ frameId }: Caller, projectId: string, field?: string): Promise<void> => {
    const known = await deps.unitOfWork.run(frameId, ({ projectFacts: facts }) => facts.find(frameId, projectId));
    if (known) return;
    const fetched = await deps.fetchProject(projectId);
    if (!fetched) throw field ? referenceNotFound('project', field, projectId) : notFound('project');
    await deps.unitOfWork.run(frameId, ({ projectFacts: facts }) => facts.upsertNewer(frameId, [fetched]));
  };
}

export type EnsureProject = ReturnType<typeof makeEnsureProject>;
