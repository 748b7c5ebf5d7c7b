import {
  type Event,
  hasOnlyNewProjects,
  projectChanged,
  projectsChanged,
  type VersionOfProject,
} from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { ProjectFacts } from './project-facts';

/**
 * Stores the fields of projects that boards and the gate use. Ignores repeated events and older versions. Projects that an
 * import has created are not stored, because few of them enter a funnel. They are fetched when they are used.
 */
export function onProjectChanged(unitOfWork: UnitOfWork<BoardStores>): EventHandler[] {
  return [
    handler(projectChanged, (events) => storeNewest(unitOfWork, events, (data) => [data])),
    handler(
      projectsChanged,
      (events) => storeNewest(unitOfWork, events, ({ projects }) => projects.filter(isChangedLater)),
      { ignores: hasOnlyNewProjects },
    ),
  ];
}

function isChangedLater({ version }: VersionOfProject): boolean {
  return version > 1;
}

async function storeNewest<Data>(
  unitOfWork: UnitOfWork<BoardStores>,
  events: readonly Event<Data>[],
  statesOf: (data: Data) => readonly VersionOfProject[],
): Promise<void> {
  for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
    await unitOfWork.run(frameId, async ({ inbox, projectFacts: facts }) => {
      const fresh = await inbox.claim('project_facts', ofFrame);
      await facts.upsertNewer(frameId, newest(fresh.flatMap(({ data }) => statesOf(data))));
    });
  }
}

function newest(states: readonly VersionOfProject[]): ProjectFacts[] {
  const byId = new Map<string, VersionOfProject>();
  for (const state of states) {
    const known = byId.get(state.project.id);
    if (!known || known.version < state.version) byId.set(state.project.id, state);
  }
  return [...byId.values()].map(toFacts);
}

function toFacts({ version, project }: VersionOfProject): ProjectFacts {
  const { id, code, name, status, budget } = project;
  return { id, code, name, status, budget, mergedId: project.merged_id, deleted: project.deleted_at !== null, version };
}
