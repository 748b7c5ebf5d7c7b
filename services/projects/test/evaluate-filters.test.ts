import { type Caller, newId, PublishedEvents } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

describe('evaluating filters for rules', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let calls: ReturnType<typeof peerCalls>;
  let caller: Caller;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
    calls = peerCalls(service.grpcPort, () => caller);
  }, 60_000);
  afterAll(async () => {
    calls.close();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member];
  const project = (fields: object = {}) => make('projects', 'project', { name: 'Roof', ...fields });

  it('returns the result and the compared values of each project', async () => {
    const bo = await make('users', 'user', { name: 'Bo' });
    const roof = await project({ code: 'R-1', budget: 500, user_ids: [bo.id] });
    const shed = await project({ name: 'Shed', code: 'S-1', budget: 100 });
    const filters = [
      { field: 'budget', operator: 'greater_than', value: 200 },
      { field: 'assignee', operator: 'equals', value: bo.id },
      { field: 'name_code', operator: 'contains', value: 'roof' },
      { field: 'created_at', operator: 'less_than', value: '2020-01-01', logical_operator: 'or' },
    ];

    const { projects, behind } = await calls.evaluate({
      projectIds: [shed.id, roof.id],
      filtersJson: JSON.stringify(filters),
    });

    expect(behind).toBe(false);
    expect(projects.map(({ projectId, matches }) => [projectId, matches])).toEqual([
      [shed.id, false],
      [roof.id, true],
    ]);
    expect(projects[1]?.filters).toEqual([
      { matches: true, seenJson: '500' },
      { matches: true, seenJson: JSON.stringify([bo.id]) },
      { matches: true, seenJson: '["Roof","R-1"]' },
      { matches: false, seenJson: JSON.stringify(roof.created_at) },
    ]);
    expect(projects[0]?.filters).toMatchObject([{ matches: false, seenJson: '100' }, { seenJson: '[]' }, {}, {}]);
  });

  it('returns one result for each group after the filters', async () => {
    const { id } = await project({ budget: 500 });
    const small = { field: 'budget', operator: 'less_than', value: 10 };
    const request = { filters: [small], filter_groups: [{ logical_operator: 'not', filters: [small] }] };

    const { projects } = await calls.evaluate({ projectIds: [id], filtersJson: JSON.stringify(request) });

    const filters = [
      { matches: false, seenJson: '500' },
      { matches: true, seenJson: '[500]' },
    ];
    expect(projects).toEqual([{ projectId: id, matches: false, filters }]);
  });

  it('matches every project without filters', async () => {
    const { id } = await project();

    const { projects } = await calls.evaluate({ projectIds: [id], filtersJson: '' });

    expect(projects).toEqual([{ projectId: id, matches: true, filters: [] }]);
  });

  it('omits deleted projects, projects of other frames and invalid ids', async () => {
    const foreign = await project();
    const gone = await project();
    await client.send('DELETE', `/api/management/projects/${gone.id}`);
    const request = { projectIds: [foreign.id, gone.id, 'none'], filtersJson: '[]' };

    expect((await calls.evaluate(request, aCaller())).projects).toEqual([]);
    expect((await calls.evaluate(request)).projects).toMatchObject([{ projectId: foreign.id }]);
  });

  it('rejects the same filters as a search', async () => {
    const filtersJson = JSON.stringify([{ field: 'colour', operator: 'equals', value: 1 }]);

    await expect(calls.evaluate({ projectIds: [], filtersJson })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(calls.evaluate({ projectIds: [], filtersJson: '{' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('waits at most one second for missing changes and reports them', async () => {
    const { id } = await project();
    const announced = new PublishedEvents('funnels');
    announced.add({ id: newId(), type: 'funnels.assignment_changed.v1', subject: newId() });
    const request = { projectIds: [id], filtersJson: '[]', consistencyToken: announced.token() };

    const { behind, projects } = await calls.evaluate(request);

    expect({ behind, found: projects.length }).toEqual({ behind: true, found: 1 });
  });

  it('rejects an invalid consistency token', async () => {
    const request = { projectIds: [], filtersJson: '[]', consistencyToken: 'nonsense' };

    await expect(calls.evaluate(request)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
