import { createPublicKey, verify } from 'node:crypto';
import { topics } from '@trackway/contracts';
import { KafkaEventBus, type ReceivedMessage } from '@trackway/messaging';
import { createPool, Database } from '@trackway/postgres';
import { type Caller, Lifecycle } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import { KeyCipher } from '../src/identity/keys/key-cipher';
import { PgSigningKeyStore } from '../src/identity/keys/pg-signing-key-store';
import { makeReplaceSigningKey, makeRevokeSigningKey, makeRotateSigningKeys } from '../src/identity/keys/rotate-keys';
import { claimsOf, kidOf } from './issued-tokens';
import { startTestProjects } from './start-projects';

const path = '/api/management/access-tokens';
const DAY_MS = 86_400_000;

describe('personal access tokens', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let client: ServiceClient;
  let owner: Caller;
  const revoked: { kind: string; id: string; generation?: number }[] = [];
  const lifecycle = new Lifecycle(quietLogger(), 5_000);

  beforeAll(async () => {
    service = await startTestProjects();
    const { KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix } = service.config;
    const kafka = new KafkaEventBus({ brokers, prefix, clientId: 'test', logger: quietLogger() });
    const bus = lifecycle.own('kafka', kafka, (b) => b.stop());
    const handle = async (messages: readonly ReceivedMessage[]) => {
      revoked.push(...messages.map(({ value }) => JSON.parse(value).data));
    };
    await bus.ensureTopics([topics.revocations]);
    await bus.subscribe({ group: 'listener', topics: [topics.revocations], handle });
    // A service creates its first signing key after its start. Until then, it issues no tokens (503).
    await eventually(async () => expect(await publishedKeys()).not.toEqual([]));
  });
  afterAll(async () => {
    await lifecycle.stop();
    await service.stop();
  });
  beforeEach(() => {
    owner = aCaller();
    client = serviceClient(service.httpPort, owner);
  });

  const create = async (fields: object = {}) =>
    client.send('POST', path, { name: 'Laptop', scopes: ['projects:read'], ...fields });
  const publishedKeys = async () =>
    (await serviceClient(service.httpPort).send('GET', '/.well-known/jwks.json')).body.keys as { kid: string }[];

  it('are returned once and stored as hashes', async () => {
    const { status, body } = await create();
    expect({ status, body }).toMatchObject({ status: 200 });

    const { rows } = await service.superuser.query('SELECT row_to_json(t)::text AS text FROM access_tokens t');
    const kept = rows.map(({ text }: { text: string }) => text).join('\n');

    expect(claimsOf(body.token)).toMatchObject({ jti: body.access_token.id, kind: 'user', sub: owner.id });
    expect(kept).toContain(body.access_token.id);
    expect(kept).not.toContain(body.token.split('.')[2]);
    expect(JSON.stringify((await client.send('GET', path)).body)).not.toContain(body.token);
  });

  it('are signed by a key of the published set', async () => {
    const { token } = (await create()).body;
    const key = (await publishedKeys()).find(({ kid }) => kid === kidOf(token));
    const [head, claims, signature] = token.split('.');

    const publicKey = createPublicKey({ key: key ?? {}, format: 'jwk' });

    expect(key).not.toHaveProperty('d');
    expect(verify(null, Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it.each([
    ['yesterday', -DAY_MS],
    ['in two years', 730 * DAY_MS],
  ])('cannot expire %s', async (_, ms) => {
    const rejected = await create({ expires_at: new Date(Date.now() + ms).toISOString() });

    expect(rejected).toMatchObject({ status: 422, body: { validation: { expires_at: [expect.any(String)] } } });
  });

  it('have at most the scopes of their creator, and cannot create tokens', async () => {
    const narrow = serviceClient(service.httpPort, { ...owner, scopes: ['system:write', 'forms:read'] });
    const borrowed = serviceClient(service.httpPort, { ...owner, tokenId: owner.id });

    expect((await narrow.send('POST', path, { name: 'Wide', scopes: ['*'] })).body.required_scope).toBe('*');
    expect((await narrow.send('POST', path, { name: 'Wide', scopes: ['projects:read'] })).status).toBe(403);
    expect((await borrowed.send('POST', path, { name: 'Child', scopes: ['projects:read'] })).status).toBe(403);
  });

  it('are visible to and revoked by their owner, and published to all gateways', async () => {
    const { id } = (await create()).body.access_token;
    const colleague = serviceClient(service.httpPort, aCaller({ frameId: owner.frameId }));

    expect((await colleague.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await colleague.send('GET', path)).body.meta.total).toBe(0);
    expect((await client.send('DELETE', `${path}/${id}`)).body.access_token.revoked_at).toEqual(expect.any(String));
    expect((await client.send('DELETE', `${path}/${id}`)).status).toBe(404);
    await eventually(() => expect(revoked).toContainEqual(expect.objectContaining({ kind: 'token', id })));
  });

  it('can be revoked by anyone who has the token', async () => {
    const { token, access_token } = (await create()).body;
    const anonymous = serviceClient(service.httpPort);

    const responses = [token, token, `${token}x`].map((text) =>
      anonymous.send('POST', '/api/management/auth/revoke', { token: text }),
    );

    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await eventually(() => expect(revoked).toContainEqual(expect.objectContaining({ id: access_token.id })));
  });

  it('are revoked with their user', async () => {
    const { id } = (await create()).body.access_token;
    const admin = serviceClient(service.httpPort, aCaller({ frameId: owner.frameId }));

    await admin.send('PATCH', `/api/management/users/${owner.id}`, { active: false });

    await eventually(() => expect(revoked).toContainEqual(expect.objectContaining({ id })));
    expect((await client.send('GET', path)).body.access_tokens[0].revoked_at).toEqual(expect.any(String));
  });

  it.each([
    ['switched off', (admin: ServiceClient, user: string) => admin.send('PATCH', user, { active: false })],
    ['deleted', (admin: ServiceClient, user: string) => admin.send('DELETE', user)],
  ])('cannot be created by a user who was %s', async (_, end) => {
    await client.send('GET', '/api/management/me');
    const admin = serviceClient(service.httpPort, aCaller({ frameId: owner.frameId }));
    await end(admin, `/api/management/users/${owner.id}`);

    const rejected = await create();

    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden' } });
    expect((await client.send('GET', path)).body.meta.total).toBe(0);
  });

  it('do not change their user', async () => {
    await client.send('GET', '/api/management/me');
    const narrow = { ...owner, scopes: ['projects:read'], tokenId: owner.id };

    await serviceClient(service.httpPort, narrow).send('GET', '/api/management/projects');

    const { rows } = await service.superuser.query('SELECT scopes FROM users WHERE id = $1', [owner.id]);
    expect(rows).toEqual([{ scopes: ['*'] }]);
  });

  it('remain valid after a key rotation, but not after a revocation of their key', async () => {
    const pool = createPool({ url: service.config.POSTGRES_URL, max: 1, name: 'test', logger: quietLogger() });
    const cipher = new KeyCipher(service.config.SIGNING_KEY_SECRETS);
    const keys = { signingKeys: new PgSigningKeyStore(new Database(pool), () => undefined), cipher };
    const first = (await create()).body.token;
    const clock = () => new Date();

    const { kid } = await makeReplaceSigningKey({ ...keys, clock })();
    const second = (await create()).body.token;
    await makeRotateSigningKeys({ ...keys, clock, rotationDays: 30 })();
    const both = (await publishedKeys()).map((key) => key.kid);
    await makeRevokeSigningKey({ ...keys, clock })(kid);
    const third = (await create()).body.token;
    await pool.end();

    expect(kidOf(second)).toBe(kid);
    expect(both).toEqual(expect.arrayContaining([kidOf(first), kid]));
    expect((await publishedKeys()).map((key) => key.kid)).not.toContain(kid);
    expect(kidOf(third)).not.toBe(kid);
    await eventually(() => expect(revoked).toContainEqual(expect.objectContaining({ kind: 'key', id: kid })));
  });
});
