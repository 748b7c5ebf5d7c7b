import { randomUUID } from 'node:crypto';
import { InternalTokens } from '@trackway/runtime';
import { type GatewayUnderTest, INTERNAL_SECRET, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer, FRAME, SUBJECT } from './support/tokens';
import { WAYS } from './support/ways';

const services = new InternalTokens([{ kid: 'test', secret: INTERNAL_SECRET }], 'projects');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PROJECTS = '/api/management/projects';

describe.each(WAYS)('a forwarded request, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  it('contains the verified identity, signed by the gateway', async () => {
    await send(gateway.url, PROJECTS, {
      headers: bearer({ scope: 'projects:read forms:read', name: 'Bö', email: 'bo@x.org' }),
    });

    const identity = gateway.services.projects.last.headers['x-trackway-identity'];
    expect(services.verify(String(identity))).toEqual({
      kind: 'user',
      id: SUBJECT,
      frameId: FRAME,
      scopes: ['projects:read', 'forms:read'],
      name: 'Bö',
      email: 'bo@x.org',
      service: 'gateway',
    });
  });

  it('contains credentials of OAuth clients on the route that issues tokens only, and never bearer tokens', async () => {
    const forwarded = async (path: string, authorization: string) => {
      await send(gateway.url, path, { method: 'POST', headers: { authorization } });
      return gateway.services.projects.last.headers.authorization;
    };
    const token = '/api/management/auth/token';

    expect(await forwarded(token, 'Basic aWQ6c2VjcmV0')).toBe('Basic aWQ6c2VjcmV0');
    expect(await forwarded(token, 'Bearer x')).toBeUndefined();
    expect(await forwarded('/api/management/auth/revoke', 'Basic aWQ6c2VjcmV0')).toBeUndefined();
  });

  it('reuses the signed identity of a token while it is fresh', async () => {
    const headers = bearer();
    await send(gateway.url, PROJECTS, { headers });
    await send(gateway.url, PROJECTS, { headers });

    const [first, second] = gateway.services.projects.requests.map(({ headers }) => headers['x-trackway-identity']);
    expect(second).toBe(first);
  });

  describe('contains consistency tokens', () => {
    const token = (name: string) => ({ 'X-Consistency-Token': name });
    const seen = () => gateway.services.projects.last.headers['x-consistency-token'];

    async function write(headers: Record<string, string>, name: string): Promise<void> {
      gateway.services.funnels.respondWith((request, response) => {
        request.resume();
        response.writeHead(200, { 'content-type': 'application/json', ...token(name) }).end('{}');
      });
      await send(gateway.url, '/api/management/funnels', { method: 'POST', headers });
    }

    it('of the last writes with the same access token in any service, unless the client sends its own', async () => {
      const headers = bearer({ sub: randomUUID() });
      await send(gateway.url, PROJECTS, { headers });
      const before = seen();
      await write(headers, 'one');
      await write(headers, 'two');

      await send(gateway.url, PROJECTS, { headers });
      expect([before, seen()]).toEqual([undefined, 'one,two']);
      await send(gateway.url, PROJECTS, { headers: { ...headers, ...token('own') } });
      expect(seen()).toBe('own');
    });

    it("not of other clients' writes, nor for services without a read model", async () => {
      const headers = bearer({ sub: randomUUID() });
      await write(headers, 'one');

      await send(gateway.url, PROJECTS, { headers: bearer({ sub: randomUUID() }) });
      await send(gateway.url, '/api/management/forms', { headers });

      expect(seen()).toBeUndefined();
      expect(gateway.services.forms.last.headers['x-consistency-token']).toBeUndefined();
    });
  });

  it('does not contain the bearer token', async () => {
    await send(gateway.url, PROJECTS, { headers: bearer() });

    expect(gateway.services.projects.last.headers.authorization).toBeUndefined();
  });

  it.each([
    'X-Trackway-Identity',
    'x-trackway-anything',
    'X_Trackway_Identity',
    'x-trackway_identity',
    'Forwarded',
    'X-Forwarded-Prefix',
    'X_Forwarded_For',
    'X-Real-IP',
    'True-Client-IP',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-HTTP-Method-Override',
    'X-Remote-User',
    'Via',
    'Proxy-Authorization',
    'Keep-Alive',
    'TE',
    'Upgrade',
  ])('does not contain the header %s of the client', async (name) => {
    await send(gateway.url, PROJECTS, { headers: { ...bearer(), [name]: 'from-outside' } });

    expect(Object.values(gateway.services.projects.last.headers)).not.toContain('from-outside');
  });

  it('does not contain headers that Connection names, except those that frame the body', async () => {
    const connection = 'keep-alive, X-Secret, Content-Length, x-trackway-identity, x-request-id, host';
    const headers = { ...bearer(), connection, 'x-secret': '1', 'x-other': '2', 'content-length': '3' };
    await send(gateway.url, PROJECTS, { method: 'POST', headers, body: 'abc' });

    const seen = gateway.services.projects.last;
    expect(seen.headers['x-secret']).toBeUndefined();
    expect(seen.headers['x-other']).toBe('2');
    expect(seen.headers['x-request-id']).toMatch(UUID);
    expect(seen.headers['x-trackway-identity']).toBeDefined();
    expect(seen.body).toBe('abc');
  });

  it('has the path and the query unchanged', async () => {
    const target = `${PROJECTS}/%C3%A9?filter%5Bstatus%5D=1&filter[trashed]=only&x=%2F..%2F`;
    await send(gateway.url, target, { headers: bearer() });

    expect(gateway.services.projects.last.url).toBe(target);
  });

  it('has all other headers, with repeated ones joined', async () => {
    const sent = [
      'Accept',
      'text/csv',
      'If-Match',
      '"1"',
      'Accept-Language',
      'pt',
      'accept-language',
      'en',
      'Cookie',
      'a=1',
      'Cookie',
      'b=2',
    ];
    await send(gateway.url, PROJECTS, { headers: [...sent, 'Authorization', bearer().authorization, 'Host', 'x'] });

    expect(gateway.services.projects.last.headers).toMatchObject({
      accept: 'text/csv',
      'if-match': '"1"',
      'accept-language': 'pt, en',
      cookie: 'a=1; b=2',
    });
  });

  it('contains a trace context only if it is well-formed', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await send(gateway.url, PROJECTS, { headers: { ...bearer(), traceparent, tracestate: 'a=1' } });
    await send(gateway.url, PROJECTS, { headers: { ...bearer(), traceparent: '00-zz-01', tracestate: 'a=1' } });

    const [good, bad] = gateway.services.projects.requests;
    expect(good?.headers).toMatchObject({ traceparent, tracestate: 'a=1' });
    expect(bad?.headers.traceparent).toBeUndefined();
    expect(bad?.headers.tracestate).toBeUndefined();
  });

  it('contains neither an identity nor an Authorization header on a public route', async () => {
    await send(gateway.url, '/share/abc', { headers: { ...bearer(), 'x-trackway-identity': 'forged' } });

    const { headers } = gateway.services.projects.last;
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-trackway-identity']).toBeUndefined();
  });
});

describe.each(WAYS)('request ids, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  afterAll(() => gateway.stop());

  it('are those of the client if they are valid', async () => {
    const response = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': 'Order_42.a-b' } });

    expect(response.headers['x-request-id']).toBe('Order_42.a-b');
    expect(gateway.services.projects.last.headers['x-request-id']).toBe('Order_42.a-b');
  });

  it.each(['with space', 'a'.repeat(129), 'semi;colon', '{"a":1}'])(
    'are replaced if they are invalid: %j',
    async (sent) => {
      const response = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': sent } });

      expect(response.headers['x-request-id']).toMatch(UUID);
      expect(gateway.services.projects.last.headers['x-request-id']).toBe(response.headers['x-request-id']);
    },
  );

  it('are also in the header and body of errors', async () => {
    const response = await send(gateway.url, PROJECTS, { headers: { 'x-request-id': 'mine' } });

    expect(response.headers['x-request-id']).toBe('mine');
    expect(response.body).toMatchObject({ response: false, message: 'unauthenticated', request_id: 'mine' });
  });
});
