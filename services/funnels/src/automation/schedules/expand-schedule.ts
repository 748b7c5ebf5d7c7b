import { ruleBroken } from '@trackway/errors';
import type { ListProjects } from '../../board/projects/projects-client';
import { derivedId } from '../../shared/derived-id';
import type { UnitOfWork } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import type { TriggerEvent } from '../triggers/trigger-event';

const MAX_PROJECTS = 10_000;

/**
 * Adds one trigger for each project that meets the conditions of a schedule. Their ids are derived from the schedule
 * and the project, so that a retry after a crash adds each trigger once.
 * @throws AppError `too_many_projects` for more than 10,000.
 */
export function makeExpandSchedule({
  unitOfWork,
  listProjects,
}: {
  unitOfWork: UnitOfWork;
  listProjects: ListProjects;
}) {
  return async (frameId: string, rule: Rule, fact: TriggerEvent): Promise<void> => {
    const reader = { ...actorOf(frameId, rule), scopes: ['projects:read'] };
    let count = 0;
    for await (const ids of listProjects(reader, rule.conditions)) {
      count += ids.length;
      if (count > MAX_PROJECTS) throw tooMany();
      const facts = ids.map((projectId) => ({ ...fact, id: derivedId(fact.id, projectId), projectId }));
      await unitOfWork.run(frameId, ({ triggers }) => triggers.add(frameId, facts));
    }
  };
}

function tooMany() {
  const message = `More than ${MAX_PROJECTS.toLocaleString('en')} projects meet the conditions. Make the conditions more specific.`;
  return ruleBroken('too_many_projects', message);
}
