import type { Step } from '../history/step';
import { MERGED_PROJECTS, membersQuery, type Scope } from './scope';

const mergedProject = ({ random }: Scope) => `merge:${random.below(MERGED_PROJECTS)}`;

/** Merges a project that no other step writes into another one. */
export function mergeProject(scope: Scope): Step {
  const subject = mergedProject(scope);
  const path = `/projects/{${subject}}/merge`;
  return { kind: 'project.merge', user: scope.client, method: 'POST', path, body: { into: '{merge:target}' }, subject };
}

export function unmergeProject(scope: Scope): Step {
  const subject = mergedProject(scope);
  const path = `/projects/{${subject}}/unmerge`;
  return { kind: 'project.unmerge', user: scope.client, method: 'POST', path, body: {}, subject };
}

export function readMerged(scope: Scope, subject = mergedProject(scope)): Step {
  const path = `/projects/{${subject}}${membersQuery(scope)}`;
  return { kind: 'merge.read', user: scope.client, method: 'GET', path, subject };
}
