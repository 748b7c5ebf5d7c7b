import type { UnitOfWork } from '@trackway/application';
import type { ReadModel } from '../../peers/read-model/read-model';
import type { AssignmentState } from '../../peers/read-model/states';
import type { ProjectFunnel, ProjectViewStores } from './project-funnels';

/**
 * Replaces the funnels of projects with newer states that funnels returned, and stores these in the read model, so that
 * searches include them.
 */
export function makeCompleteFunnels({
  unitOfWork,
  readModel,
}: {
  unitOfWork: UnitOfWork<ProjectViewStores>;
  readModel: ReadModel;
}) {
  return async (
    frameId: string,
    projectIds: readonly string[],
    known: readonly ProjectFunnel[],
    received: readonly AssignmentState[],
  ): Promise<readonly ProjectFunnel[]> => {
    const versions = new Map(known.map(({ assignmentId, version }) => [assignmentId, version]));
    const newer = received.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
    if (newer.length === 0) return known;
    await readModel.storeStates(frameId, { assignments: newer });
    return await unitOfWork.run(frameId, ({ funnels }) => funnels.of(frameId, projectIds));
  };
}
