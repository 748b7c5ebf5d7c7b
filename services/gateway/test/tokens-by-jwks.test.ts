import { once } from 'node:events';
import http from 'node:http';
import { invalidClaims, rs256 } from './support/forgeries';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { type IssuerKey, JwksIssuer, makeKey, signedBy } from './support/jwks-issuer';
import { send } from './support/send';
import { claimsWith, compact, part } from './support/tokens';
import { until } from './support/until';

const PROJECTS = '/api/management/projects';

async function startWithKeys(issuer: JwksIssuer, algorithm: string, now?: () => number): Promise<GatewayUnderTest> {
  const environment = { TOKEN_SECRET: undefined, TOKEN_JWKS_URL: issuer.url, TOKEN_ALGORITHM: algorithm };
  const gateway = await startGatewayUnderTest(environment, now);
  await until(() => issuer.requestCount > 0);
  return gateway;
}

async function statusOf(gateway: GatewayUnderTest, token: string): Promise<number> {
  const { status } = await send(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } });
  return status;
}

function connectionsOf({ server }: GatewayUnderTest): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

describe.each(['RS256', 'ES256', 'EdDSA'] as const)('tokens signed by published keys, %s', (alg) => {
  const key = makeKey(alg, 'one');
  const otherKey = makeKey(alg, 'one');
  let issuer: JwksIssuer;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    issuer = await new JwksIssuer().start(key);
    gateway = await startWithKeys(issuer, alg);
  });
  afterAll(async () => {
    await gateway.stop();
    await issuer.stop();
  });

  it('are accepted', async () => {
    expect(await statusOf(gateway, signedBy(key))).toBe(200);
  });

  it('are accepted without a kid if the key set has one key', async () => {
    expect(await statusOf(gateway, signedBy(key, claimsWith(), { kid: undefined }))).toBe(200);
  });

  it.each(forgeries(key, otherKey))('are rejected: %s', async (_what, token) => {
    expect(await statusOf(gateway, token)).toBe(401);
  });

  it.each(invalidClaims((claims) => signedBy(key, claims as Record<string, unknown>)))(
    'are rejected: %s',
    async (_what, token) => {
      expect(await statusOf(gateway, token)).toBe(401);
    },
  );
});

function forgeries(key: IssuerKey, otherKey: IssuerKey): [string, string][] {
  const claims = claimsWith();
  const pem = key.publicKey.export({ type: 'spki', format: 'pem' });
  const der = key.publicKey.export({ type: 'spki', format: 'der' });
  const jwk = JSON.stringify(key.publicKey.export({ format: 'jwk' }));
  const [head = '', payload = '', signature = ''] = signedBy(key).split('.');
  const zeros = (size: number) => `${head}.${payload}.${Buffer.alloc(size).toString('base64url')}`;
  const keyAsSecret: [string, string | Buffer][] = [
    ['PEM', pem],
    ['PEM without its last newline', pem.toString().trimEnd()],
    ['PEM with CRLF', pem.toString().replaceAll('\n', '\r\n')],
    ['DER', der],
    ['JWK', jwk],
    ['kid', key.kid],
  ];
  const other = makeKey(key.alg === 'RS256' ? 'ES256' : 'RS256', 'one');
  return [
    ...keyAsSecret.flatMap(([name, secret]): [string, string][] => [
      [`HS256 with the public key as secret, ${name}`, compact({ alg: 'HS256', kid: 'one' }, claims, secret)],
      [
        `${key.alg} in the header of an HS256 token with the public key as secret, ${name}`,
        compact({ alg: key.alg, kid: 'one' }, claims, secret),
      ],
    ]),
    ['a key of the same name of another issuer', signedBy(otherKey)],
    ['a kid that does not exist', signedBy(otherKey, claims, { kid: 'two' })],
    ['a kid that is a path', signedBy(otherKey, claims, { kid: '../one' })],
    ['a kid that every object has', signedBy(otherKey, claims, { kid: '__proto__' })],
    ['its own key embedded', signedBy(otherKey, claims, { jwk: otherKey.publicKey.export({ format: 'jwk' }) })],
    ['its own key by address', signedBy(otherKey, claims, { jku: 'http://127.0.0.1:1/jwks' })],
    ['the algorithm of another key', signedBy(other)],
    ['the algorithm of another key, hidden', signedBy(other, claims, { alg: key.alg })],
    ['none', `${part({ alg: 'none', kid: 'one' })}.${payload}.`],
    ['none with a valid signature', `${part({ alg: 'none', kid: 'one' })}.${payload}.${signature}`],
    ['a signature of zeros (64)', zeros(64)],
    ['a signature of zeros (256)', zeros(256)],
    ['an empty signature', `${head}.${payload}.`],
    ['other claims with a valid signature', `${head}.${part(claimsWith({ scope: '*' }))}.${signature}`],
    ['RS512', key.alg === 'RS256' ? rs256(key.privateKey, { alg: 'RS512', kid: 'one' }, claims) : zeros(64)],
    ['PS256', key.alg === 'RS256' ? rs256(key.privateKey, { alg: 'PS256', kid: 'one' }, claims) : zeros(64)],
  ];
}

describe('published keys', () => {
  const one = makeKey('RS256', 'one');
  const two = makeKey('RS256', 'two');
  let issuer: JwksIssuer;
  let gateway: GatewayUnderTest;
  let offset = 0;

  beforeEach(async () => {
    offset = 0;
    issuer = await new JwksIssuer().start(one);
    gateway = await startWithKeys(issuer, 'RS256', () => Date.now() + offset);
    expect(await statusOf(gateway, signedBy(one))).toBe(200);
  });
  afterEach(async () => {
    await gateway.stop();
    await issuer.stop();
  });

  it('are fetched again for a token with an unknown kid', async () => {
    issuer.publish(one, two);
    offset = 11_000;

    expect(await statusOf(gateway, signedBy(two))).toBe(200);
    expect(await statusOf(gateway, signedBy(one))).toBe(200);
  });

  it('invalidate cached tokens when they are removed', async () => {
    const token = signedBy(one);
    await statusOf(gateway, token);
    issuer.publish(two);
    offset = 11_000;
    await statusOf(gateway, signedBy(two));

    expect(await statusOf(gateway, token)).toBe(401);
  });

  it('are fetched only once for many tokens with invented kids', async () => {
    const before = issuer.requestCount;
    offset = 11_000;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await statusOf(gateway, signedBy(two, claimsWith(), { kid: `made-up-${attempt}` }));
    }

    expect(issuer.requestCount).toBe(before + 1);
  });

  it('let requests whose client disconnects meanwhile occupy no connection to a service', async () => {
    const held: http.ServerResponse[] = [];
    issuer.respondWith((_request, response) => held.push(response));
    offset = 11_000;
    const headers = { authorization: `Bearer ${signedBy(two)}` };
    // More than one tenant may have in progress at a service.
    const requests = Array.from({ length: 70 }, () => http.get(`${gateway.url}${PROJECTS}`, { headers }));
    const closed = requests.map(
      (request) => new Promise((resolve) => request.on('error', () => undefined).once('close', resolve)),
    );
    await Promise.all(requests.map((request) => once(request, 'finish')));
    await statusOf(gateway, signedBy(one));
    for (const request of requests) request.destroy();
    await Promise.all(closed);
    // The gateway has noticed it when only the connection of the other request is left.
    while ((await connectionsOf(gateway)) > 1) await new Promise(setImmediate);

    const keys = [one, two].map(({ publicKey, kid }) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }));
    for (const response of held) response.end(JSON.stringify({ keys }));

    expect(await statusOf(gateway, signedBy(two))).toBe(200);
    expect(await statusOf(gateway, signedBy(one, claimsWith({ jti: 'fresh' })))).toBe(200);
  });

  it.each([
    ['closes the connection', (response: http.ServerResponse) => response.destroy()],
    ['fails', (response: http.ServerResponse) => response.writeHead(500).end()],
    ['sends invalid JSON', (response: http.ServerResponse) => response.end('<html>')],
    ['sends no keys', (response: http.ServerResponse) => response.end('{"keys":[]}')],
    ['sends too much', (response: http.ServerResponse) => response.end(`{"keys":[],"x":"${'x'.repeat(300_000)}"}`)],
    [
      'redirects',
      (response: http.ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('remain valid while the issuer %s', async (_how, respond) => {
    issuer.respondWith((_request, response) => respond(response));
    offset = 11_000;
    await statusOf(gateway, signedBy(two));

    expect(await statusOf(gateway, signedBy(one, claimsWith({ jti: 'fresh' })))).toBe(200);
  });

  it('are ignored if they are too short, symmetric, malformed or for encryption', async () => {
    const encryption = { ...two.publicKey.export({ format: 'jwk' }), kid: 'two', use: 'enc' };
    const octets = { kty: 'oct', k: part('a secret of 32 bytes, or perhaps more'), kid: 'oct', alg: 'HS256' };
    issuer.publishJwks([encryption, octets, { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'short' }, 7 as unknown]);
    offset = 11_000;

    expect(await statusOf(gateway, signedBy(two))).toBe(401);
    expect(
      await statusOf(
        gateway,
        compact({ alg: 'RS256', kid: 'oct' }, claimsWith(), 'a secret of 32 bytes, or perhaps more'),
      ),
    ).toBe(401);
    expect(await statusOf(gateway, signedBy(one))).toBe(200);
  });
});

describe('a gateway whose issuer was never reached', () => {
  it('is not ready, and responds 503 to requests with tokens', async () => {
    const issuer = await new JwksIssuer().start(makeKey('RS256', 'one'));
    issuer.respondWith((_request, response) => response.destroy());
    const gateway = await startWithKeys(issuer, 'RS256');

    const ready = await send(gateway.operationsUrl, '/readyz');
    const status = await statusOf(gateway, signedBy(makeKey('RS256', 'one')));
    await gateway.stop();
    await issuer.stop();

    expect(ready.status).toBe(503);
    expect(ready.body.checks).toEqual({ 'token keys': 'the issuer has not been reached yet' });
    expect(status).toBe(503);
  });
});
