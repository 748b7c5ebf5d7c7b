import type { operations } from './api';

type Operations = {
  createProject: 'POST /api/management/projects';
  updateProject: 'PATCH /api/management/projects/{project}';
  readProject: 'GET /api/management/projects/{project}';
  searchProjects: 'POST /api/management/projects/search';
  deleteProject: 'DELETE /api/management/projects/{project}';
};
type BodyOf<Name extends keyof Operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type ResponseOf<Name extends keyof Operations> = operations[Name]['responses'][200]['content']['application/json'];

const [baseUrl = '', token = ''] = process.argv.slice(2);

/** Creates, changes, finds and deletes a project with the types that openapi-typescript generates. */
async function main(): Promise<void> {
  const { project } = await call<'createProject'>('POST /api/management/projects', { name: 'Generated', budget: 1250 });
  await call<'updateProject'>('PATCH /api/management/projects/{project}', { name: 'Generated again' }, project.id);
  const read = await call<'readProject'>('GET /api/management/projects/{project}', undefined, project.id);
  if (read.project.name !== 'Generated again') throw new Error(`Wrong name: ${read.project.name}`);
  const filters = [{ field: 'id', operator: 'equals' as const, value: project.id }];
  const { meta } = await call<'searchProjects'>('POST /api/management/projects/search', { filters });
  if (meta.total !== 1) throw new Error(`Wrong total: ${meta.total}`);
  await call<'deleteProject'>('DELETE /api/management/projects/{project}', undefined, project.id);
  console.log('The journey in TypeScript succeeded.');
}

async function call<Name extends keyof Operations>(
  operation: Operations[Name],
  body: BodyOf<Name>,
  project = '',
): Promise<ResponseOf<Name>> {
  const [method, path = ''] = operation.split(' ');
  const response = await fetch(baseUrl + path.replace('{project}', project), {
    ...(method === undefined ? {} : { method }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const received = await response.json();
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${JSON.stringify(received)}`);
  return received as ResponseOf<Name>;
}

void main();
