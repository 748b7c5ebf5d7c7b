import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

const PROJECTS = '/api/management/projects';

describe('the members of projects', () => {
  let service: Service;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const create = async (fields: object) => (await client.send('POST', PROJECTS, fields)).body['project'];
  const get = async (query: string) => (await client.send('GET', `${PROJECTS}${query}`)).body;

  it('are those that `fields` names, and the id, in reads, listings and searches', async () => {
    const { id, code } = await create({ name: 'Roof', budget: 5 });
    const wanted = { id, code, budget: 5 };

    expect((await get(`/${id}?fields=code,budget`)).project).toEqual(wanted);
    expect((await get('?fields=budget,%20code')).projects).toEqual([wanted]);
    const search = await client.send('POST', `${PROJECTS}/search`, { fields: ['code', 'budget'] });
    expect(search.body.projects).toEqual([wanted]);
  });

  it('are those of a group listing, too', async () => {
    const { project_group: group } = (await client.send('POST', '/api/management/project-groups', { name: 'Roofs' }))
      .body;
    const { id } = await create({ name: 'Roof', group_ids: [group.id] });

    const listing = await client.send('POST', `/api/management/project-groups/${group.id}/projects/index`, {
      fields: ['name', 'groups'],
    });

    expect(listing.body.projects).toEqual([{ id, name: 'Roof', groups: [{ id: group.id, name: 'Roofs' }] }]);
  });

  it('contain the members of `include` in addition', async () => {
    const root = await create({ name: 'Root' });
    const middle = await create({ name: 'Middle', parent_id: root.id });
    const { id } = await create({ name: 'Leaf', parent_id: middle.id });

    const { project } = await get(`/${id}?include=ancestors,completed_percentage`);
    const { projects } = await get('?fields=ancestors');

    const line = [
      { id: root.id, name: 'Root' },
      { id: middle.id, name: 'Middle' },
    ];
    expect(project).toMatchObject({ name: 'Leaf', ancestors: line, completed_percentage: 0 });
    expect(projects).toEqual([
      { id, ancestors: line },
      { id: middle.id, ancestors: line.slice(0, 1) },
      { id: root.id, ancestors: [] },
    ]);
  });

  it('are the default ones without parameters', async () => {
    const { id } = await create({ name: 'Roof' });

    const { project } = await get(`/${id}?fields=&include=`);

    expect(project).toMatchObject({ name: 'Roof', tasks: [], form_answers: [] });
    expect(project).not.toHaveProperty('ancestors');
  });

  it.each([
    ['?fields=name,nmae', 'fields', /nmae does not exist\. Did you mean `name`\? Available members: id, code/],
    ['?include=name', 'include', /name does not exist\..* Available members: completed_percentage, ancestors/],
    ['?fields[a]=name', 'fields', /Available/],
  ])('are rejected if %s names an unknown member', async (query, field, message) => {
    const { status, body } = await client.send('GET', `${PROJECTS}${query}`);

    expect(status).toBe(422);
    expect(body['validation']).toEqual({ [field]: [expect.stringMatching(message)] });
  });
});
