import type { ReadModel } from '../../peers/read-model/read-model';
import type { AssignmentState } from '../../peers/read-model/states';
import type { ProjectFunnel } from './project-funnel';
import type { ByProject, ProjectPages } from './project-pages';

export type CompleteFunnels = ReturnType<typeof makeCompleteFunnels>;

/**
 * Replaces the funnels of projects with newer states that funnels returned, and stores these in the read model, so that
 * searches include them.
 */
export function makeCompleteFunnels({ pages, readModel }: { pages: ProjectPages; readModel: ReadModel }) {
  return async (
    frameId: string,
    ids: readonly string[],
    known: ByProject<ProjectFunnel>,
    received: readonly AssignmentState[],
  ): Promise<ByProject<ProjectFunnel>> => {
    if (received.length === 0) return known;
    const versions = new Map([...known.values()].flat().map(({ assignmentId, version }) => [assignmentId, version]));
    const newer = received.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
    if (newer.length === 0) return known;
    await readModel.storeStates(frameId, { assignments: newer });
    return (await pages.load({ frameId, ids, parts: new Set(['funnels']) })).funnels;
  };
}
