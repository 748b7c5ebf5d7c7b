import type { UnitOfWork } from '@trackway/application';
import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable, type Project } from './project';
import { auditProject } from './project-audit';
import { projectChangeEvents } from './project-events';
import type { ProjectStores } from './project-store';

export interface RemoveProject {
  readonly id: string;
  readonly ifVersion?: number;
}

type Deps = { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock };

/** Deletes softly. 404 if the project is deleted already. The merge of a merged project must be undone first. */
export function makeDeleteProject(deps: Deps) {
  return (caller: Caller, command: RemoveProject): Promise<Project> => setDeleted(deps, caller, command, deps.clock());
}

/** Restores a deleted project. 404 if it is not deleted. */
export function makeRestoreProject(deps: Deps) {
  return (caller: Caller, command: RemoveProject): Promise<Project> => setDeleted(deps, caller, command, null);
}

function setDeleted(deps: Deps, caller: Caller, command: RemoveProject, deletedAt: Date | null): Promise<Project> {
  return deps.unitOfWork.run(caller.frameId, async ({ projects, outbox }) => {
    const [current] = await projects.lockMany(caller.frameId, [command.id]);
    if (deletedAt) assertWritable(current);
    else if (!current?.deletedAt) throw notFound('project');
    rejectStale(current.version, command.ifVersion);
    const updated = { ...current, deletedAt, version: current.version + 1, updatedAt: deps.clock() };
    await projects.update(caller.frameId, [updated]);
    const change = deletedAt ? 'deleted' : 'restored';
    await outbox.add(...projectChangeEvents(caller, updated, change, []), auditProject(caller, change, updated));
    return updated;
  });
}
