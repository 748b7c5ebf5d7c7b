import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eventually } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
/** Host names are resolved every five seconds. */
const LIMIT_MS = 12_000;

describe.each(WAYS)('replicas of a service, %s', (_name, way) => {
  const tenants = Array.from({ length: 20 }, () => randomUUID());
  let addresses: readonly string[];
  let replicas: Map<string, RecordingUpstream>;
  let port: number;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    addresses = HOSTS;
    const first = await new RecordingUpstream('127.0.0.2').start(0, '127.0.0.2');
    port = first.port;
    replicas = new Map([['127.0.0.2', first]]);
    for (const host of HOSTS.slice(1)) replicas.set(host, await new RecordingUpstream(host).start(port, host));
    const settings = { ...way, PROJECTS_URL: `http://projects.test:${port}` };
    gateway = await startGatewayUnderTest(settings, undefined, undefined, async () => addresses);
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([...replicas.values()].map((replica) => replica.stop()));
  });

  /** The replica that responds to a read of each tenant. */
  async function servedBy(): Promise<string[]> {
    const responses = await Promise.all(tenants.map((tenant) => request(tenant)));
    return responses.map(({ body }) => body.served_by);
  }

  function request(tenant: string, body?: string) {
    const headers = { ...bearer({ frame_id: tenant }), 'content-type': 'application/json' };
    return send(gateway.url, PROJECTS, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  }

  it('each serve their own tenants, with the host name of the service', async () => {
    const first = await servedBy();

    expect(new Set(first)).toEqual(new Set(HOSTS));
    expect(await servedBy()).toEqual(first);
    for (const replica of replicas.values()) expect(replica.last.headers.host).toBe(`projects.test:${port}`);
  });

  it('pass the tenants of a replica that stops to the others, without a failed read or write, and serve them again after a restart', async () => {
    const before = await servedBy();
    const stopped = before[0] ?? '';
    await replicas.get(stopped)?.stop();

    const meanwhile = await servedBy();
    const writes = await Promise.all(tenants.map((tenant) => request(tenant, `{"name":"${tenant}"}`)));
    expect(writes.map(({ status }) => status)).toEqual(tenants.map(() => 200));
    expect(meanwhile).not.toContain(stopped);
    expect((await send(gateway.operationsUrl, '/metrics')).text).toMatch(
      /^gateway_replicas\{.*upstream="projects",available="true".*\} 2$/m,
    );
    expect(meanwhile.filter((one, index) => before[index] !== stopped && one !== before[index])).toEqual([]);
    const received = [...replicas.values()].flatMap(({ requests }) => requests.map(({ body }) => body));
    expect(received.filter((body) => body !== '').toSorted()).toEqual(
      tenants.map((tenant) => `{"name":"${tenant}"}`).toSorted(),
    );

    replicas.set(stopped, await new RecordingUpstream(stopped).start(port, stopped));
    await eventually(async () => expect(await servedBy()).toEqual(before), LIMIT_MS);
  });

  it('pass requests on if several stop before their addresses are removed', async () => {
    const before = await servedBy();
    const [staying = '', ...stopped] = HOSTS;
    await Promise.all(stopped.map((host) => replicas.get(host)?.stop()));

    expect(await servedBy()).toEqual(tenants.map(() => staying));
    for (const host of stopped) replicas.set(host, await new RecordingUpstream(host).start(port, host));
    await eventually(async () => expect(await servedBy()).toEqual(before), LIMIT_MS);
  });

  it('repeat a search whose replica ends during it, but not a write', async () => {
    const [tenant = ''] = tenants;
    const { body: first } = await request(tenant);
    replicas.get(first.served_by)?.respondWith(({ socket }) => socket.destroy());
    const headers = { ...bearer({ frame_id: tenant }), 'content-type': 'application/json' };
    const post = (path: string) => send(gateway.url, path, { method: 'POST', headers, body: '{}' });

    const search = await post(`${PROJECTS}/search`);
    const write = await post(PROJECTS);
    replicas.get(first.served_by)?.reset();

    expect([search.status, write.status]).toEqual([200, 503]);
    expect(search.body.served_by).not.toBe(first.served_by);
  });

  it('are replaced when the addresses change, and finish their requests', async () => {
    const before = await servedBy();
    const leaving = before[0] ?? '';
    const held: ServerResponse[] = [];
    replicas.get(leaving)?.respondWith((_request, response) => {
      if (held.push(response) > 1) response.end('{"served_by": "the leaving one"}');
    });
    const pending = request(tenants[0] ?? '');
    await until(() => held.length > 0);

    addresses = HOSTS.filter((host) => host !== leaving);
    const staying = before.filter((one) => one !== leaving);
    await eventually(async () => expect(new Set(await servedBy())).toEqual(new Set(staying)), LIMIT_MS);
    held[0]?.end('{"served_by": "the leaving one"}');

    expect((await pending).body.served_by).toBe('the leaving one');
  });
});
