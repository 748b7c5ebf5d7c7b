import { projectChanged, projectDuplicated } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { CopyLooseForms } from '../loose-forms/copy-loose-forms';
import type { UnitOfWork } from '../unit-of-work';
import type { ProjectFacts } from './project-facts';

/**
 * What happens to projects: merges are kept, so that the answers of merged ones are read with those of their target, and
 * forms are copied with a project. Whether a project is deleted is asked of its owner, when it matters.
 */
export function onProjectsEvent(unitOfWork: UnitOfWork, copyLooseForms: CopyLooseForms): EventHandler[] {
  return [
    handler(projectChanged, async (events) => {
      const facts = events.map(({ frameid, data: { version, project } }) => ({
        frameId: frameid,
        id: project.id,
        mergedId: project.merged_id,
        version,
      }));
      await unitOfWork.run(({ projectFacts }) => projectFacts.keep(newest(facts)));
    }),
    handler(projectDuplicated, async (events) => {
      for (const event of events) if (event.data.with_forms) await copyLooseForms(event);
    }),
  ];
}

function newest(facts: readonly ProjectFacts[]): ProjectFacts[] {
  const byId = new Map<string, ProjectFacts>();
  for (const one of facts) {
    const key = `${one.frameId}:${one.id}`;
    if ((byId.get(key)?.version ?? 0) < one.version) byId.set(key, one);
  }
  return [...byId.values()];
}
