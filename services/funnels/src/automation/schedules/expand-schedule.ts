import { ruleBroken } from '@trackway/errors';
import type { ListProjects } from '../../board/projects/projects-client';
import { derivedId } from '../../shared/derived-id';
import type { UnitOfWork } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import type { TriggerEvent } from '../triggers/trigger-event';

const MAX_PROJECTS = 10_000;

/**
 * Of a schedule that runs on each project, notes one trigger for each that meets the conditions now. Their ids are made of the
 * schedule's and the project's, so that one that was broken off goes on without telling any of them twice.
 * @throws AppError `too_many_projects` where there are more than 10,000.
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
    let told = 0;
    for await (const ids of listProjects(reader, rule.conditions)) {
      told += ids.length;
      if (told > MAX_PROJECTS) throw tooMany();
      const facts = ids.map((projectId) => ({ ...fact, id: derivedId(fact.id, projectId), projectId }));
      await unitOfWork.run(frameId, ({ triggers }) => triggers.add(frameId, facts));
    }
  };
}

function tooMany() {
  const message = `More than ${MAX_PROJECTS.toLocaleString('en')} projects meet the conditions. Narrow them.`;
  return ruleBroken('too_many_projects', message);
}
