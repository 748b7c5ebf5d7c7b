import type { OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Project } from '../../projects/project/project';
import type { ProjectStore } from '../../projects/project/project-store';
import { projectStateEvents } from '../../projects/project/projects-changed-events';

/** A task is part of its project, so changes of tasks raise the versions of their locked projects. Returns the events. */
export async function raiseVersions(
  projects: Pick<ProjectStore, 'update'>,
  caller: Caller,
  before: readonly Project[],
  cause: Parameters<typeof projectStateEvents>[3] & { readonly at: Date },
): Promise<OutgoingEvent[]> {
  const raised = before.map((project) => ({ ...project, version: project.version + 1, updatedAt: cause.at }));
  await projects.update(caller.frameId, raised);
  return projectStateEvents(caller, 'updated', raised, cause);
}
