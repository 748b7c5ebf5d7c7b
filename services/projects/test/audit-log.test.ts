import { auditLineRecorded, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

const LOG = '/api/management/audit-log';

describe('the audit log', () => {
  let service: Service;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    caller = aCaller({ name: 'Ana' });
    client = serviceClient(service.httpPort, caller);
  });

  const send = async (method: string, path: string, body?: object) => (await client.send(method, path, body)).body;
  const read = async (query = '') => (await client.send('GET', `${LOG}${query}`)).body;
  const actions = async (query = '') =>
    (await read(query))['audit_log'].map(({ action }: { action: string }) => action);

  it('lists changes of credentials, newest first, without secrets', async () => {
    const body = { name: 'Report', scopes: ['projects:read'] };
    // The first signing key is created in the background while the service starts.
    const { access_token: token, token: secret } = await eventually(async () => {
      const made = await send('POST', '/api/management/access-tokens', body);
      expect(made.access_token).toBeDefined();
      return made;
    });
    await send('DELETE', `/api/management/access-tokens/${token.id}`);
    const accounts = '/api/management/service-accounts';
    const { service_account: account, client_secret } = await send('POST', accounts, { ...body, name: 'Robot' });
    await send('PATCH', `${accounts}/${account.id}`, { name: 'Robot 2' });
    await send('POST', `${accounts}/${account.id}/secret`, {});
    await send('DELETE', `${accounts}/${account.id}`);

    await eventually(async () =>
      expect(await actions()).toEqual([
        'service_account.deleted',
        'service_account.secret_rotated',
        'service_account.updated',
        'service_account.created',
        'access_token.revoked',
        'access_token.created',
        'user.created',
      ]),
    );
    const log = await read('?filter[action]=service_account.updated');
    expect(log['audit_log']).toMatchObject([
      {
        subject: { kind: 'service_account', id: account.id, name: 'Robot 2' },
        actor: { kind: 'user', id: caller.id, name: 'Ana' },
        changes: [{ field: 'name', from: 'Robot', to: 'Robot 2' }],
        source: 'projects',
      },
    ]);
    for (const hidden of [secret, client_secret]) expect(JSON.stringify(await read())).not.toContain(hidden);
  });

  it('accepts its filters and rejects others', async () => {
    const { user } = await send('POST', '/api/management/users', { name: 'Bo' });
    await send('PATCH', `/api/management/users/${user.id}`, { active: false });

    await eventually(async () =>
      expect(await actions(`?filter[subject]=${user.id}`)).toEqual(['user.updated', 'user.created']),
    );
    expect(await actions('?filter[subject_kind]=webhook')).toEqual([]);
    expect((await client.send('GET', `${LOG}?filter[colour]=red`)).status).toBe(422);
  });

  it('requires system:read and shows only its frame', async () => {
    const foreign = serviceClient(service.httpPort, aCaller());
    const narrow = serviceClient(service.httpPort, aCaller({ frameId: caller.frameId, scopes: ['projects:read'] }));
    const { user } = await send('POST', '/api/management/users', { name: 'Bo' });
    await eventually(async () => expect(await actions(`?filter[subject]=${user.id}`)).toHaveLength(1));

    expect((await foreign.send('GET', `${LOG}?filter[subject]=${user.id}`)).body['audit_log']).toEqual([]);
    expect((await narrow.send('GET', LOG)).status).toBe(403);
    expect((await serviceClient(service.httpPort).send('GET', LOG)).status).toBe(401);
  });

  it('stores repeated entries of any service once', async () => {
    const { KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix } = service.config;
    const bus = new KafkaEventBus({ brokers, prefix, clientId: 'suite', logger: quietLogger() });
    const event = makeEvent(auditLineRecorded, {
      source: 'funnels',
      frameId: caller.frameId,
      key: 'w-1',
      data: {
        action: 'webhook.created',
        subject: { kind: 'webhook', id: 'w-1', name: 'Hook' },
        actor: { kind: 'user', id: caller.id, name: null },
        changes: [],
        details: {},
        request_id: null,
      },
    });
    const message = { topic: topics.history, key: 'w-1', value: JSON.stringify(event) };

    await bus.publish([message, message]);

    await eventually(async () => expect(await actions('?filter[subject]=w-1')).toEqual(['webhook.created']));
    await bus.stop();
  });
});
