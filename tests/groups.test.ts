import { type Api, apiOf } from './support/api';

async function projectsIn(api: Api, group: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { body } = await api.send('POST', '/projects', { name });
    await api.send('POST', `/project-groups/${group}/projects/${body.project.id}`);
    ids.push(body.project.id);
  }
  return ids;
}

async function aGroup(api: Api, names: readonly string[] = []): Promise<{ group: string; ids: string[] }> {
  const { status, body } = await api.send('POST', '/project-groups', { name: 'Roadmap' });
  expect(status).toBe(200);
  const group = body.project_group.id;
  return { group, ids: await projectsIn(api, group, names) };
}

const namesOf = (body: { projects: { name: string }[] }) => body.projects.map(({ name }) => name);

describe('POST project-groups/{project_group}/projects/index', () => {
  it('lists the projects in the order of the group, with meta', async () => {
    const api = apiOf();
    const { group, ids } = await aGroup(api, ['a', 'b', 'c']);
    await api.send('PUT', `/project-groups/${group}/projects/order`, { project_id: ids[2], before: ids[0] });

    const { status, body } = await api.send('POST', `/project-groups/${group}/projects/index`, { perPage: 2 });

    expect({ status, response: body.response, meta: body.meta, names: namesOf(body) }).toEqual({
      status: 200,
      response: true,
      meta: { current_page: 1, from: 1, last_page: 2, per_page: 2, to: 2, total: 3 },
      names: ['c', 'a'],
    });
    expect(body.projects[0].groups).toEqual([{ id: group, name: 'Roadmap' }]);
    expect(body.projects[0]).toHaveProperty('form_answers');
  });

  it('prefers the body to the query', async () => {
    const api = apiOf();
    const { group } = await aGroup(api, ['a', 'b']);

    const { body } = await api.send('POST', `/project-groups/${group}/projects/index?perPage=1&page=2`, { page: 1 });

    expect(body.meta).toMatchObject({ current_page: 1, per_page: 1 });
  });

  it('rejects sorting', async () => {
    const api = apiOf();
    const { group } = await aGroup(api);

    const rejected = await api.send('POST', `/project-groups/${group}/projects/index`, {
      sorting: [{ field: 'name', direction: 'asc' }],
    });

    expect(rejected).toMatchObject({ status: 422, body: { response: false, message: 'validation_errors' } });
    expect(rejected.body.validation).toHaveProperty('sorting');
  });

  it('names an unknown field and the available ones', async () => {
    const api = apiOf();
    const { group } = await aGroup(api);

    const { status, body } = await api.send('POST', `/project-groups/${group}/projects/index`, {
      filters: [{ field: 'colour', operator: 'equals', value: 'red' }],
    });

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { response: false, message: 'validation_errors', validation: { 'filters.0.field': [expect.any(String)] } },
    });
    expect(body.error).toContain('colour');
    expect(body.error).toContain('name_code');
  });

  it('filters, and lists deleted projects and templates on request', async () => {
    const api = apiOf();
    const { group, ids } = await aGroup(api, ['active', 'deleted', 'template']);
    await api.send('DELETE', `/projects/${ids[1]}`);
    await api.send('PATCH', `/projects/${ids[2]}`, { is_template: true });
    const index = async (body: object) =>
      namesOf((await api.send('POST', `/project-groups/${group}/projects/index`, body)).body);

    expect(await index({})).toEqual(['active']);
    expect(await index({ trashed: true })).toEqual(['deleted']);
    expect(await index({ template: true })).toEqual(['template']);
    expect(await index({ filters: [{ field: 'name', operator: 'contains', value: 'ACT' }] })).toEqual(['active']);
    expect(await index({ filters: [{ field: 'name', operator: 'contains', value: '%' }] })).toEqual([]);
  });

  it('contains the percentage on request', async () => {
    const api = apiOf();
    const { group } = await aGroup(api, ['a']);
    const index = async (body: object) =>
      (await api.send('POST', `/project-groups/${group}/projects/index`, body)).body.projects[0];

    expect(await index({})).not.toHaveProperty('completed_percentage');
    expect((await index({ withPercentage: true })).completed_percentage).toBe(0);
  });

  it('returns 404 for groups of other frames', async () => {
    const { group } = await aGroup(apiOf());

    const rejected = await apiOf().send('POST', `/project-groups/${group}/projects/index`, {});

    expect(rejected).toMatchObject({ status: 404, body: { message: 'project_group_model_not_found' } });
  });
});

describe('the order of a group', () => {
  it('is changed by a complete list or by one move', async () => {
    const api = apiOf();
    const { group, ids } = await aGroup(api, ['a', 'b', 'c']);
    const order = async () => namesOf((await api.send('POST', `/project-groups/${group}/projects/index`, {})).body);

    await api.send('PUT', `/project-groups/${group}/projects/order`, { project_ids: [...ids].reverse() });
    expect(await order()).toEqual(['c', 'b', 'a']);

    await api.send('PUT', `/project-groups/${group}/projects/order`, { project_id: ids[0], after: ids[2] });
    expect(await order()).toEqual(['c', 'a', 'b']);
  });

  it('keeps every member once after concurrent moves', async () => {
    const api = apiOf();
    const { group, ids } = await aGroup(api, ['a', 'b', 'c', 'd', 'e', 'f']);
    const moves = Array.from({ length: 60 }, (_, index) => {
      const [project, other] = [ids[index % 6], ids[(index * 5 + 1) % 6]];
      return project === other
        ? undefined
        : api.send('PUT', `/project-groups/${group}/projects/order`, { project_id: project, before: other });
    });

    await Promise.all(moves);

    const { body } = await api.send('POST', `/project-groups/${group}/projects/index`, {});
    expect(body.projects.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  });
});
