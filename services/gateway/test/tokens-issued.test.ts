import { randomUUID } from 'node:crypto';
import { tokenRevoked, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { InternalTokens } from '@trackway/runtime';
import { eventually, freshTopicPrefix, openTcpProxy, quietLogger, testServers } from '@trackway/testkit';
import { type GatewayUnderTest, INTERNAL_SECRET, startGatewayUnderTest } from './support/gateway-under-test';
import { issuedForgeries } from './support/issued-forgeries';
import { type IssuerKey, makeKey, signedBy } from './support/jwks-issuer';
import { send } from './support/send';
import { type Claims, claimsWith, FRAME, SUBJECT, tokenWith } from './support/tokens';
import { WAYS } from './support/ways';

const path = '/api/management/projects';

describe.each(WAYS)('tokens that Trackway issues, %s', (_name, way) => {
  const prefix = freshTopicPrefix();
  const brokers = testServers.kafkaBrokers();
  const bus = new KafkaEventBus({ brokers: brokers.split(','), prefix, clientId: 'test', logger: quietLogger() });
  const internal = new InternalTokens([{ kid: 'test', secret: INTERNAL_SECRET }], 'projects');
  const [key, other] = [makeKey('EdDSA', 'first'), makeKey('EdDSA', 'second')];
  let gateway: GatewayUnderTest;
  let now = Date.now();

  beforeAll(async () => {
    await bus.ensureTopics([topics.revocations]);
    gateway = await start();
  });
  afterAll(async () => {
    await gateway.stop();
    await bus.stop();
  });

  async function start(kafka = brokers, keys = [key, other]): Promise<GatewayUnderTest> {
    const started = await startGatewayUnderTest({ ...way, KAFKA_BROKERS: kafka, TOPIC_PREFIX: prefix }, () => now);
    publish(started, keys);
    return started;
  }

  function publish({ services }: GatewayUnderTest, keys: readonly IssuerKey[]): void {
    services.projects.respondWith((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      const jwks = keys.map(({ publicKey, kid, alg }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg }));
      response.end(JSON.stringify(request.url === '/.well-known/jwks.json' ? { response: true, keys: jwks } : {}));
    });
  }

  const personal = (claims: Claims = {}, by = key) =>
    signedBy(by, claimsWith({ iss: 'trackway', jti: randomUUID(), kind: 'user', ...claims }), { typ: 'at+jwt' });
  const account = (claims: Claims = {}) => personal({ kind: 'service_account', gen: 0, ...claims });
  const statusOf = async (token: string, at = gateway) =>
    (await send(at.url, path, { headers: { authorization: `Bearer ${token}` } })).status;
  const ready = (at: GatewayUnderTest) =>
    eventually(async () => {
      expect((await send(at.operationsUrl, '/readyz')).status).toBe(200);
      expect((await statusOf(personal(), at)) === 200).toBe(true);
    });

  /** Publishes each event twice, because delivery is at least once. */
  async function revoke(data: {
    kind: 'token' | 'service_account' | 'key' | 'user';
    id: string;
    generation?: number;
    version?: number;
    active?: boolean;
  }) {
    const until = new Date(now + 3_600_000).toISOString();
    const event = makeEvent(tokenRevoked, {
      source: 'projects',
      frameId: FRAME,
      key: data.id,
      data: { ...data, until },
    });
    const message = { topic: topics.revocations, key: data.id, value: JSON.stringify(event) };
    await bus.publish([message, message]);
  }

  it('are rejected within a second after their user was deactivated, like those of the identity provider, and accepted when the user is active again', async () => {
    await ready(gateway);
    const user = { sub: randomUUID() };
    const id = `${FRAME}/${user.sub}`;
    const tokens = [personal(user), tokenWith(user)];
    const statuses = () => Promise.all(tokens.map((token) => statusOf(token)));
    expect(await statuses()).toEqual([200, 200]);

    await revoke({ kind: 'user', id, version: 2, active: false });
    await eventually(async () => expect(await statuses()).toEqual([401, 401]), 1_000);
    expect(await statusOf(tokenWith({ ...user, exp: Math.floor(now / 1_000) + 900 }))).toBe(401);
    expect(await statusOf(tokenWith({ sub: randomUUID() }))).toBe(200);
    await revoke({ kind: 'user', id, version: 3, active: true });
    await revoke({ kind: 'user', id, version: 2, active: false });

    await eventually(async () => expect(await statuses()).toEqual([200, 200]));
  });

  it('identify the user or the service account that they were issued for', async () => {
    await ready(gateway);
    const id = randomUUID();

    await statusOf(personal({ jti: id }));
    const user = internal.verify(String(gateway.services.projects.last.headers['x-trackway-identity']));
    await statusOf(account({ name: 'Sync' }));
    const program = internal.verify(String(gateway.services.projects.last.headers['x-trackway-identity']));

    expect(user).toMatchObject({ kind: 'user', id: SUBJECT, tokenId: id });
    expect(program).toMatchObject({ kind: 'service_account', id: SUBJECT, name: 'Sync' });
    expect(program.tokenId).toBeUndefined();
  });

  it('are rejected after they were revoked, also if they are cached', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const [revoked, valid] = [personal({ jti: one }), personal({ jti: two })];
    expect([await statusOf(revoked), await statusOf(valid)]).toEqual([200, 200]);

    await revoke({ kind: 'token', id: one });

    await eventually(async () => expect(await statusOf(revoked)).toBe(401));
    expect(await statusOf(valid)).toBe(200);
  });

  it('are counted when they are used after they were revoked, with the same response as other rejected tokens', async () => {
    const id = randomUUID();
    const token = personal({ jti: id });
    await revoke({ kind: 'token', id });
    await eventually(async () => expect(await statusOf(token)).toBe(401));
    const uses = async () => {
      const { text } = await send(gateway.operationsUrl, '/metrics');
      return Number(/gateway_refusals_total\{reason="token_revoked".*\} (\d+)/.exec(text)?.[1]);
    };
    const before = await uses();

    const rejected = await send(gateway.url, path, { headers: { authorization: `Bearer ${token}` } });

    expect(await uses()).toBe(before + 1);
    expect(rejected.body).toMatchObject({ message: 'unauthenticated', error: 'The token was revoked.' });
  });

  it('of a service account are rejected by generation', async () => {
    const sub = randomUUID();
    const [old, next] = [account({ sub, gen: 1 }), account({ sub, gen: 2 })];
    expect(await statusOf(old)).toBe(200);

    await revoke({ kind: 'service_account', id: sub, generation: 2 });
    await revoke({ kind: 'service_account', id: sub, generation: 1 });

    await eventually(async () => expect(await statusOf(old)).toBe(401));
    expect([await statusOf(next), await statusOf(account({ sub: randomUUID(), gen: 0 }))]).toEqual([200, 200]);
  });

  it('are rejected when their key is revoked', async () => {
    const [old, valid] = [personal({}, other), personal()];
    expect(await statusOf(old)).toBe(200);

    await revoke({ kind: 'key', id: 'second' });

    await eventually(async () => expect(await statusOf(old)).toBe(401));
    expect([await statusOf(personal({}, other)), await statusOf(valid)]).toEqual([401, 200]);
  });

  it('stay revoked at a gateway that starts later, which is not ready before it has read all revocations', async () => {
    const id = randomUUID();
    const token = personal({ jti: id });
    await revoke({ kind: 'token', id });
    const proxy = await openTcpProxy({ host: '127.0.0.1', port: Number(brokers.split(':')[1]) });
    await proxy.cut();
    const late = await start(`127.0.0.1:${proxy.port}`);

    expect(await send(late.operationsUrl, '/readyz')).toMatchObject({ status: 503 });
    await eventually(async () => expect(await statusOf(personal(), late)).toBe(503));
    expect(await statusOf(token, late)).not.toBe(200);
    await proxy.restore();
    await ready(late);

    expect(await statusOf(token, late)).toBe(401);
    await Promise.all([late.stop(), proxy.stop()]);
  });

  it('remain valid while projects publishes no key', async () => {
    const running = await start();
    await ready(running);

    publish(running, []);
    now += 400_000;

    expect((await send(running.operationsUrl, '/readyz')).status).toBe(200);
    expect(await statusOf(personal(), running)).toBe(200);
    await running.stop();
    now = Date.now();
  });

  it('are revoked by records that follow unreadable ones', async () => {
    const id = randomUUID();
    const token = personal({ jti: id });
    for (const value of ['', '{', '{"data":1}', 'null']) {
      await bus.publish([{ topic: topics.revocations, key: id, value }]);
    }

    await revoke({ kind: 'token', id });

    await eventually(async () => expect(await statusOf(token)).toBe(401));
  });

  it.each(issuedForgeries(key))('are rejected: %s', async (_what, token) => {
    expect(await statusOf(token)).toBe(401);
  });

  it('are rejected without a configured broker', async () => {
    const alone = await startGatewayUnderTest(way);

    const status = await statusOf(personal(), alone);

    await alone.stop();
    expect(status).toBe(401);
  });
});
