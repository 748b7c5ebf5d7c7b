import {
  type DataOf,
  type Event,
  projectChanged,
  projectDuplicated,
  projectsChanged,
  type VersionOfProject,
} from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { ProjectFacts } from './project-facts';
import type { ProjectFactsStores } from './project-facts-store';

/**
 * What happens to projects: merges are kept, so that the answers of merged ones are read with those of their target, and
 * forms are copied with a project. Whether a project is deleted is asked of its owner, when it matters.
 */
export function onProjectsEvent(
  unitOfWork: UnitOfWork<ProjectFactsStores>,
  onDuplicated: (event: Event<DataOf<typeof projectDuplicated>>) => Promise<void>,
): EventHandler[] {
  return [
    handler(projectChanged, (events) => keepMerges(unitOfWork, events, (data) => [data])),
    handler(projectsChanged, (events) => keepMerges(unitOfWork, events, ({ projects }) => projects)),
    handler(projectDuplicated, async (events) => {
      for (const event of events) if (event.data.with_forms) await onDuplicated(event);
    }),
  ];
}

async function keepMerges<Data>(
  unitOfWork: UnitOfWork<ProjectFactsStores>,
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
  // What is new and not merged is what is taken of an unknown one: nothing can be older than it.
  const told = newest(facts).filter(({ version, mergedId }) => version > 1 || mergedId !== null);
  if (told.length > 0) await unitOfWork.run(({ projectFacts }) => projectFacts.keep(told));
}

function newest(facts: readonly ProjectFacts[]): ProjectFacts[] {
  const byId = new Map<string, ProjectFacts>();
  for (const one of facts) {
    const key = `${one.frameId}:${one.id}`;
    if ((byId.get(key)?.version ?? 0) < one.version) byId.set(key, one);
  }
  return [...byId.values()];
}
