import { randomUUID } from 'node:crypto';
import { topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { InternalTokens } from '@trackway/runtime';
import { eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { CLAIM_NAMES, FakeIdentity, jwkOf, publishGrants, publishProvider } from './support/fake-identity';
import { type GatewayUnderTest, INTERNAL_SECRET, startGatewayUnderTest } from './support/gateway-under-test';
import { makeKey, signedBy } from './support/jwks-issuer';
import { send } from './support/send';
import { type Claims, compact, FRAME, part, tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const path = '/api/management/projects';
const HOUR = 3_600;

describe.each(WAYS)('tokens of identity providers, %s', (_name, way) => {
  const prefix = freshTopicPrefix();
  const brokers = testServers.kafkaBrokers();
  const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
  const internal = new InternalTokens([{ kid: 'test', secret: INTERNAL_SECRET }], 'projects');
  const [key, otherKey, nextKey] = [makeKey('RS256', 'one'), makeKey('RS256', 'one'), makeKey('ES256', 'two')];
  const mine = { id: randomUUID(), issuer: 'https://mine.example', keys: [jwkOf(key)] };
  const theirs = { id: randomUUID(), issuer: 'https://theirs.example', keys: [jwkOf(otherKey)] };
  const [frame, otherFrame] = [randomUUID(), randomUUID()];
  let identity: FakeIdentity;
  let gateway: GatewayUnderTest;

  const start = (environment: Record<string, string> = {}) =>
    startGatewayUnderTest({ ...way, KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix, ...environment });

  beforeAll(async () => {
    await bus.ensureTopics([topics.revocations, topics.identityProviders]);
    await publishProvider(bus, frame, mine);
    await publishProvider(bus, otherFrame, theirs);
    gateway = await start();
  });
  afterAll(async () => {
    await gateway.stop();
    await bus.stop();
  });
  beforeEach(async () => {
    identity = new FakeIdentity();
    identity.attach(gateway.services.projects);
    await ready(gateway);
  });

  const ready = (it: GatewayUnderTest) =>
    eventually(async () => expect((await send(it.operationsUrl, '/readyz')).status).toBe(200), 15_000);
  const now = () => Math.floor(Date.now() / 1_000);
  const claimsOf = (changed: Claims = {}): Claims => {
    const claims = { iss: mine.issuer, aud: 'trackway', sub: randomUUID(), exp: now() + HOUR, ...changed };
    return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  };
  const token = (changed: Claims = {}, header: Claims = {}) => signedBy(key, claimsOf(changed), header);
  const open = (bearer: string, it = gateway) => send(it.url, path, { headers: { authorization: `Bearer ${bearer}` } });
  const statusOf = async (bearer: string, it = gateway) => (await open(bearer, it)).status;
  const callerOf = async (bearer: string) => {
    expect(await statusOf(bearer)).toBe(200);
    const received = gateway.services.projects.requests.findLast(({ url }) => url === path);
    return internal.verify(String(received?.headers['x-trackway-identity']));
  };

  it('belong to the frame of the provider, with the user and the scopes that projects resolves', async () => {
    const caller = await callerOf(token({ sub: 'auth0|1', groups: ['b', 'a'], name: 'Ana', email: 'a@example.org' }));

    expect(caller).toMatchObject({ kind: 'user', frameId: frame, scopes: ['projects:read'], name: 'auth0|1' });
    const [call] = identity.calls;
    expect(call?.body).toEqual({
      subject: 'auth0|1',
      user_name: null,
      email: 'a@example.org',
      email_verified: false,
      name: 'Ana',
      groups: ['a', 'b'],
    });
    expect(internal.verify(call?.identity ?? '')).toMatchObject({ kind: 'system', frameId: frame, scopes: [] });
  });

  it('get neither a frame nor scopes from their claims', async () => {
    const caller = await callerOf(token({ frame_id: otherFrame, scope: '*', groups: ['admin'] }));

    expect(caller).toMatchObject({ frameId: frame, scopes: ['projects:read'] });
  });

  it('with the same subject at two issuers are two users', async () => {
    const sub = randomUUID();
    const one = await callerOf(token({ sub }));
    const other = await callerOf(signedBy(otherKey, claimsOf({ sub, iss: theirs.issuer })));

    expect([one.frameId, other.frameId]).toEqual([frame, otherFrame]);
    expect(one.id).not.toBe(other.id);
  });

  it('are resolved once for the same claims', async () => {
    const sub = randomUUID();

    const statuses = [await statusOf(token({ sub })), await statusOf(token({ sub, exp: now() + 60 }))];

    expect([statuses, identity.calls.length]).toEqual([[200, 200], 1]);
  });

  const pem = key.publicKey.export({ type: 'spki', format: 'pem' });
  const der = key.publicKey.export({ type: 'spki', format: 'der' });
  it.each<[string, () => string]>([
    ['signed by the key of another issuer with the same id', () => signedBy(otherKey, claimsOf())],
    ['of another issuer, signed by this key', () => token({ iss: theirs.issuer })],
    ['of an unknown issuer', () => token({ iss: 'https://unknown.example' })],
    ['with the issuer in another spelling', () => token({ iss: `${mine.issuer}/` })],
    ['signed with the public key as a secret (PEM)', () => compact({ alg: 'HS256', kid: 'one' }, claimsOf(), pem)],
    ['signed with the public key as a secret (DER)', () => compact({ alg: 'HS256', kid: 'one' }, claimsOf(), der)],
    ['without an algorithm', () => `${part({ alg: 'none', kid: 'one' })}.${part(claimsOf())}.`],
    ['with another algorithm', () => token({}, { alg: 'PS256' })],
    ['for another audience', () => token({ aud: 'other' })],
    ['without an audience', () => token({ aud: undefined })],
    ['with an audience of another type', () => token({ aud: { trackway: true } })],
    ['that never expires', () => token({ exp: undefined })],
    ['that has expired', () => token({ exp: now() - 120 })],
    ['that is not valid yet', () => token({ nbf: now() + 120 })],
    ['that is an ID token (at_hash)', () => token({ at_hash: 'x' })],
    ['that is an ID token (typ)', () => token({ typ: 'ID' })],
    ['that is a refresh token', () => token({ typ: 'Refresh' })],
    ['that is a logout token', () => token({ events: {} })],
    ['without a subject', () => token({ sub: undefined })],
    ['with a subject of another type', () => token({ sub: ['a'] })],
    ['with a subject of 256 characters', () => token({ sub: 'x'.repeat(256) })],
    ['with an unknown critical header', () => token({}, { crit: ['b64'] })],
  ])('are rejected: %s', async (_what, make) => {
    expect(await statusOf(make())).toBe(401);
    expect(identity.calls.filter(({ path: called }) => called.endsWith('/subjects'))).toEqual([]);
  });

  it('are read with the claims that the provider names', async () => {
    const claims = { ...CLAIM_NAMES, subject: 'oid', groups: '/realm_access/roles', email_verified: 'xms_edov' };
    const provider = { ...mine, id: randomUUID(), issuer: `https://${randomUUID()}.example`, claims };
    await publishProvider(bus, frame, provider);
    const nested = { oid: 'x', realm_access: { roles: ['b', 7, 'a'] }, xms_edov: '1', email: 'a@example.org' };
    const bearer = token({ iss: provider.issuer, ...nested });

    await eventually(async () => expect(await statusOf(bearer)).toBe(200));

    expect(identity.calls.at(-1)?.body).toMatchObject({ subject: 'x', groups: ['a', 'b'], email_verified: true });
  });

  it('of the configured issuer cannot be claimed by a provider', async () => {
    const configured = await start({ TOKEN_ISSUER: mine.issuer });
    await ready(configured);
    const accepted = tokenWith({ iss: mine.issuer, aud: 'trackway', frame_id: FRAME });

    expect(await statusOf(accepted, configured)).toBe(200);
    expect(await statusOf(token(), configured)).toBe(401);
    expect((await callerOf(accepted)).frameId).toBe(FRAME);
    await configured.stop();
  });

  it('with a new key are accepted after one refresh, and tokens of a retired key are rejected', async () => {
    const provider = { ...mine, id: randomUUID(), issuer: `https://${randomUUID()}.example` };
    await publishProvider(bus, frame, provider);
    const old = token({ iss: provider.issuer });
    await eventually(async () => expect(await statusOf(old)).toBe(200));
    identity.refreshed = { revision: 2, keys: [jwkOf(nextKey)] };

    const statuses = [
      await statusOf(signedBy(nextKey, claimsOf({ iss: provider.issuer }))),
      await statusOf(signedBy(nextKey, claimsOf({ iss: provider.issuer }), { kid: 'three' })),
      await statusOf(old),
    ];

    expect(statuses).toEqual([200, 401, 401]);
    expect(identity.calls.filter(({ path: called }) => called.endsWith('/keys'))).toHaveLength(1);
  });

  it('get 503 if the keys of the provider cannot be read', async () => {
    const provider = { ...mine, id: randomUUID(), issuer: `https://${randomUUID()}.example`, keys: [] };
    await publishProvider(bus, frame, provider);

    await eventually(async () => expect(await statusOf(token({ iss: provider.issuer }))).toBe(503));
  });

  it('have new scopes within a second of a change', async () => {
    const bearer = token();
    const { id } = await callerOf(bearer);
    identity.scopes = ['forms:read'];
    expect((await callerOf(bearer)).scopes).toEqual(['projects:read']);

    await publishGrants(bus, frame, randomUUID());
    await publishGrants(bus, frame, id);

    await eventually(async () => expect((await callerOf(bearer)).scopes).toEqual(['forms:read']), 1_000);
  });

  it('are rejected within a second once the provider is deactivated', async () => {
    const provider = { ...mine, id: randomUUID(), issuer: `https://${randomUUID()}.example` };
    await publishProvider(bus, frame, provider);
    const bearer = token({ iss: provider.issuer });
    await eventually(async () => expect(await statusOf(bearer)).toBe(200));

    await publishProvider(bus, frame, { ...provider, revision: 3, active: false });
    await publishProvider(bus, frame, { ...provider, revision: 2 });

    await eventually(async () => expect(await statusOf(bearer)).toBe(401), 1_000);
  });

  it('of inactive and of unknown users are rejected', async () => {
    identity.isActive = false;
    const inactive = await statusOf(token());
    identity.status = 404;
    const unknown = await statusOf(token());

    expect([inactive, unknown]).toEqual([401, 401]);
  });

  it('of known users are accepted while projects is unavailable, and others get 503', async () => {
    const sub = randomUUID();
    expect(await statusOf(token({ sub }))).toBe(200);

    identity.status = 503;

    expect(await statusOf(token({ sub, exp: now() + 60 }))).toBe(200);
    expect(await statusOf(token())).toBe(503);
  });

  it('of new users are rejected above the limit of the frame, without a call to projects', async () => {
    const limited = await start({ RATE_LIMIT_FRAME_PER_MINUTE: '12' });
    identity.attach(limited.services.projects);
    await ready(limited);
    const responses = [
      await open(token(), limited),
      await open(token(), limited),
      await open(token(), limited),
      await open(signedBy(otherKey, claimsOf({ iss: theirs.issuer })), limited),
    ];
    await limited.stop();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(responses[2]?.headers).toMatchObject({ ratelimit: '"frame";r=0;t=5', 'retry-after': '5' });
    expect(identity.calls).toHaveLength(3);
  });

  it('for the audiences of several providers are rejected', async () => {
    const issuer = `https://${randomUUID()}.example`;
    const one = { ...mine, id: randomUUID(), issuer, audiences: ['one'] };
    await publishProvider(bus, frame, one);
    await publishProvider(bus, otherFrame, { ...one, id: randomUUID(), audiences: ['other'] });
    await eventually(async () => expect(await statusOf(token({ iss: issuer, aud: 'one' }))).toBe(200));
    await eventually(async () => expect(await statusOf(token({ iss: issuer, aud: 'other' }))).toBe(200));

    expect(await statusOf(token({ iss: issuer, aud: ['one', 'other'] }))).toBe(401);
  });
});
