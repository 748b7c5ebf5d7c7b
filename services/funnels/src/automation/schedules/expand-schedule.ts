import { ruleBroken } from '@trackway/errors';
import type { ListProjects } from '../../board/projects/projects-client';
import { derivedId } from '../../shared/derived-id';
import type { UnitOfWork } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import type { TriggerEvent } from '../triggers/trigger-event';

const MAX_PROJECTS = 10_000;

/**
 * Replaces a due schedule by one trigger for each project that meets the conditions, in one transaction: a schedule that
 * fails has no effect. The ids of the triggers are derived from the schedule and the project, so that two workers add
 * each trigger once.
 * @throws AppError `too_many_projects` for more than 10,000.
 */
export function makeExpandSchedule({
  unitOfWork,
  listProjects,
}: {
  unitOfWork: UnitOfWork;
  listProjects: ListProjects;
}) {
  return async (frameId: string, rule: Rule, event: TriggerEvent): Promise<void> => {
    const reader = { ...actorOf(frameId, rule), scopes: ['projects:read'] };
    const projectIds: string[] = [];
    for await (const ids of listProjects(reader, rule.conditions)) {
      projectIds.push(...ids);
      if (projectIds.length > MAX_PROJECTS) throw tooMany();
    }
    const events = projectIds.map((projectId) => ({ ...event, id: derivedId(event.id, projectId), projectId }));
    await unitOfWork.run(frameId, async ({ triggers }) => {
      await triggers.add(frameId, events);
      await triggers.markMatched(frameId, [event]);
    });
  };
}

function tooMany() {
  const message = `More than ${MAX_PROJECTS.toLocaleString('en')} projects meet the conditions. Make the conditions more specific.`;
  return ruleBroken('too_many_projects', message);
}
