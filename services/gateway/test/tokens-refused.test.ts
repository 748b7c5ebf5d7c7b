import { ask } from './support/ask';
import { hs256Forgeries } from './support/forgeries';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { bearer, tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const now = () => Math.floor(Date.now() / 1000);

describe.each(WAYS)('a request without a good token, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  it.each(hs256Forgeries())('is refused: %s', async (_what, token) => {
    const answer = await ask(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } });

    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="trackway"/);
    expect(answer.body).toMatchObject({ response: false, request_id: answer.headers['x-request-id'] });
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it.each([
    ['no header', {}],
    ['an empty header', { authorization: '' }],
    ['the scheme alone', { authorization: 'Bearer' }],
    ['the scheme and a space', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${tokenWith()}` }],
    ['no scheme', { authorization: tokenWith() }],
    ['a comma behind the scheme', { authorization: `Bearer, ${tokenWith()}` }],
    ['a tab behind the scheme', { authorization: `Bearer\t${tokenWith()}` }],
    ['a cookie', { cookie: `token=${tokenWith()}; authorization=Bearer ${tokenWith()}` }],
    ['another header', { 'x-authorization': `Bearer ${tokenWith()}`, 'x-access-token': tokenWith() }],
  ])('is refused: %s', async (_what, headers) => {
    const answer = await ask(gateway.url, PROJECTS, { headers });

    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('unauthenticated');
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it('is refused with the token in the query', async () => {
    const token = tokenWith();
    const answer = await ask(gateway.url, `${PROJECTS}?access_token=${token}&token=${token}`);

    expect(answer.status).toBe(401);
  });

  it('is refused with two Authorization headers, though each were good', async () => {
    const { authorization } = bearer();
    const headers = ['Host', 'x', 'Authorization', authorization, 'authorization', authorization];
    const answer = await ask(gateway.url, PROJECTS, { headers });

    expect(answer.status).toBe(401);
    expect(gateway.services.projects.requests).toEqual([]);
  });

  it('learns that its token has expired', async () => {
    const answer = await ask(gateway.url, PROJECTS, { headers: bearer({ exp: now() - 3600 }) });

    expect(answer.body.message).toBe('token_expired');
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('learns which claims are missing', async () => {
    const answer = await ask(gateway.url, PROJECTS, { headers: bearer({ frame_id: undefined, sub: 'admin' }) });

    expect(answer.body.error).toContain('sub, frame_id');
  });

  it('is refused again and again, and never remembered as good', async () => {
    const token = tokenWith({}, 'another secret that is 32 bytes long');
    await ask(gateway.url, PROJECTS, { headers: bearer() });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await ask(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
    }
  });
});

describe.each(WAYS)('a request with a good token, %s', (_name, way) => {
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
    ['a name that is no text, which is left out', `Bearer ${tokenWith({ name: 7 })}`],
    ['claims of others', `Bearer ${tokenWith({ jti: '1', iss: 'x', aud: ['y'], roles: ['a'] })}`],
  ])('is let in: %s', async (_what, authorization) => {
    const answer = await ask(gateway.url, PROJECTS, { headers: { authorization } });

    expect(answer.status).toBe(200);
  });
});

describe.each(WAYS)('settings of tokens, %s', (_name, way) => {
  it('let several secrets verify, so that they rotate', async () => {
    const next = 'the secret that comes after the first one';
    const gateway = await startGatewayUnderTest({
      ...way,
      TOKEN_SECRET: `${next},a secret of the tests of 32 bytes or more`,
    });

    const answers = await Promise.all(
      [tokenWith(), tokenWith({}, next), tokenWith({}, 'a third secret, which is not configured')].map((token) =>
        ask(gateway.url, PROJECTS, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    await gateway.stop();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  it('name the issuer and the audience', async () => {
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

    const answers = await Promise.all(tokens.map((claims) => ask(gateway.url, PROJECTS, { headers: bearer(claims) })));
    await gateway.stop();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 401, 401, 401, 401]);
  });

  it('make a token that has expired in the meantime refused, although it was good before', async () => {
    let offset = 0;
    const gateway = await startGatewayUnderTest(way, () => Date.now() + offset);
    const headers = bearer({ exp: now() + 100 });
    const before = await ask(gateway.url, PROJECTS, { headers });

    offset = 161_000;
    const after = await ask(gateway.url, PROJECTS, { headers });
    await gateway.stop();

    expect(before.status).toBe(200);
    expect(after.status).toBe(401);
    expect(after.body.message).toBe('token_expired');
  });
});
