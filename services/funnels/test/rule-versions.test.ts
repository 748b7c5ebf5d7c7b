import { aCaller } from '@trackway/testkit';
import { Client } from 'pg';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { choose, ruleClient } from './rule-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const setImpact = (value: number) => ({ type: 'set_field', field: 'impact', value });

interface Version {
  readonly version: number;
  readonly change: string;
  readonly author: { readonly id: string };
}

describe('versions and test cases of rules', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact');
    projectId = projects.addProject(client.caller.frameId);
  });
  afterAll(async () => {
    await service.stop();
  });

  const rules = () => ruleClient(client);
  const enter = () => client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  const change = (id: string, body: object, by = client) => by.send('PATCH', `automations/${id}`, body);
  const colleague = (scopes?: string[]) =>
    funnelClient(service.httpPort, { ...aCaller(), frameId: client.caller.frameId, ...(scopes ? { scopes } : {}) });
  const versions = (id: string) => client.get<Version[]>('rule_versions', 'GET', `automations/${id}/versions`);

  it('are stored with every change and its author', async () => {
    const other = colleague();
    const id = await rules().create([setImpact(1)]);
    await change(id, { name: 'Renamed' }, other);
    await change(id, { name: 'Renamed' });
    await client.send('DELETE', `automations/${id}`);
    await client.send('POST', `automations/${id}/restore`);

    expect((await versions(id)).map(({ version, change: what, author }) => [version, what, author.id])).toEqual([
      [4, 'restored', client.caller.id],
      [3, 'deleted', client.caller.id],
      [2, 'updated', other.caller.id],
      [1, 'created', client.caller.id],
    ]);
    const { meta } = (await client.send('GET', `automations/${id}/versions?perPage=1&page=2`)).body;
    expect(meta).toMatchObject({ total: 4, current_page: 2 });
  });

  it('can be read, compared, and restored as a new version of its author', async () => {
    const id = await rules().create([setImpact(1)]);
    await change(id, { actions: [{ type: 'wait', for: 5 }, setImpact(2)] });
    await change(id, { active: false });
    const path = `automations/${id}/versions`;

    expect((await client.send('GET', `${path}/2/diff`)).body['diff']).toEqual({
      from: 1,
      to: 2,
      changes: [
        { path: 'actions.0.type', before: 'set_field', after: 'wait' },
        { path: 'actions.0.field', before: 'impact' },
        { path: 'actions.0.value', before: 1 },
        { path: 'actions.0.for', after: 5 },
        { path: 'actions.1', after: setImpact(2) },
      ],
    });
    const other = colleague();
    const restored = await other.send('POST', `${path}/1/restore`, {});

    expect(restored).toMatchObject({
      status: 200,
      body: { automation: { active: false, actions: [setImpact(1)], owner: { id: other.caller.id } } },
    });
    expect((await client.send('GET', `${path}/4/diff?from=1`)).body['diff']).toMatchObject({
      changes: [{ path: 'active', before: true, after: false }],
    });
    expect(await client.get('rule_version', 'GET', `${path}/1`)).toMatchObject({
      version: 1,
      definition: { name: 'Rule', active: true, actions: [setImpact(1)], funnel_id: null, tests: [] },
    });
  });

  it('are invisible to other tenants, and restored only with the scopes of the rule', async () => {
    const id = await rules().create([setImpact(1)]);
    await change(id, { actions: [{ type: 'call_webhook', url: 'https://example.org/' }] });
    const path = `automations/${id}/versions`;
    const narrow = colleague(['automations:read', 'automations:write', 'funnels:read']);

    expect(await client.send('GET', `${path}/9`)).toMatchObject({
      status: 404,
      body: { message: 'rule_version_model_not_found' },
    });
    for (const one of ['', '/1', '/2/diff']) {
      expect((await funnelClient(service.httpPort).send('GET', `${path}${one}`)).status).toBe(404);
    }
    expect(await narrow.send('POST', `${path}/1/restore`, {})).toMatchObject({
      status: 403,
      body: { required_scope: 'projects:write' },
    });
    expect((await client.send('POST', `${path}/1/restore`, {}, { 'if-match': '"1"' })).body).toMatchObject({
      message: 'precondition_failed',
    });
  });

  it('are what a waiting run continues with, and with their owner', async () => {
    const id = await rules().create([{ type: 'wait', for: 2 }, setImpact(1)]);
    await enter();
    await rules().run(id, 'waiting');
    const other = colleague();
    projects.effects.scopes.set(other.caller.id, ['funnels:read']);

    const updated = await change(id, { name: 'Later', actions: [setImpact(2)] }, other);

    expect(updated).toMatchObject({ status: 200, body: { automation: { owner: { id: other.caller.id } } } });
    const run = await rules().run(id, 'succeeded');
    expect(run).toMatchObject({ rule_version: 1, steps: [{ action: 'wait' }, { detail: 'Set impact to 1.' }] });
  });

  it('are limited to 200, without those of waiting runs', async () => {
    const id = await rules().create([{ type: 'wait', for: 3_600 }, setImpact(1)]);
    await enter();
    await rules().run(id, 'waiting');
    const superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
    await change(id, { name: 'Second' });
    await superuser.query('UPDATE rules SET version = 300 WHERE id = $1', [id]);

    await change(id, { name: 'Third' });

    await superuser.end();
    expect((await versions(id)).map(({ version }) => version)).toEqual([301, 300, 1]);
  });

  it('are saved only if their test cases pass, unless the client skips them', async () => {
    const condition = { field: 'impact', operator: 'greater_than', value: 5 };
    const tests = [
      { name: 'high', project: { impact: 9 }, expect: { fires: true, actions: ['set_field'] } },
      { name: 'low', project: { impact: 1 }, expect: { fires: false } },
    ];
    const actions = [choose([condition], [setImpact(1)])];
    const create = (fields: object) =>
      client.send('POST', 'automations', { name: 'x', trigger: { type: 'entered' }, actions, tests, ...fields });

    const rejected = await create({});
    const id = (await create({ skip_tests: true })).body['automation'].id;

    expect(rejected).toMatchObject({ status: 422, body: { message: 'rule_tests_failed' } });
    expect(rejected.body['validation']).toEqual({ 'tests.1': ['Expected not to fire, but it would.'] });
    expect(rejected.body['tests']).toMatchObject([
      { name: 'low', passed: false, actual: { fires: true, actions: [] } },
    ]);
    expect((await client.send('POST', `automations/${id}/test`)).body).toMatchObject({
      passed: false,
      tests: [
        { name: 'high', passed: true },
        { name: 'low', passed: false },
      ],
    });
    expect((await change(id, { name: 'y' })).status).toBe(200);
    expect((await change(id, { active: false })).status).toBe(200);
    expect((await change(id, { active: true })).body).toMatchObject({ message: 'rule_tests_failed' });
    expect((await change(id, { conditions: [condition] })).status).toBe(200);
    expect((await change(id, { active: true })).status).toBe(200);
  });
});
