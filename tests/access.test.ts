import { apiOf, readResponse } from './support/api';
import { system } from './support/system';

interface Operation {
  readonly security?: readonly object[];
  readonly 'x-required-scope'?: string;
}

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** All operations in the OpenAPI document of the running system, with an id that no object has. */
async function operations() {
  const { body } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = body.paths;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      url: system.base_url + path.replace(/\{\w+\}/g, NO_ID),
      isOpen: operation.security?.length === 0,
      scope: operation['x-required-scope'],
    })),
  );
}

const json = { 'content-type': 'application/json' };
const bodyOf = (method: string) => (method === 'GET' || method === 'DELETE' ? {} : { headers: json, body: '{}' });

describe('every operation that is not public', () => {
  it('returns 401 without a token, before any validation', async () => {
    const protectedOperations = (await operations()).filter(({ isOpen }) => !isOpen);
    expect(protectedOperations.length).toBeGreaterThan(90);

    const responses = await Promise.all(
      protectedOperations.map(async ({ name, method, url }) => {
        const { status, body } = await readResponse(await fetch(url, { method, ...bodyOf(method) }));
        return { name, status, message: body.message };
      }),
    );

    expect(responses.filter(({ status, message }) => status !== 401 || message !== 'unauthenticated')).toEqual([]);
  });

  it('returns 403 with a token that lacks its scope, and names the scope', async () => {
    const scoped = (await operations()).filter(({ scope }) => scope !== undefined);
    const { token } = apiOf({ scope: 'nothing:read' });

    const responses = await Promise.all(
      scoped.map(async ({ name, method, url, scope }) => {
        const { headers = {}, ...rest } = bodyOf(method) as { headers?: object; body?: string };
        const sent = { method, headers: { ...headers, authorization: `Bearer ${token}` }, ...rest };
        const { status, body } = await readResponse(await fetch(url, sent));
        return { name, status, message: body.message, required: body.required_scope, scope };
      }),
    );

    const wrong = ({ status, message, required, scope }: (typeof responses)[number]) =>
      status !== 403 || message !== 'forbidden' || required !== scope;
    expect(responses.filter(wrong)).toEqual([]);
  });
});

describe('ids of another frame', () => {
  it('are treated like unknown ids in paths', async () => {
    const [mine, theirs] = [apiOf(), apiOf()];
    const make = async (api: typeof mine, path: string, member: string, fields: object = { name: 'x' }) =>
      (await api.send('POST', path, fields)).body[member].id as string;
    const project = await make(mine, '/projects', 'project');
    const group = await make(mine, '/project-groups', 'project_group');
    const own = await make(theirs, '/projects', 'project');
    const ownGroup = await make(theirs, '/project-groups', 'project_group');
    const tag = await make(mine, '/tags', 'tag');

    for (const [method, path, body, model] of [
      ['POST', `/project-groups/${group}/projects/index`, {}, 'project_group'],
      ['PUT', `/project-groups/${group}/projects/order`, { project_ids: [] }, 'project_group'],
      ['PUT', `/project-groups/${ownGroup}/projects/order`, { project_id: project, before: own }, 'project'],
      ['POST', `/project-groups/${group}/projects/${own}`, undefined, 'project_group'],
      ['POST', `/project-groups/${ownGroup}/projects/${project}`, undefined, 'project'],
      ['DELETE', `/project-groups/${ownGroup}/projects/${project}`, undefined, 'project'],
      ['GET', `/projects/${project}/hierarchy`, undefined, 'project'],
      ['POST', `/projects/${own}/hierarchy/attach-child/${project}`, undefined, 'project'],
      ['POST', `/projects/${project}/hierarchy/attach-child/${own}`, undefined, 'project'],
      ['DELETE', `/projects/${own}/hierarchy/detach-child/${project}`, undefined, 'project'],
      ['POST', `/projects/${project}/merge`, { into: own }, 'project'],
      ['POST', `/projects/${project}/unmerge`, undefined, 'project'],
      ['POST', `/projects/${project}/duplicate`, {}, 'project'],
      ['POST', `/projects/${project}/share`, {}, 'project'],
      ['DELETE', `/projects/${project}/share`, undefined, 'project'],
      ['GET', `/projects/${project}/tasks`, undefined, 'project'],
      ['POST', `/projects/${project}/tasks`, { title: 'x' }, 'project'],
      ['GET', `/projects/${project}/history`, undefined, 'project'],
      ['PATCH', `/tags/${tag}`, { name: 'y' }, 'tag'],
    ] as const) {
      const rejected = await theirs.send(method, path, body);

      const actual = { call: `${method} ${path}`, status: rejected.status, message: rejected.body.message };
      expect(actual).toEqual({ call: actual.call, status: 404, message: `${model}_model_not_found` });
    }
  });

  it('match nothing as the value of a filter', async () => {
    const [mine, theirs] = [apiOf(), apiOf()];
    const customer = (await mine.send('POST', '/customers', { name: 'x' })).body.customer.id;
    const user = (await mine.send('POST', '/users', { name: 'x' })).body.user.id;
    const fields = { name: 'Mine', customer_id: customer, user_ids: [user] };
    const { id } = (await mine.send('POST', '/projects', fields)).body.project;
    await theirs.send('POST', '/projects', { name: 'Theirs' });

    for (const [field, value] of [
      ['id', id],
      ['customer', customer],
      ['assignee', user],
      ['children', id],
      ['parent', id],
    ]) {
      const filters = [{ field, operator: 'equals', value }];
      expect((await theirs.send('POST', '/projects/search', { filters })).body.meta.total).toBe(0);
    }
  });
});
