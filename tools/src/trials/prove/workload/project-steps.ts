import type { Step } from '../history/step';
import { anyProject, CODES, KEYS, membersQuery, membersToRead, PROJECTS, type Scope, volatileProject } from './scope';

const IF_MATCH_SHARE = 0.3;

export function createProject({ client, unique }: Scope, subject: string): Step {
  const fields = { name: unique(), budget: 0, description: unique() };
  const headers = { 'idempotency-key': unique() };
  const saves = { [subject]: 'project.id', [`etag:${subject}`]: '@etag' };
  return {
    kind: 'project.create',
    user: client,
    method: 'POST',
    path: '/projects',
    body: fields,
    headers,
    subject,
    saves,
  };
}

export function patchProject(scope: Scope): Step {
  const { random, client, unique } = scope;
  const subject = anyProject(scope);
  const body = random.pick([
    { name: unique() },
    { description: unique() },
    { budget: 1 + random.below(2 ** 40) },
    { name: unique(), budget: 1 + random.below(2 ** 40) },
  ]);
  const headers: Record<string, string> = random.chance(IF_MATCH_SHARE) ? { 'if-match': `{etag:${subject}}` } : {};
  const saves = { [`etag:${subject}`]: '@etag' };
  return {
    kind: 'project.patch',
    user: client,
    method: 'PATCH',
    path: `/projects/{${subject}}`,
    body,
    headers,
    subject,
    saves,
  };
}

export function patchProjects({ random, client, unique }: Scope): Step {
  const first = random.below(PROJECTS);
  const indexes = [first, (first + 1 + random.below(PROJECTS - 1)) % PROJECTS];
  const projects = indexes.map((index) => ({ id: `{project:${index}}`, name: unique() }));
  return { kind: 'project.bulk', user: client, method: 'PATCH', path: '/projects', body: { projects } };
}

export function readProject(scope: Scope, subject = anyProject(scope)): Step {
  const saves = { [`etag:${subject}`]: '@etag' };
  const path = `/projects/{${subject}}${membersQuery(scope)}`;
  return { kind: 'project.read', user: scope.client, method: 'GET', path, subject, saves };
}

export function deleteProject(scope: Scope): Step {
  const subject = volatileProject(scope);
  return { kind: 'project.delete', user: scope.client, method: 'DELETE', path: `/projects/{${subject}}`, subject };
}

export function restoreProject(scope: Scope): Step {
  const subject = volatileProject(scope);
  return {
    kind: 'project.restore',
    user: scope.client,
    method: 'POST',
    path: `/projects/{${subject}}/restore`,
    subject,
  };
}

/** Several clients claim the same code; one may succeed. */
export function claimCode({ random, client, marker, unique }: Scope): Step {
  const code = `${marker}-code-${random.below(CODES)}`;
  return {
    kind: 'code.claim',
    user: client,
    method: 'POST',
    path: '/projects',
    body: { name: unique(), code },
    subject: code,
  };
}

/** Several clients send the same request with the same key as the same user. */
export function createWithKey({ random, marker }: Scope): Step {
  const key = `${marker}-key-${random.below(KEYS)}`;
  const headers = { 'idempotency-key': key };
  return {
    kind: 'keyed.create',
    user: 0,
    method: 'POST',
    path: '/projects',
    body: { name: key },
    headers,
    subject: key,
  };
}

/** Searches by the token of the last write of this client, which the search must include. */
export function searchProject(scope: Scope): Step {
  const subject = anyProject(scope);
  const filters = [{ field: 'id', operator: 'equals', value: `{${subject}}` }];
  const fields = membersToRead(scope);
  const headers = { 'x-consistency-token': `{consistency:${scope.client}}` };
  return {
    kind: 'project.search',
    user: scope.client,
    method: 'POST',
    path: '/projects/search',
    body: { filters, ...(fields.length === 0 ? {} : { fields }) },
    headers,
    subject,
  };
}

export function readOtherTenant({ random, client }: Scope): Step {
  const path = random.pick([
    '/projects/{other:project:0}',
    '/projects/{other:project:0}/history',
    '/funnels/{other:funnel}/board',
  ]);
  return { kind: 'foreign.read', user: client, method: 'GET', path };
}
