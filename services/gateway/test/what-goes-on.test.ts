import { randomUUID } from 'node:crypto';
import { InternalTokens } from '@trackway/runtime';
import { ask } from './support/ask';
import { type GatewayUnderTest, INTERNAL_SECRET, startGatewayUnderTest } from './support/gateway-under-test';
import { bearer, FRAME, SUBJECT } from './support/tokens';
import { WAYS } from './support/ways';

const services = new InternalTokens([{ kid: 'test', secret: INTERNAL_SECRET }], 'projects');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PROJECTS = '/api/management/projects';

describe.each(WAYS)('what a service gets to see, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  it('is the verified identity, signed by the gateway', async () => {
    await ask(gateway.url, PROJECTS, {
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

  it('is the same signed identity for the same token, as long as it is fresh', async () => {
    const headers = bearer();
    await ask(gateway.url, PROJECTS, { headers });
    await ask(gateway.url, PROJECTS, { headers });

    const [first, second] = gateway.services.projects.requests.map(({ headers }) => headers['x-trackway-identity']);
    expect(second).toBe(first);
  });

  describe('of what the same token wrote', () => {
    const token = (name: string) => ({ 'X-Consistency-Token': name });
    const seen = () => gateway.services.projects.last.headers['x-consistency-token'];

    async function write(headers: Record<string, string>, name: string): Promise<void> {
      gateway.services.funnels.answerWith((request, response) => {
        request.resume();
        response.writeHead(200, { 'content-type': 'application/json', ...token(name) }).end('{}');
      });
      await ask(gateway.url, '/api/management/funnels', { method: 'POST', headers });
    }

    it('is the tokens of its last writes, in whichever service, unless the client says them itself', async () => {
      const headers = bearer({ sub: randomUUID() });
      await ask(gateway.url, PROJECTS, { headers });
      const before = seen();
      await write(headers, 'one');
      await write(headers, 'two');

      await ask(gateway.url, PROJECTS, { headers });
      expect([before, seen()]).toEqual([undefined, 'one,two']);
      await ask(gateway.url, PROJECTS, { headers: { ...headers, ...token('own') } });
      expect(seen()).toBe('own');
    });

    it('contains no writes of others, and nothing for services without copies', async () => {
      const headers = bearer({ sub: randomUUID() });
      await write(headers, 'one');

      await ask(gateway.url, PROJECTS, { headers: bearer({ sub: randomUUID() }) });
      await ask(gateway.url, '/api/management/forms', { headers });

      expect(seen()).toBeUndefined();
      expect(gateway.services.forms.last.headers['x-consistency-token']).toBeUndefined();
    });
  });

  it('is never the bearer token', async () => {
    await ask(gateway.url, PROJECTS, { headers: bearer() });

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
  ])('is not what a client says in %s', async (name) => {
    await ask(gateway.url, PROJECTS, { headers: { ...bearer(), [name]: 'from-outside' } });

    expect(Object.values(gateway.services.projects.last.headers)).not.toContain('from-outside');
  });

  it('is not what Connection names, but for what frames the body', async () => {
    const connection = 'keep-alive, X-Secret, Content-Length, x-trackway-identity, x-request-id, host';
    const headers = { ...bearer(), connection, 'x-secret': '1', 'x-other': '2', 'content-length': '3' };
    await ask(gateway.url, PROJECTS, { method: 'POST', headers, body: 'abc' });

    const seen = gateway.services.projects.last;
    expect(seen.headers['x-secret']).toBeUndefined();
    expect(seen.headers['x-other']).toBe('2');
    expect(seen.headers['x-request-id']).toMatch(UUID);
    expect(seen.headers['x-trackway-identity']).toBeDefined();
    expect(seen.body).toBe('abc');
  });

  it('is the path and the query as they were sent', async () => {
    const target = `${PROJECTS}/%C3%A9?filter%5Bstatus%5D=1&filter[trashed]=only&x=%2F..%2F`;
    await ask(gateway.url, target, { headers: bearer() });

    expect(gateway.services.projects.last.url).toBe(target);
  });

  it('is every other header, the repeated ones joined', async () => {
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
    await ask(gateway.url, PROJECTS, { headers: [...sent, 'Authorization', bearer().authorization, 'Host', 'x'] });

    expect(gateway.services.projects.last.headers).toMatchObject({
      accept: 'text/csv',
      'if-match': '"1"',
      'accept-language': 'pt, en',
      cookie: 'a=1; b=2',
    });
  });

  it('is a trace context that is well formed, and no other', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await ask(gateway.url, PROJECTS, { headers: { ...bearer(), traceparent, tracestate: 'a=1' } });
    await ask(gateway.url, PROJECTS, { headers: { ...bearer(), traceparent: '00-zz-01', tracestate: 'a=1' } });

    const [good, bad] = gateway.services.projects.requests;
    expect(good?.headers).toMatchObject({ traceparent, tracestate: 'a=1' });
    expect(bad?.headers.traceparent).toBeUndefined();
    expect(bad?.headers.tracestate).toBeUndefined();
  });

  it('is on a public route neither an identity nor an Authorization header', async () => {
    await ask(gateway.url, '/share/abc', { headers: { ...bearer(), 'x-trackway-identity': 'forged' } });

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

  it('are the caller’s where they are sane', async () => {
    const answer = await ask(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': 'Order_42.a-b' } });

    expect(answer.headers['x-request-id']).toBe('Order_42.a-b');
    expect(gateway.services.projects.last.headers['x-request-id']).toBe('Order_42.a-b');
  });

  it.each(['with space', 'a'.repeat(129), 'semi;colon', '{"a":1}'])('are new ones instead of %j', async (sent) => {
    const answer = await ask(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': sent } });

    expect(answer.headers['x-request-id']).toMatch(UUID);
    expect(gateway.services.projects.last.headers['x-request-id']).toBe(answer.headers['x-request-id']);
  });

  it('stand on refusals too, in the header and in the body', async () => {
    const answer = await ask(gateway.url, PROJECTS, { headers: { 'x-request-id': 'mine' } });

    expect(answer.headers['x-request-id']).toBe('mine');
    expect(answer.body).toMatchObject({ response: false, message: 'unauthenticated', request_id: 'mine' });
  });
});
