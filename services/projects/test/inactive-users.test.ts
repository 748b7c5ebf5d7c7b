import { tokenRevoked, topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { startTestProjects } from './start-projects';

const users = '/api/management/users';
const accounts = '/api/management/service-accounts';

describe('users who are deactivated or deleted', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let bus: KafkaEventBus;
  let admin: ServiceClient;
  let leaver: Caller;
  let client: ServiceClient;
  const published: { id: string; active?: boolean | undefined; version?: number | undefined }[] = [];

  beforeAll(async () => {
    service = await startTestProjects();
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, prefix: service.config.TOPIC_PREFIX, clientId: 'suite', logger: quietLogger() });
    await bus.ensureTopics([topics.revocations]);
    await bus.subscribe({
      group: 'suite',
      topics: [topics.revocations],
      handle: async (messages) => {
        for (const { value } of messages) published.push(tokenRevoked.schema.parse(JSON.parse(value).data));
      },
    });
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
  });
  beforeEach(async () => {
    leaver = aCaller();
    client = serviceClient(service.httpPort, leaver);
    admin = serviceClient(service.httpPort, aCaller({ frameId: leaver.frameId }));
    await client.send('GET', '/api/management/me');
  });

  const ends = [
    ['deactivated', () => admin.send('PATCH', `${users}/${leaver.id}`, { active: false })],
    ['deleted', () => admin.send('DELETE', `${users}/${leaver.id}`)],
  ] as const;

  it.each(ends)('create, rotate and change nothing once %s, and cannot undo it', async (_, end) => {
    const account = (await client.send('POST', accounts, { name: 'Sync', scopes: ['projects:read'] })).body;
    expect((await end()).status).toBe(200);

    const attempts = [
      await client.send('POST', accounts, { name: 'Back', scopes: ['*'] }),
      await client.send('POST', `${accounts}/${account.client_id}/secret`, {}),
      await client.send('PATCH', `${users}/${leaver.id}`, { active: true }),
      await client.send('POST', `${users}/${leaver.id}/restore`),
      await client.send('POST', users, { name: 'Another me' }),
    ];
    // Another token of the same user, which this process has not cached.
    const other = serviceClient(service.httpPort, { ...leaver, name: 'Renamed' });

    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await other.send('GET', '/api/management/projects')).status).toBe(401);
    expect((await admin.send('GET', `${accounts}/${account.client_id}`)).body.service_account.active).toBe(true);
  });

  it.each(ends)('are published to the gateways when they are %s and when they are reactivated', async (name, end) => {
    const id = `${leaver.frameId}/${leaver.id}`;
    await end();
    await eventually(() =>
      expect(published).toContainEqual(expect.objectContaining({ id, active: false, version: 2 })),
    );

    if (name === 'deleted') await admin.send('POST', `${users}/${leaver.id}/restore`);
    else await admin.send('PATCH', `${users}/${leaver.id}`, { active: true });

    await eventually(() => expect(published).toContainEqual(expect.objectContaining({ id, active: true, version: 3 })));
  });

  it('are published again if no replica has published them', async () => {
    const id = newId();
    const { rows } = await service.superuser.query<{ count: string }>(
      `INSERT INTO users (frame_id, id, name, active, created_at, updated_at) VALUES ($1, $2, 'x', false, now(), now())
       RETURNING (SELECT count(*) FROM claim_inactive_users(0)) AS count`,
      [leaver.frameId, id],
    );
    const claimed = await service.superuser.query('SELECT id FROM claim_inactive_users(100) WHERE id = $1', [id]);
    const again = await service.superuser.query('SELECT id FROM claim_inactive_users(100) WHERE id = $1', [id]);

    expect([rows.length, claimed.rows, again.rows]).toEqual([1, [{ id }], []]);
  });

  it('cannot change their own state', async () => {
    const own = `${users}/${leaver.id}`;
    const attempts = [await client.send('PATCH', own, { active: false }), await client.send('DELETE', own)];

    expect(attempts.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    expect((await client.send('PATCH', own, { name: 'New name', active: true })).status).toBe(200);
  });

  it('can be deactivated only with the scope system:write', async () => {
    const writer = serviceClient(
      service.httpPort,
      aCaller({ frameId: leaver.frameId, scopes: ['projects:read', 'projects:write'] }),
    );
    const path = `${users}/${leaver.id}`;
    const denied = [
      await writer.send('PATCH', path, { active: false }),
      await writer.send('DELETE', path),
      await writer.send('POST', `${path}/restore`),
    ];

    expect(denied.map(({ status, body }) => [status, body['required_scope']])).toEqual(
      Array(3).fill([403, 'system:write']),
    );
    expect((await writer.send('PATCH', path, { name: 'Renamed' })).status).toBe(200);
  });
});
