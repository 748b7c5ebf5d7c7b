import { isAppError } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { ProjectFacts } from '../../board/projects/project-facts';
import type { FetchProjects } from '../../board/projects/projects-client';
import type { UnitOfWork } from '../../unit-of-work';
import type { RunRecord } from './run-store';

/** Limit of the projects service for one call. */
const MAX_IDS = 500;

export interface CompleteRunsDeps {
  readonly unitOfWork: UnitOfWork;
  readonly fetchProjects: FetchProjects;
}

/**
 * Adds codes and names of projects that are not stored here, such as imported ones, and stores the projects. If projects is
 * unavailable, they stay empty.
 */
export async function completeRuns<Shown extends RunRecord>(
  { unitOfWork, fetchProjects }: CompleteRunsDeps,
  caller: Caller,
  runs: readonly Shown[],
): Promise<readonly Shown[]> {
  const unknown = [...new Set(runs.flatMap(({ project }) => (project?.code === '' ? [project.id] : [])))];
  if (unknown.length === 0 || !hasScope(caller, 'projects:read')) return runs;
  const { frameId } = caller;
  try {
    const found: ProjectFacts[] = [];
    for (let from = 0; from < unknown.length; from += MAX_IDS) {
      found.push(...(await fetchProjects(unknown.slice(from, from + MAX_IDS))));
    }
    await unitOfWork.run(frameId, ({ projectFacts }) => projectFacts.upsertNewer(frameId, found));
    const byId = new Map(found.map(({ id, code, name }) => [id, { id, code, name }]));
    return runs.map((run) => ({ ...run, project: byId.get(run.project?.id ?? '') ?? run.project }));
  } catch (error) {
    if (!isAppError(error)) throw error;
    return runs;
  }
}
