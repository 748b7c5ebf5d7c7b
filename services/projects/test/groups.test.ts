import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('project groups', () => {
  let service: Service;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const groups = '/api/management/project-groups';
  const makeGroup = async (name = 'Roadmap') =>
    ((await client.send('POST', groups, { name })).body['project_group'] as { id: string }).id;
  const makeProject = async (name: string, fields: object = {}) =>
    ((await client.send('POST', '/api/management/projects', { name, ...fields })).body['project'] as { id: string }).id;
  const join = async (group: string, ...projects: string[]) => {
    for (const project of projects) {
      expect(await client.send('POST', `${groups}/${group}/projects/${project}`)).toMatchObject({ status: 200 });
    }
  };
  const index = (group: string, body: object = {}) => client.send('POST', `${groups}/${group}/projects/index`, body);
  const namesOf = async (group: string, body: object = {}) => {
    const response = await index(group, body);
    expect(response).toMatchObject({ status: 200 });
    return (response.body['projects'] as { name: string }[]).map(({ name }) => name).join('');
  };
  const order = (group: string, body: object) => client.send('PUT', `${groups}/${group}/projects/order`, body);

  it('are created, read, renamed, listed, searched, deleted once and restored', async () => {
    const id = await makeGroup();
    const path = `${groups}/${id}`;

    expect((await client.send('GET', path)).body).toMatchObject({ project_group: { id, name: 'Roadmap' } });
    expect((await client.send('PATCH', path, { name: 'Plan' })).body).toMatchObject({
      project_group: { name: 'Plan' },
    });
    expect((await client.send('POST', groups, { name: 'Plan' })).status).toBe(409);
    const found = await client.send('POST', `${groups}/search`, {
      filters: [{ field: 'name', operator: 'contains', value: 'PLAN' }],
    });
    expect(found.body).toMatchObject({ meta: { total: 1 }, project_groups: [{ id }] });
    expect((await client.send('DELETE', path)).body).toMatchObject({
      project_group: { deleted_at: expect.any(String) },
    });
    expect((await client.send('DELETE', path)).body).toMatchObject({ message: 'project_group_model_not_found' });
    expect((await client.send('GET', groups)).body).toMatchObject({ meta: { total: 0 } });
    expect((await client.send('POST', `${path}/restore`)).body).toMatchObject({ project_group: { deleted_at: null } });
  });

  it('list their projects in the order of joining, and remove them', async () => {
    const group = await makeGroup();
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => makeProject(name)));
    await join(group, b ?? '', a ?? '', c ?? '', b ?? '');

    expect(await namesOf(group)).toBe('bac');
    const left = await client.send('DELETE', `${groups}/${group}/projects/${a}`);
    expect(left).toMatchObject({ status: 200, body: { project: { id: a, groups: [] }, project_group: { id: group } } });
    expect((await client.send('DELETE', `${groups}/${group}/projects/${a}`)).body).toMatchObject({
      message: 'project_model_not_found',
    });
    expect(await namesOf(group)).toBe('bc');
    expect((await client.send('GET', `/api/management/projects/${b}`)).body).toMatchObject({
      project: { groups: [{ id: group, name: 'Roadmap' }] },
    });
  });

  it('keep the order of a move or a complete list', async () => {
    const group = await makeGroup();
    const ids: Record<string, string> = {};
    for (const name of 'abcd') ids[name] = await makeProject(name);
    await join(group, ...Object.values(ids));
    const move = (project: string, side: 'before' | 'after', anchor: string) =>
      order(group, { project_id: ids[project], [side]: ids[anchor] });

    await move('d', 'before', 'a');
    expect(await namesOf(group)).toBe('dabc');
    await move('a', 'after', 'c');
    expect(await namesOf(group)).toBe('dbca');
    await move('c', 'after', 'd');
    expect(await namesOf(group)).toBe('dcba');
    for (let turn = 0; turn < 60; turn += 1) await move(turn % 2 ? 'b' : 'c', 'after', 'd');
    expect(await namesOf(group)).toBe('dbca');
    await order(group, { project_ids: ['c', 'a', 'd', 'b'].map((name) => ids[name]) });
    expect(await namesOf(group)).toBe('cadb');
  });

  it('accept any number of moves to the same place', async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    // Statistics of several groups, so that PostgreSQL updates members in the order of the table.
    for (const name of ['A', 'B', 'C']) await service.fillGroup(caller.frameId, await makeGroup(name), 30);
    await service.superuser.query('ANALYZE project_group_members');
    const group = await makeGroup();
    const ids = await service.fillGroup(caller.frameId, group, 32);
    const [anchor, ...others] = ids.toReversed();

    const statuses: number[] = [];
    for (const id of others.toReversed()) {
      statuses.push((await order(group, { project_id: id, after: anchor })).status);
    }

    expect(statuses).toEqual(others.map(() => 200));
    expect(await service.membersOf(group)).toEqual([anchor, ...others]);
  });

  it('reject an order with missing, repeated or unknown projects', async () => {
    const group = await makeGroup();
    const [a, b, other] = [await makeProject('a'), await makeProject('b'), await makeProject('other')];
    await join(group, a, b);

    for (const wrong of [[a], [a, b, b], [a, b, other], []]) {
      expect(await order(group, { project_ids: wrong })).toMatchObject({
        status: 422,
        body: { message: 'validation_errors', validation: { project_ids: expect.any(Array) } },
      });
    }
    expect(await order(group, { project_id: a, before: other })).toMatchObject({
      status: 422,
      body: { validation: { before: expect.any(Array) } },
    });
    expect(await order(group, { project_id: other, before: a })).toMatchObject({ status: 404 });
    expect(await order(group, { project_id: a })).toMatchObject({ status: 422 });
    expect(await namesOf(group)).toBe('ab');
  });

  it('support filters but no sorting, and name unknown fields', async () => {
    const group = await makeGroup();
    const kept = await makeProject('kept', { status: 4 });
    const gone = await makeProject('gone');
    const pattern = await makeProject('pattern', { is_template: true });
    await join(group, await makeProject('open'), kept, gone, pattern);
    await client.send('DELETE', `/api/management/projects/${gone}`);

    expect(await namesOf(group, { filters: [{ field: 'status', operator: 'equals', value: 4 }] })).toBe('kept');
    expect(await namesOf(group, { trashed: true })).toBe('gone');
    expect(await namesOf(group, { template: true })).toBe('pattern');
    expect((await index(group, { withPercentage: true, perPage: 1 })).body).toMatchObject({
      meta: { current_page: 1, from: 1, to: 1, last_page: 2, per_page: 1, total: 2 },
      projects: [{ name: 'open', completed_percentage: 0 }],
    });
    expect(await index(group, { sorting: [{ field: 'name', direction: 'asc' }] })).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { sorting: expect.any(Array) } },
    });
    const unknown = await index(group, { filters: [{ field: 'nope', operator: 'equals', value: 1 }] });
    expect(unknown).toMatchObject({
      status: 422,
      body: { response: false, message: 'validation_errors', validation: { field: [expect.any(String)] } },
    });
    expect(unknown.body['error']).toMatch(/nope.*name_code/);
    expect(await index(group, { filters: [{ field: 'status', operator: 'contains', value: 'x' }] })).toMatchObject({
      status: 422,
      body: { message: 'validation_error', errors: { operator: expect.any(Array) } },
    });
  });

  it('treat a foreign group or project as unknown', async () => {
    const group = await makeGroup();
    const project = await makeProject('mine');
    client = serviceClient(service.httpPort, aCaller());
    const own = await makeGroup();

    expect((await index(group)).body).toMatchObject({ message: 'project_group_model_not_found' });
    expect((await order(group, { project_ids: [] })).status).toBe(404);
    expect((await client.send('POST', `${groups}/${own}/projects/${project}`)).body).toMatchObject({
      message: 'project_model_not_found',
    });
  });

  it('neither lose nor repeat any of 10,000 projects with 200 concurrent moves', async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const group = await makeGroup();
    const ids = await service.fillGroup(caller.frameId, group, 10_000);
    const anchor = ids[5_000] ?? '';
    const moved = ids.slice(0, 200);

    // More requests than connections: on a busy host, some are asked to repeat their move.
    const move = async (id: string) => {
      for (;;) {
        const response = await order(group, { project_id: id, after: anchor });
        if (response.status !== 503) return response;
      }
    };

    const responses = await Promise.all(moved.map(move));

    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    const after = await service.membersOf(group);
    expect([...after].sort()).toEqual([...ids].sort());
    const place = after.indexOf(anchor);
    expect(after.slice(place + 1, place + 201).sort()).toEqual([...moved].sort());
    expect(after.filter((id) => !moved.includes(id))).toEqual(ids.slice(200));
  }, 120_000);
});
