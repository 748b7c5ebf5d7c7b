import {
  type DataOf,
  type Event,
  hasOnlyNewProjects,
  projectChanged,
  projectDuplicated,
  projectsChanged,
  type VersionOfProject,
} from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { ProjectMergeState } from './project-merge-state';
import type { ProjectMergeStores } from './project-merge-store';

/**
 * Stores which projects are merged, so that their answers are read with those of the target, and copies loose forms to
 * duplicated projects. Whether a project is deleted is read from the projects service when it matters.
 */
export function onProjectsEvent(
  unitOfWork: UnitOfWork<ProjectMergeStores>,
  onDuplicated: (event: Event<DataOf<typeof projectDuplicated>>) => Promise<void>,
): EventHandler[] {
  return [
    handler(projectChanged, (events) => storeMerges(unitOfWork, events, (data) => [data])),
    handler(projectsChanged, (events) => storeMerges(unitOfWork, events, ({ projects }) => projects), {
      ignores: hasOnlyNewProjects,
    }),
    handler(projectDuplicated, async (events) => {
      for (const event of events) if (event.data.with_forms) await onDuplicated(event);
    }),
  ];
}

async function storeMerges<Data>(
  unitOfWork: UnitOfWork<ProjectMergeStores>,
  events: readonly Event<Data>[],
  statesOf: (data: Data) => readonly VersionOfProject[],
): Promise<void> {
  const facts = events.flatMap(({ frameid, data }) =>
    statesOf(data).map(({ version, project }) => ({
      frameId: frameid,
      id: project.id,
      mergedId: project.merged_id,
      version,
    })),
  );
  // An unknown project counts as not merged, so the first version is only stored if it is merged.
  const changed = newest(facts).filter(({ version, mergedId }) => version > 1 || mergedId !== null);
  if (changed.length > 0) await unitOfWork.run(({ projectMerges }) => projectMerges.upsert(changed));
}

function newest(facts: readonly ProjectMergeState[]): ProjectMergeState[] {
  const byId = new Map<string, ProjectMergeState>();
  for (const one of facts) {
    const key = `${one.frameId}:${one.id}`;
    if ((byId.get(key)?.version ?? 0) < one.version) byId.set(key, one);
  }
  return [...byId.values()];
}
