import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import type { FakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

interface ShownRun {
  readonly status: string;
  readonly attempt: number;
}

describe('limits of rules', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let client: FunnelClient;
  let server: Server;
  let received: number[];

  beforeAll(async () => {
    ({ service, projects } = await sharedFunnels());
    server = createServer((request, response) => {
      received.push(performance.now());
      request.resume();
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  beforeEach(() => {
    received = [];
    client = funnelClient(service.httpPort);
  });
  afterAll(async () => {
    await service.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const create = (calls = 1) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const actions = Array.from({ length: calls }, () => ({ type: 'call_webhook', url }));
    return client.send('POST', 'automations', { name: 'Call', trigger: { type: 'entered' }, conditions: [], actions });
  };

  it('delay calls of one frame to one host above the limit, and lose none', async () => {
    const created = await Promise.all(Array.from({ length: 4 }, () => create(20)));
    const funnel = await client.create('Sales', 'Contact');

    await client.send('POST', `funnels/${funnel.id}/projects/${projects.addProject(client.caller.frameId)}`, {});

    await eventually(async () => {
      for (const { body } of created) {
        const runs = await client.get<ShownRun[]>('runs', 'GET', `automations/${body['automation'].id}/runs`);
        expect(runs).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
      }
    }, 40_000);
    expect(received).toHaveLength(80);
    // 75 calls immediately, and five more at intervals of 200 ms.
    expect((received.at(-1) ?? 0) - (received[0] ?? 0)).toBeGreaterThan(900);
  }, 60_000);

  it('allow 500 rules in a frame, also for concurrent requests', async () => {
    const { body } = await create();
    const superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
    await superuser.query(
      `INSERT INTO rules (frame_id, id, kind, name, description, active, trigger, trigger_type, conditions, actions, owner_kind,
         owner_id, version, created_at, updated_at)
       SELECT frame_id, gen_random_uuid(), kind, name, description, false, trigger, trigger_type, conditions, actions, owner_kind,
         owner_id, version, created_at, updated_at FROM rules, generate_series(1, 497) WHERE id = $1`,
      [body['automation'].id],
    );
    await superuser.end();

    const all = await Promise.all(Array.from({ length: 6 }, () => create()));

    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(all.filter(({ body: { message } }) => String(message) === 'rule_limit_reached')).toHaveLength(4);
    const path = `automations/${body['automation'].id}`;
    await client.send('DELETE', path);
    expect(await create()).toMatchObject({ status: 200 });
    expect(await client.send('POST', `${path}/restore`)).toMatchObject({
      status: 422,
      body: { message: 'rule_limit_reached' },
    });
  });
});
