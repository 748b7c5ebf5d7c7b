import { hs256Forgeries } from './support/forgeries';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer, tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const now = () => Math.floor(Date.now() / 1000);

describe.each(WAYS)('a request without a valid token, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  it.each(hs256Forgeries())('is rejected: %s', async (_what, token) => {
    const response = await send(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } });

    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer realm="trackway"/);
    expect(response.body).toMatchObject({ response: false, request_id: response.headers['x-request-id'] });
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it.each([
    ['no header', {}],
    ['an empty header', { authorization: '' }],
    ['only the scheme', { authorization: 'Bearer' }],
    ['the scheme and a space', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${tokenWith()}` }],
    ['no scheme', { authorization: tokenWith() }],
    ['a comma behind the scheme', { authorization: `Bearer, ${tokenWith()}` }],
    ['a tab behind the scheme', { authorization: `Bearer\t${tokenWith()}` }],
    ['a cookie', { cookie: `token=${tokenWith()}; authorization=Bearer ${tokenWith()}` }],
    ['another header', { 'x-authorization': `Bearer ${tokenWith()}`, 'x-access-token': tokenWith() }],
  ])('is rejected: %s', async (_what, headers) => {
    const response = await send(gateway.url, PROJECTS, { headers });

    expect(response.status).toBe(401);
    expect(response.body.message).toBe('unauthenticated');
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it('is rejected with the token in the query', async () => {
    const token = tokenWith();
    const response = await send(gateway.url, `${PROJECTS}?access_token=${token}&token=${token}`);

    expect(response.status).toBe(401);
  });

  it('is rejected with two Authorization headers, though each is valid', async () => {
    const { authorization } = bearer();
    const headers = ['Host', 'x', 'Authorization', authorization, 'authorization', authorization];
    const response = await send(gateway.url, PROJECTS, { headers });

    expect(response.status).toBe(401);
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it('receives a specific error for an expired token', async () => {
    const response = await send(gateway.url, PROJECTS, { headers: bearer({ exp: now() - 3600 }) });

    expect(response.body.message).toBe('token_expired');
    expect(response.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('receives an error that names the missing claims', async () => {
    const response = await send(gateway.url, PROJECTS, { headers: bearer({ frame_id: undefined, sub: 'admin' }) });

    expect(response.body.error).toContain('sub, frame_id');
  });

  it('is rejected repeatedly, without its token being cached', async () => {
    const token = tokenWith({}, 'another secret that is 32 bytes long');
    await send(gateway.url, PROJECTS, { headers: bearer() });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await send(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(401);
    }
  });
});

describe.each(WAYS)('a request with a valid token, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  afterAll(() => gateway.stop());

  it.each([
    ['the scheme in lower case', `bearer ${tokenWith()}`],
    ['the scheme in upper case', `BEARER ${tokenWith()}`],
    ['several spaces', `Bearer   ${tokenWith()}`],
    ['an expiry within the skew of clocks', `Bearer ${tokenWith({ exp: now() - 30 })}`],
    ['a start within the skew of clocks', `Bearer ${tokenWith({ nbf: now() + 30 })}`],
    ['an expiry that is no whole number', `Bearer ${tokenWith({ exp: now() + 60.5 })}`],
    ['a name that is not a text, which is omitted', `Bearer ${tokenWith({ name: 7 })}`],
    ['claims of others', `Bearer ${tokenWith({ jti: '1', iss: 'x', aud: ['y'], roles: ['a'] })}`],
  ])('is accepted: %s', async (_what, authorization) => {
    const response = await send(gateway.url, PROJECTS, { headers: { authorization } });

    expect(response.status).toBe(200);
  });
});

describe.each(WAYS)('settings of tokens, %s', (_name, way) => {
  it('accept several secrets for a rotation', async () => {
    const next = 'the secret that comes after the first one';
    const gateway = await startGatewayUnderTest({
      ...way,
      TOKEN_SECRET: `${next},a secret of the tests of 32 bytes or more`,
    });

    const responses = await Promise.all(
      [tokenWith(), tokenWith({}, next), tokenWith({}, 'a third secret, which is not configured')].map((token) =>
        send(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  it('require the issuer and the audience', async () => {
    const gateway = await startGatewayUnderTest({
      ...way,
      TOKEN_ISSUER: 'https://id.example',
      TOKEN_AUDIENCE: 'trackway',
    });
    const good = { iss: 'https://id.example', aud: ['other', 'trackway'] };
    const tokens = [
      good,
      { ...good, aud: 'trackway' },
      { ...good, iss: undefined },
      { ...good, iss: 'https://id.example/' },
      { ...good, iss: ['https://id.example'] },
      { ...good, aud: undefined },
      { ...good, aud: 'trackway2' },
      { ...good, aud: [] },
      { ...good, aud: { trackway: true } },
    ];

    const responses = await Promise.all(
      tokens.map((claims) => send(gateway.url, PROJECTS, { headers: bearer(claims) })),
    );
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 401, 401, 401, 401]);
  });

  it('reject a cached token after it has expired', async () => {
    let offset = 0;
    const gateway = await startGatewayUnderTest(way, () => Date.now() + offset);
    const headers = bearer({ exp: now() + 100 });
    const before = await send(gateway.url, PROJECTS, { headers });

    offset = 161_000;
    const after = await send(gateway.url, PROJECTS, { headers });
    await gateway.stop();

    expect(before.status).toBe(200);
    expect(after.status).toBe(401);
    expect(after.body.message).toBe('token_expired');
  });
});
