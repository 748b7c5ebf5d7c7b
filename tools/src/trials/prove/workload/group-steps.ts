import type { Step } from '../history/step';
import { membersToRead, type Scope, STABLE_PROJECTS, stableProject } from './scope';

const memberPath = (subject: string) => `/project-groups/{group}/projects/{${subject}}`;

export function addToGroup(scope: Scope): Step {
  const subject = stableProject(scope);
  return { kind: 'member.add', user: scope.client, method: 'POST', path: memberPath(subject), subject };
}

export function removeFromGroup(scope: Scope): Step {
  const subject = stableProject(scope);
  return { kind: 'member.remove', user: scope.client, method: 'DELETE', path: memberPath(subject), subject };
}

export function reorderGroup({ random, client }: Scope): Step {
  const index = random.below(STABLE_PROJECTS);
  const other = (index + 1 + random.below(STABLE_PROJECTS - 1)) % STABLE_PROJECTS;
  const body = { project_id: `{project:${index}}`, [random.pick(['before', 'after'])]: `{project:${other}}` };
  return { kind: 'member.order', user: client, method: 'PUT', path: '/project-groups/{group}/projects/order', body };
}

export function listGroup(scope: Scope): Step {
  const fields = membersToRead(scope);
  return {
    kind: 'member.list',
    user: scope.client,
    method: 'POST',
    path: '/project-groups/{group}/projects/index',
    body: fields.length === 0 ? {} : { fields },
  };
}
