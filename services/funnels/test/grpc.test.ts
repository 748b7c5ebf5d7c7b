import { effectMessages, type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import { aCaller, eventually, tokensOf } from '@trackway/testkit';
import type { FakeProjects } from './fake-projects';
import { funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('funnels over gRPC', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  const open: GrpcClient<FunnelsV1.FunnelsServiceClient>[] = [];

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
  }, 60_000);
  afterAll(async () => {
    for (const client of open) client.close();
    await service.stop();
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

  describe('for undos of settings', () => {
    type Change = { readonly field: string; readonly from: unknown; readonly to: unknown };

    const headerOf = ({ headers }: { readonly headers: Headers }) => headers.get('x-request-id') ?? '';

    /** The effects of a request, with their records and changes. */
    async function effectsOf(caller: Caller, cause: string) {
      const { effects } = await openClient('projects').unary<
        FunnelsV1.ListEffectsRequest,
        FunnelsV1.ListEffectsResponseOutput
      >((stub) => stub.ListEffects, { causeIds: [cause] }, { caller });
      return effects.map(effectMessages.toEffect);
    }

    async function revert(caller: Caller, cause: string) {
      const results: unknown[] = [];
      for (const { record, changes } of (await effectsOf(caller, cause)).toReversed()) {
        if (!record) continue;
        const inverse = changes.map(({ field, from, to }): Change => ({ field, from: to, to: from }));
        const request = { change: effectMessages.fromRecordChange({ record, changes: inverse }) };
        const { outcome } = await openClient('projects').unary<
          FunnelsV1.ChangeRecordRequest,
          FunnelsV1.ChangeRecordResponseOutput
        >((stub) => stub.ChangeRecord, request, { caller });
        results.push(effectMessages.toOutcome(outcome));
      }
      return results;
    }

    it('records and restores changes of funnels, steps and rules, without secrets', async () => {
      const client = funnelClient(service.httpPort);
      const { caller } = client;
      const funnel = await client.create('Sales', 'a', 'b', 'c');
      const path = `funnels/${funnel.id}`;
      const url = 'https://hooks.example.org/?token=secret';
      const { id } = await client.get<{ id: string }>('automation', 'POST', 'automations', {
        name: 'Call',
        trigger: { type: 'entered' },
        actions: [{ type: 'set_field', field: 'impact', value: 1 }],
      });

      const renamed = headerOf(await client.send('PATCH', path, { name: 'Other' }));
      const deleted = headerOf(await client.send('DELETE', `steps/${funnel.steps[1]?.id}`));
      const actions = [{ type: 'call_webhook', url }];
      const changed = headerOf(await client.send('PATCH', `automations/${id}`, { actions }));
      const removed = headerOf(await client.send('DELETE', `automations/${id}`));
      const effects = await effectsOf(caller, changed);

      expect(JSON.stringify(effects)).not.toContain('secret');
      for (const cause of [removed, changed, deleted, renamed]) {
        expect(await revert(caller, cause)).toEqual([{ result: 'changed' }]);
      }
      const read = await client.read(funnel.id);
      const placesOf = ({ steps }: typeof funnel) =>
        steps.map(({ id: stepId, name, position }) => [stepId, name, position]);
      expect([read.name, placesOf(read)]).toEqual(['Sales', placesOf(funnel)]);
      const { actions: restored } = await client.get<{ actions: object[] }>('automation', 'GET', `automations/${id}`);
      expect(restored).toMatchObject([{ type: 'set_field' }]);
      expect(await effectsOf(aCaller(), renamed)).toEqual([]);
    });

    it('finds the report of an agent execution that changed nothing', async () => {
      const client = funnelClient(service.httpPort);
      const project = projects.addProject(client.caller.frameId);
      const limits = { max_steps: 1, max_tokens: 100, max_seconds: 60 };
      const fields = { name: 'Echo', provider: 'echo', model: 'echo', instructions: 'Repeat.', limits };
      const { id } = await client.get<{ id: string }>('ai_agent', 'POST', 'ai/agents', fields);
      const body = { project_id: project, input: 'Hello' };
      const path = `ai/agents/${id}/executions`;
      const execution = await client.get<{ id: string }>('ai_agent_execution', 'POST', path, body);

      await eventually(async () => {
        const effects = await effectsOf(client.caller, execution.id);
        expect(effects).toMatchObject([{ action: 'ai_agent.completed', record: null, eventIds: [execution.id] }]);
      });
    });

    it('returns who entered a step since, as a change of the step and the funnel', async () => {
      const client = funnelClient(service.httpPort);
      const { caller } = client;
      const since = new Date().toISOString();
      const funnel = await client.create('Sales', 'a');
      const [project, former] = [projects.addProject(caller.frameId), projects.addProject(caller.frameId)];
      for (const one of [project, former])
        await client.get('assignment', 'POST', `funnels/${funnel.id}/projects/${one}`, {});
      await client.send('DELETE', `funnels/${funnel.id}/projects/${former}`);
      const records = [
        { kind: 'step', id: `${funnel.id}/${funnel.steps[0]?.id}` },
        { kind: 'funnel', id: funnel.id },
      ];
      const list = async (by: Caller) => {
        const { effects } = await openClient('projects').unary<
          FunnelsV1.ListRecordChangesRequest,
          FunnelsV1.ListRecordChangesResponseOutput
        >((stub) => stub.ListRecordChanges, { records, since }, { caller: by });
        return effects.map(({ record, action }) => `${record?.kind} ${action}`).sort();
      };

      expect(await list(caller)).toEqual([
        'funnel funnel.created',
        'funnel funnel.entered',
        'funnel step.created',
        'step funnel.entered',
        'step step.created',
      ]);
      expect(await list(aCaller())).toEqual([]);
    });
  });
});
