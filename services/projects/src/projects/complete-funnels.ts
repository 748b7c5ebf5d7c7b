import type { Caller } from '@trackway/runtime';
import type { ReadModel } from '../read-model/read-model';
import type { AssignmentState } from '../read-model/states';
import type { UnitOfWork } from '../unit-of-work';
import type { ProjectFunnel } from './project-funnels';

/** Where projects stand, as funnels says; none where it does not answer in time. */
export type FindPlaces = (caller: Caller, projectIds: readonly string[]) => Promise<readonly AssignmentState[]>;

/**
 * The funnels of projects with what their owner knows better by now. It goes into the read model as if its event had come, so
 * that searches know it too.
 */
export function makeCompleteFunnels({ unitOfWork, readModel }: { unitOfWork: UnitOfWork; readModel: ReadModel }) {
  return async (
    frameId: string,
    projectIds: readonly string[],
    known: readonly ProjectFunnel[],
    told: readonly AssignmentState[],
  ): Promise<readonly ProjectFunnel[]> => {
    const versions = new Map(known.map(({ assignmentId, version }) => [assignmentId, version]));
    const newer = told.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
    if (newer.length === 0) return known;
    await readModel.learn(frameId, { assignments: newer });
    return await unitOfWork.run(frameId, ({ funnels }) => funnels.of(frameId, projectIds));
  };
}
