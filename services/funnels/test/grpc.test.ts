import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { aCaller, tokensOf } from '@trackway/testkit';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('funnels over gRPC', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  const open: GrpcClient<FunnelsV1.FunnelsServiceClient>[] = [];

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
  }, 60_000);
  afterAll(async () => {
    for (const client of open) client.close();
    await service.stop();
    await projects.stop();
  });

  /** A client with the identity of the service `name`. */
  function openClient(name: string) {
    const created = new GrpcClient<FunnelsV1.FunnelsServiceClient>({
      name: 'funnels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.funnels,
      tokens: tokensOf(name),
    });
    open.push(created);
    return created;
  }

  it('returns the funnels of the frame in the requested order, with deleted ones marked', async () => {
    const client = funnelClient(service.httpPort);
    const otherTenant = funnelClient(service.httpPort);
    const one = await client.create('One', 'a', 'b');
    const two = await client.create('Two');
    const foreign = await otherTenant.create('Foreign');
    await client.get('funnel', 'DELETE', `funnels/${two.id}`);

    const { funnels } = await openClient('projects').unary<
      FunnelsV1.BatchGetFunnelsRequest,
      FunnelsV1.BatchGetFunnelsResponseOutput
    >((stub) => stub.BatchGetFunnels, { ids: [two.id, 'no id', foreign.id, one.id] }, { caller: client.caller });

    expect(funnels).toMatchObject([
      { id: two.id, name: 'Two', deleted: true },
      {
        id: one.id,
        deleted: false,
        steps: [
          { name: 'a', position: 0 },
          { name: 'b', position: 1 },
        ],
      },
    ]);
  });

  it('returns the current values of assignments in the requested order, and null for those that do not exist', async () => {
    const client = funnelClient(service.httpPort);
    const [one, two] = [await client.create('One', 'a'), await client.create('Two', 'b')];
    const [project, other] = [projects.addProject(client.caller.frameId), projects.addProject(client.caller.frameId)];
    for (const { id } of [one, two]) await client.get('assignment', 'POST', `funnels/${id}/projects/${project}`, {});
    const ids = [`${two.id}/${project}`, `${one.id}/${other}`, `${one.id}/${project}`];
    const records = ids.map((id) => ({ record: { kind: 'assignment', id }, fields: ['step_id'] }));

    const { states } = await openClient('projects').unary<
      FunnelsV1.ReadRecordsRequest,
      FunnelsV1.ReadRecordsResponseOutput
    >((stub) => stub.ReadRecords, { records }, { caller: client.caller });

    expect(states.map(({ record }) => record?.id)).toEqual(ids);
    const steps = states.map(({ values }) => JSON.parse(values[0]?.valueJson ?? ''));
    expect(steps).toEqual([two.steps[0]?.id, null, one.steps[0]?.id]);
  });

  it('returns the steps of projects in every funnel', async () => {
    const client = funnelClient(service.httpPort);
    const project = projects.addProject(client.caller.frameId);
    const one = await client.create('One', 'a');
    const two = await client.create('Two', 'b');
    for (const { id } of [one, two]) await client.get('assignment', 'POST', `funnels/${id}/projects/${project}`, {});
    await client.get('assignment', 'PATCH', `funnels/${two.id}/projects/${project}`, { forecast_date: '2027-02-01' });

    const { assignments } = await openClient('projects').unary<
      FunnelsV1.BatchGetAssignmentsRequest,
      FunnelsV1.BatchGetAssignmentsResponseOutput
    >((stub) => stub.BatchGetAssignments, { projectIds: [project] }, { caller: client.caller });

    expect(assignments).toMatchObject([
      { projectId: project, funnelId: one.id, stepId: one.steps[0]?.id, status: 'open', forecastDate: '' },
      { projectId: project, funnelId: two.id, forecastDate: '2027-02-01', version: 2 },
    ]);
  });

  it('rejects callers that are not services', async () => {
    const asked = openClient('gateway').unary<
      FunnelsV1.BatchGetFunnelsRequest,
      FunnelsV1.BatchGetFunnelsResponseOutput
    >((stub) => stub.BatchGetFunnels, { ids: [] }, { caller: aCaller() });

    await expect(asked).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
