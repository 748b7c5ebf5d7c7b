import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { type CellState, cellChanged, type PlacementState, placementChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { eventually, freshTopicPrefix, openTcpProxy, quietLogger, testServers } from '@trackway/testkit';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { makeKey } from './support/jwks-issuer';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const CELL_KEYS = `k:${Buffer.alloc(32, 9).toString('base64url')}`;
const NO_FRAME = '00000000-0000-0000-0000-000000000000';
const API = '/api/management';

describe.each(WAYS)('the entry of several cells, %s', (_name, way) => {
  const prefix = freshTopicPrefix();
  const brokers = testServers.kafkaBrokers();
  const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
  let gateway: GatewayUnderTest;
  /** The gateway of the cell `b`. */
  let other: RecordingUpstream;
  let version = 0;
  const environment = { ...way, CELL_NAME: 'main', CELL_KEYS, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix };

  beforeAll(async () => {
    await bus.ensureTopics([topics.cells]);
    other = await new RecordingUpstream('b').start();
    await putCell({ name: 'b', url: other.url });
    gateway = await startGatewayUnderTest(environment);
    await ready(gateway);
  });
  beforeEach(() => {
    other.reset();
    for (const service of Object.values(gateway.services)) service.reset();
  });
  afterAll(async () => {
    await gateway.stop();
    await other.stop();
    await bus.stop();
  });

  const ready = (at: GatewayUnderTest) =>
    eventually(async () => expect((await send(at.operationsUrl, '/readyz')).status).toBe(200));

  async function putCell(cell: Pick<CellState, 'name' | 'url'> & Partial<CellState>): Promise<void> {
    version += 1;
    const data = { weight: 1, state: 'open' as const, removed: false, version, ...cell };
    const key = `cell/${cell.name}`;
    const event = makeEvent(cellChanged, { source: 'projects', frameId: NO_FRAME, key, data });
    await bus.publish([{ topic: topics.cells, key, value: JSON.stringify(event) }]);
  }

  async function place(frameId: string, placement: Partial<PlacementState> = {}): Promise<void> {
    version += 1;
    const data = { frame_id: frameId, cell: 'b', state: 'active' as const, version, ...placement };
    const event = makeEvent(placementChanged, { source: 'projects', frameId, key: frameId, data });
    await bus.publish([{ topic: topics.cells, key: frameId, value: JSON.stringify(event) }]);
  }

  const bearer = (frameId: string) => ({ authorization: `Bearer ${tokenWith({ frame_id: frameId })}` });
  const call = (frameId: string, options: Parameters<typeof send>[2] = {}, path = `${API}/projects`) =>
    send(gateway.url, path, { ...options, headers: { ...bearer(frameId), ...options.headers } });
  const placed = async (frameId: string, placement: Partial<PlacementState> = {}) => {
    await place(frameId, placement);
    await eventually(async () =>
      expect((await call(frameId)).body).toMatchObject({ served_by: placement.cell ?? 'b' }),
    );
    other.reset();
  };

  /** `projects` of the entry, which chooses the cell of new tenants and knows no references. */
  function chooseCell(cell: string): { calls: number } {
    const counted = { calls: 0 };
    gateway.services.projects.respondWith(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/internal/cells/placements') {
        counted.calls += 1;
        version += 1;
        response.end(JSON.stringify({ response: true, cell, state: 'active', version }));
      } else response.end(JSON.stringify({ served_by: 'projects', frame_id: null }));
    });
    return counted;
  }

  it('forwards requests of a tenant to its cell, with the token and the origin of the client', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    const headers = {
      'content-type': 'application/json',
      'x-request-id': 'request-1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'idempotency-key': 'key-1',
      'x-trackway-identity': 'forged',
    };

    const response = await call(frameId, { method: 'POST', body: '{"name":"Ana"}', headers }, `${API}/projects?a=1`);

    expect(response).toMatchObject({ status: 200, body: { served_by: 'b' } });
    expect(response.headers['x-request-id']).toBe('request-1');
    const { method, url, body, headers: received } = other.last;
    expect([method, url, body]).toEqual(['POST', `${API}/projects?a=1`, '{"name":"Ana"}']);
    expect(received).toMatchObject({
      authorization: bearer(frameId).authorization,
      'x-request-id': 'request-1',
      'idempotency-key': 'key-1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.url).host,
    });
    expect(received['traceparent']).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(received['x-trackway-identity']).toBeUndefined();
  });

  it('serves its own tenants, without a call for each request', async () => {
    const frameId = randomUUID();
    const counted = chooseCell('main');

    const responses = await Promise.all([call(frameId), call(frameId), call(frameId)]);
    await call(frameId);

    expect(responses.map(({ body }) => body.served_by)).toEqual(['projects', 'projects', 'projects']);
    expect(counted.calls).toBe(1);
    expect(other.forwarded).toEqual([]);
  });

  it('asks projects for the cell of a new tenant, and responds 503 while projects does not respond', async () => {
    const frameId = randomUUID();
    gateway.services.projects.respondWith((_request, response) => response.destroy());
    const rejected = await call(frameId);
    chooseCell('b');

    expect(rejected).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect((await call(frameId)).body).toEqual({ response: true, served_by: 'b' });
  });

  it('rejects writes of a paused tenant, and serves its reads', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    await place(frameId, { state: 'paused' });
    await eventually(async () => expect((await call(frameId, { method: 'POST' })).status).toBe(503));
    other.reset();

    const write = await call(frameId, { method: 'DELETE' }, `${API}/projects/1`);
    const search = await call(frameId, { method: 'POST' }, `${API}/projects/search`);
    const read = await call(frameId);

    expect(write).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { message: 'service_unavailable' },
    });
    expect([search.status, read.status]).toEqual([200, 200]);
    expect(other.forwarded.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('streams uploads to the cell', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    const content = Buffer.alloc(3_000_000, 'x');
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': content.length };

    const response = await call(
      frameId,
      { method: 'POST', body: content, headers },
      `${API}/dynamic-forms-answers-file`,
    );

    expect(response.status).toBe(200);
    expect(other.last.body).toHaveLength(content.length);
  });

  it('responds 503 if the cell does not respond, and serves other tenants', async () => {
    const [frameId, own] = [randomUUID(), randomUUID()];
    await putCell({ name: 'gone', url: 'http://127.0.0.1:9' });
    await place(frameId, { cell: 'gone' });
    await eventually(async () => {
      const rejected = await call(frameId);
      expect(rejected.body.error).toContain('is temporarily unavailable');
      expect(rejected).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
    });

    chooseCell('main');
    expect((await call(own)).status).toBe(200);
    const metrics = (await send(gateway.operationsUrl, '/metrics')).text;
    expect(metrics).toMatch(/gateway_cell_requests_total\{cell="gone",status="5xx",service="gateway"\} \d/);
    expect(metrics).toMatch(/gateway_cell_requests_total\{cell="b",status="2xx",service="gateway"\} \d/);
  });

  it('follows tenants and cells that move', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    const next = await new RecordingUpstream('c').start();
    await putCell({ name: 'c', url: next.url });

    await placed(frameId, { cell: 'c' });
    const moved = await new RecordingUpstream('moved').start();
    await putCell({ name: 'c', url: moved.url });
    await eventually(async () => expect((await call(frameId)).body.served_by).toBe('moved'));

    await putCell({ name: 'c', url: moved.url, removed: true });
    await eventually(async () => expect((await call(frameId)).status).toBe(503));
    await Promise.all([next.stop(), moved.stop()]);
  });

  it('finds the cell of a public link by asking the cells', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    const asked: unknown[] = [];
    other.respondWith(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url !== '/internal/references') return void response.end(JSON.stringify({ served_by: 'b' }));
      asked.push(await json(request));
      response.end(JSON.stringify({ frame_id: frameId }));
    });
    gateway.services.forms.respondWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ response: true, frame_id: null, served_by: 'forms' }));
    });

    const responses = [await send(gateway.url, '/forms/abc'), await send(gateway.url, '/forms/abc/answers')];

    expect(responses.map(({ body }) => body.served_by)).toEqual(['b', 'b']);
    expect(asked).toEqual([{ kind: 'form_link', value: 'abc' }]);
    expect(other.requests.find(({ url }) => url === '/internal/references')?.headers['x-trackway-cell']).toBeDefined();
  });

  it('serves unknown links itself, and responds 503 if a cell does not respond', async () => {
    gateway.services.forms.respondWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ response: true, frame_id: null, served_by: 'forms' }));
    });
    other.respondWith((_request, response) => response.destroy());
    const unanswered = await send(gateway.url, '/forms/unknown');
    await putCell({ name: 'gone', url: null });
    other.respondWith((_request, response) => response.end('{"frame_id":null}'));

    expect(unanswered.status).toBe(503);
    await eventually(async () => expect((await send(gateway.url, '/forms/unknown')).body.served_by).toBe('forms'));
  });

  it('sends service accounts to their cell to sign in', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    gateway.services.projects.respondWith(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      const body = request.url === '/internal/references' ? await json(request) : undefined;
      response.end(JSON.stringify({ response: true, frame_id: body === undefined ? null : frameId }));
    });
    other.respondWith((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url?.startsWith('/internal') ? { frame_id: null } : { served_by: 'b' }));
    });

    const response = await send(gateway.url, `${API}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `client_id=${randomUUID()}&client_secret=x`,
    });

    expect(response.body).toEqual({ served_by: 'b' });
  });

  it('publishes the keys of all cells', async () => {
    const [own, foreign] = [makeKey('EdDSA', 'own'), makeKey('EdDSA', 'foreign')];
    const publish = (service: RecordingUpstream, { publicKey, kid, alg }: typeof own) =>
      service.respondWith((_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ response: true, keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg }] }));
      });
    const started = await startGatewayUnderTest(environment);
    publish(started.services.projects, own);
    publish(other, foreign);
    await ready(started);

    await eventually(async () => {
      const { body } = await send(started.url, '/.well-known/jwks.json');
      expect(body.keys.map(({ kid }: { kid: string }) => kid)).toEqual(['own', 'foreign']);
    });
    await started.stop();
  });

  it('is not ready before it has read the directory, and then works without the broker and projects', async () => {
    const frameId = randomUUID();
    await placed(frameId);
    const proxy = await openTcpProxy({ host: '127.0.0.1', port: Number(brokers.split(':')[1]) });
    await proxy.cut();
    const late = await startGatewayUnderTest({ ...environment, KAFKA_BROKERS: `127.0.0.1:${proxy.port}` });
    expect((await send(late.operationsUrl, '/readyz')).status).toBe(503);
    await proxy.restore();
    await ready(late);

    await proxy.cut();
    late.services.projects.respondWith((_request, response) => response.destroy());

    expect((await send(late.url, `${API}/projects`, { headers: bearer(frameId) })).body.served_by).toBe('b');
    await proxy.restore();
    await Promise.all([late.stop(), proxy.stop()]);
  });
});

describe('a cell behind an entry', () => {
  it('trusts the entry for the origin of clients, responds to its questions, and to no other', async () => {
    const prefix = freshTopicPrefix();
    const brokers = testServers.kafkaBrokers();
    const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
    await bus.ensureTopics([topics.cells]);
    const cell = await startGatewayUnderTest({ CELL_KEYS });
    const frameId = randomUUID();
    cell.services.forms.respondWith((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ response: true, frame_id: request.url?.startsWith('/internal') ? frameId : null }));
    });
    const entry = await startGatewayUnderTest({
      ...{ CELL_NAME: 'main', CELL_KEYS, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix },
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const publish = async (key: string, event: object) =>
      bus.publish([{ topic: topics.cells, key, value: JSON.stringify(event) }]);
    const data = { name: 'b', url: cell.url, weight: 1, state: 'open' as const, removed: false, version: 1 };
    await publish('cell/b', makeEvent(cellChanged, { source: 'projects', frameId: NO_FRAME, key: 'cell/b', data }));
    const placement = { frame_id: frameId, cell: 'b', state: 'active' as const, version: 2 };
    await publish(frameId, makeEvent(placementChanged, { source: 'projects', frameId, key: frameId, data: placement }));

    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const bearer = { authorization: `Bearer ${tokenWith({ frame_id: frameId })}` };
    await eventually(async () => {
      await send(entry.url, `${API}/projects`, { headers: { ...headers, ...bearer } });
      expect(cell.services.projects.last.headers['x-forwarded-for']).toBe('203.0.113.9');
    });
    entry.services.forms.respondWith((_request, response) => response.end('{"frame_id":null}'));
    expect((await send(entry.url, '/forms/abc')).status).toBe(200);
    expect(cell.services.forms.last).toMatchObject({ method: 'GET', url: '/forms/abc' });
    await send(cell.url, `${API}/projects`, { headers: { ...headers, ...bearer, 'x-trackway-cell': 'forged' } });
    expect(cell.services.projects.last.headers['x-forwarded-for']).toBe('127.0.0.1');
    const body = JSON.stringify({ kind: 'form_link', value: 'abc' });
    const forged = { 'content-length': body.length, 'x-trackway-cell': 'forged' };
    expect((await send(cell.url, '/internal/references', { method: 'POST', headers: forged, body })).status).toBe(404);

    await Promise.all([entry.stop(), cell.stop(), bus.stop()]);
  });
});
