import { type DataOf, type Event, projectChanged } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UnitOfWork } from '../unit-of-work';
import type { ProjectFacts } from './project-facts';

type ProjectEvent = Event<DataOf<typeof projectChanged>>;

/** Keeps what boards show and gates ask of projects. Repeats and older versions change nothing. */
export function onProjectChanged(unitOfWork: UnitOfWork): EventHandler {
  return handler(projectChanged, async (events) => {
    for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
      await unitOfWork.run(frameId, async ({ inbox, facts }) => {
        const fresh = await inbox.claim('project_facts', ofFrame);
        await facts.keep(frameId, newest(fresh));
      });
    }
  });
}

function newest(events: readonly ProjectEvent[]): ProjectFacts[] {
  const byId = new Map<string, ProjectFacts>();
  for (const { data } of events) {
    const known = byId.get(data.project.id);
    if (!known || known.version < data.version) byId.set(data.project.id, toFacts(data));
  }
  return [...byId.values()];
}

function toFacts({ version, project }: ProjectEvent['data']): ProjectFacts {
  const { id, code, name, status, budget } = project;
  return { id, code, name, status, budget, mergedId: project.merged_id, deleted: project.deleted_at !== null, version };
}
