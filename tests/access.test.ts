import { answer, apiOf } from './support/api';
import { system } from './support/system';

interface Operation {
  readonly security?: readonly object[];
  readonly 'x-required-scope'?: string;
}

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Every operation that the running system documents, with an id that nothing has. */
async function operations() {
  const { body } = await answer(await fetch(`${system.base_url}/openapi.json`));
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

describe('every operation that is not open to everybody', () => {
  it('is refused without a token, before anything else is looked at', async () => {
    const closed = (await operations()).filter(({ isOpen }) => !isOpen);
    expect(closed.length).toBeGreaterThan(90);

    const answers = await Promise.all(
      closed.map(async ({ name, method, url }) => {
        const { status, body } = await answer(await fetch(url, { method, ...bodyOf(method) }));
        return { name, status, message: body.message };
      }),
    );

    expect(answers.filter(({ status, message }) => status !== 401 || message !== 'unauthenticated')).toEqual([]);
  });

  it('is refused with a token that lacks its scope, which the refusal names', async () => {
    const scoped = (await operations()).filter(({ scope }) => scope !== undefined);
    const { token } = apiOf({ scope: 'nothing:read' });

    const answers = await Promise.all(
      scoped.map(async ({ name, method, url, scope }) => {
        const { headers = {}, ...rest } = bodyOf(method) as { headers?: object; body?: string };
        const sent = { method, headers: { ...headers, authorization: `Bearer ${token}` }, ...rest };
        const { status, body } = await answer(await fetch(url, sent));
        return { name, status, message: body.message, required: body.required_scope, scope };
      }),
    );

    const wrong = ({ status, message, required, scope }: (typeof answers)[number]) =>
      status !== 403 || message !== 'forbidden' || required !== scope;
    expect(answers.filter(wrong)).toEqual([]);
  });
});

describe('ids of another frame', () => {
  it('are answered as unknown ones, wherever they stand in a path', async () => {
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
      const refused = await theirs.send(method, path, body);

      const said = { call: `${method} ${path}`, status: refused.status, message: refused.body.message };
      expect(said).toEqual({ call: said.call, status: 404, message: `${model}_model_not_found` });
    }
  });

  it('find nothing as the value of a filter', async () => {
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
