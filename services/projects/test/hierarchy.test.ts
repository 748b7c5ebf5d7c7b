import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('the hierarchy of projects', () => {
  let service: Service;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    const caller = aCaller();
    frameId = caller.frameId;
    client = serviceClient(service.httpPort, caller);
  });

  const create = async (name: string, fields: object = {}) =>
    ((await client.send('POST', '/api/management/projects', { name, ...fields })).body['project'] as { id: string }).id;
  const path = (id: string) => `/api/management/projects/${id}/hierarchy`;
  const attach = (parent: string, child: string) => client.send('POST', `${path(parent)}/attach-child/${child}`);
  const detach = (parent: string, child: string) => client.send('DELETE', `${path(parent)}/detach-child/${child}`);
  const read = async (id: string) =>
    (await client.send('GET', path(id))).body['hierarchy'] as {
      ancestors: { name: string }[];
      descendants: { name: string; depth: number }[];
    };

  it('is read completely despite a stored cycle', async () => {
    const one = await create('one');
    const other = await create('other', { parent_id: one });
    await service.superuser.query('UPDATE projects SET parent_id = $1 WHERE id = $2', [other, one]);

    const { body } = await client.send('GET', '/api/management/projects?include=ancestors');

    expect(await read(one)).toMatchObject({
      ancestors: [{ name: 'other' }],
      descendants: [{ name: 'other', depth: 1 }],
    });
    expect(body.projects).toMatchObject([{ ancestors: [{ name: 'one' }] }, { ancestors: [{ name: 'other' }] }]);
  });

  it('attaches a child with its descendants, and records the previous parent', async () => {
    const [one, two, child] = [await create('one'), await create('two'), await create('child')];
    await create('grandchild', { parent_id: child });

    const first = await attach(one, child);
    const second = await attach(two, child);

    expect(first.body).toEqual({
      response: true,
      data: {
        parent: { id: one, name: 'one' },
        former_parent: null,
        attached_child: { id: child, name: 'child', is_root: false },
      },
    });
    expect(second.body).toMatchObject({ data: { former_parent: { id: one, name: 'one' } } });
    expect((await read(two)).descendants).toMatchObject([
      { name: 'child', depth: 1 },
      { name: 'grandchild', depth: 2 },
    ]);
    expect((await read(one)).descendants).toEqual([]);
  });

  it('detaches a direct child, which becomes a root and keeps its descendants', async () => {
    const parent = await create('parent');
    const child = await create('child', { parent_id: parent });
    const grandchild = await create('grandchild', { parent_id: child });

    const rejected = await detach(parent, grandchild);
    const detached = await detach(parent, child);

    expect(rejected).toMatchObject({
      status: 422,
      body: { response: false, message: 'invalid_parent_child_relationship', error: expect.any(String) },
    });
    expect(detached.body).toEqual({
      response: true,
      data: {
        former_parent: { id: parent, name: 'parent' },
        detached_child: { id: child, name: 'child', is_root: true },
      },
    });
    expect((await read(child)).descendants).toMatchObject([{ name: 'grandchild' }]);
    expect((await detach(parent, child)).body).toMatchObject({ message: 'invalid_parent_child_relationship' });
  });

  it('returns 404 for unknown, deleted and foreign relatives', async () => {
    const parent = await create('parent');
    const gone = await create('gone', { parent_id: parent });
    await client.send('DELETE', `/api/management/projects/${gone}`);
    const mine = client;
    client = serviceClient(service.httpPort, aCaller());
    const foreign = await create('foreign');
    client = mine;

    for (const [above, below] of [
      [parent, foreign],
      [foreign, parent],
      [parent, gone],
      [parent, 'nope'],
    ] as const) {
      expect(await attach(above, below)).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
      expect(await detach(above, below)).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    }
  });

  it('rejects a cycle, also with 50 pairs of concurrent attachments', async () => {
    const one = await create('one');
    expect((await attach(one, one)).body).toMatchObject({ message: 'hierarchy_cycle' });

    const races = Array.from({ length: 50 }, async () => {
      const [left, right] = [await create('left'), await create('right')];
      const responses = await Promise.all([attach(left, right), attach(right, left)]);
      return responses.map(({ status }) => status).sort();
    });

    for (const statuses of await Promise.all(races)) expect(statuses).toEqual([200, 422]);
  }, 60_000);

  it('reads 20 levels up and 10,000 projects down', async () => {
    let id = await create('level 0');
    const root = id;
    for (let level = 1; level <= 20; level += 1) id = await create(`level ${level}`, { parent_id: id });
    await service.superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, parent_id, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'many-' || n, 'many', $2, now(), now() FROM generate_series(1, 10000) AS n`,
      [frameId, id],
    );

    const { ancestors } = await read(id);
    const { descendants } = await read(root);

    expect(ancestors.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, level) => `level ${level}`));
    expect(descendants).toHaveLength(10_020);
    expect(descendants.at(-1)).toMatchObject({ name: 'many', depth: 21 });
  }, 60_000);
});
