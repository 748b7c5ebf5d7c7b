import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { choose, ruleClient } from './rule-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('variables and references of actions', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let server: Server;
  const received: { url: string | undefined; body: Record<string, unknown> }[] = [];
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"order":{"id":"A/1","impact":7}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ service, projects } = await sharedFunnels());
  }, 60_000);
  beforeEach(async () => {
    received.length = 0;
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact');
    projectId = projects.addProject(client.caller.frameId, { code: 'P-77', name: 'Zoé’s roof' });
  });
  afterAll(async () => {
    await service.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const enter = () => client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});

  it('carry the response of a call and the project to later actions', async () => {
    const id = await ruleClient(client).create([
      { type: 'call_webhook', name: 'erp', url: `${url()}/orders`, payload: { code: '{{project.code}}' } },
      { type: 'set_field', field: 'impact', value: '{{erp.body.order.impact}}' },
      choose(
        [{ variable: 'erp.status', operator: 'equals', value: 201 }],
        [{ type: 'call_webhook', url: `${url()}/orders/{{erp.body.order.id}}?of={{project.name}}` }],
      ),
    ]);

    await enter();

    await ruleClient(client).run(id, 'succeeded');
    expect(received.map((one) => one.url)).toEqual(['/orders', '/orders/A%2F1?of=Zo%C3%A9%E2%80%99s%20roof']);
    expect(received[0]?.body).toMatchObject({ project_id: projectId, payload: { code: 'P-77' } });
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 7 });
  });

  it('fail the action if a value is missing, with its name', async () => {
    const id = await ruleClient(client).create([
      { type: 'call_webhook', name: 'erp', url: url() },
      { type: 'set_field', field: 'description', value: 'Order {{erp.body.number}}' },
    ]);

    await enter();

    const run = await ruleClient(client).run(id, 'failed');
    expect(run.error).toBe('The variable {{erp.body.number}} has no value.');
  });

  it.each([
    [
      'variables',
      [{ type: 'call_webhook', url: 'https://example.org/', payload: { a: '{{project.cod}}' } }],
      'actions.0.payload.a',
    ],
    [
      'filters of a search',
      [
        {
          type: 'for_each',
          over: { search: [{ field: 'no_such', operator: 'equals', value: 1 }] },
          actions: [{ type: 'set_field', field: 'impact', value: 1 }],
        },
      ],
      'actions.0.over.search.0.field',
    ],
    ['dates', [{ type: 'wait', until: { field: 'no_such' } }], 'actions.0.until'],
    [
      'addresses in a branch',
      [
        choose(
          [{ field: 'status', operator: 'equals', value: 1 }],
          [{ type: 'call_webhook', url: 'http://10.0.0.1/' }],
        ),
      ],
      'actions.0.then.0.url',
    ],
  ])('reject unknown %s by their path', async (_, actions, path) => {
    const response = await client.send('POST', 'automations', { name: 'x', trigger: { type: 'entered' }, actions });

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] as unknown as object)).toEqual([path]);
  });

  it.each([
    [
      'an unknown step',
      { type: 'wait', event: { type: 'entered', step_id: newId() }, timeout: 5 },
      'step_model_not_found',
    ],
    [
      'an unknown tag in a loop',
      { type: 'for_each', over: 'children', actions: [{ type: 'add_tag', tag_id: newId() }] },
      'tag_model_not_found',
    ],
  ])('reject %s', async (_, action, message) => {
    const body = { name: 'x', trigger: { type: 'entered' }, actions: [action] };

    expect((await client.send('POST', 'automations', body)).body).toMatchObject({ message });
  });

  it.each([
    [
      'funnels:write',
      [
        choose(
          [{ variable: 'trigger.type', operator: 'equals', value: 'entered' }],
          [{ type: 'move', step_id: 'own' }],
        ),
      ],
    ],
    [
      'projects:read',
      [{ type: 'for_each', over: 'children', actions: [{ type: 'call_webhook', url: 'https://example.org/' }] }],
    ],
    ['projects:read', [{ type: 'call_webhook', url: 'https://example.org/', payload: { a: '{{project.name}}' } }]],
    ['channels:read', [{ type: 'wait', event: { type: 'inbound_message' }, timeout: 5 }]],
  ])('need the scope %s', async (scope, actions) => {
    const scopes = ['automations:write', 'funnels:read'];
    const author = funnelClient(service.httpPort, { ...aCaller(), frameId: client.caller.frameId, scopes });
    const given = JSON.parse(JSON.stringify(actions).replace('"own"', JSON.stringify(funnel.steps[0]?.id)));

    const response = await author.send('POST', 'automations', {
      name: 'x',
      trigger: { type: 'entered' },
      actions: given,
    });

    expect(response).toMatchObject({ status: 403, body: { required_scope: scope } });
  });

  it('act with the scopes that the owner has after a wait', async () => {
    const id = await ruleClient(client).create([
      { type: 'wait', for: 1 },
      { type: 'set_field', field: 'impact', value: 9 },
    ]);
    await enter();
    await ruleClient(client).run(id, 'waiting');

    projects.effects.scopes.set(client.caller.id, ['funnels:read']);

    expect((await ruleClient(client).run(id, 'failed')).error).toContain('projects:write');
  });
});
