import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startTestProjects } from './start-projects';

const path = '/api/management/projects';

describe('requests with an idempotency key', () => {
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await forms.stop();
  });
  beforeEach(() => {
    const caller = aCaller();
    frameId = caller.frameId;
    client = serviceClient(service.httpPort, caller);
    forms.state.held = undefined;
  });

  const create = (key: string, body: object) => client.send('POST', path, body, { 'idempotency-key': key });
  const total = async () => ((await client.send('GET', path)).body['meta'] as { total: number }).total;
  const keysOfFrame = async () =>
    (await service.superuser.query('SELECT * FROM idempotency_keys WHERE frame_id = $1', [frameId])).rows;

  it('hold no transaction while they wait for another service', async () => {
    const held = Promise.withResolvers<void>();
    forms.state.held = held.promise;
    const slow = Array.from({ length: 20 }, (_, index) => create(`k-${index}`, { name: 'Roof', form_id: 3 }));
    await eventually(async () => expect(await keysOfFrame()).toHaveLength(20));

    const openTransactions = () =>
      service.superuser.query(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
    // Other work can be in a transaction for a moment.
    await eventually(async () => expect((await openTransactions()).rows).toEqual([]));
    const other = await create('other', { name: 'Wall' });
    held.resolve();

    expect(other.status).toBe(200);
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('return the project of an attempt whose process died before it stored the response', async () => {
    const first = await create('k', { name: 'Roof' });
    await service.superuser.query(
      `UPDATE idempotency_keys SET status = 0, body = NULL, lease_until = now() - interval '1 second' WHERE frame_id = $1`,
      [frameId],
    );

    const second = await create('k', { name: 'Roof' });

    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await total()).toBe(1);
  });

  it('fail without an effect if another attempt has taken over their claim', async () => {
    const held = Promise.withResolvers<void>();
    forms.state.held = held.promise;
    const late = create('k', { name: 'Roof', form_id: 3 });
    await eventually(async () => expect(await keysOfFrame()).toHaveLength(1));
    await service.superuser.query(
      `UPDATE idempotency_keys SET claim_id = gen_random_uuid(), lease_until = now() WHERE frame_id = $1`,
      [frameId],
    );
    held.resolve();

    const { status, body, headers } = await late;

    expect([status, body.message, headers.get('retry-after')]).toEqual([409, 'idempotency_key_in_progress', '2']);
    expect(await total()).toBe(0);
    expect((await create('k', { name: 'Roof', form_id: 3 })).status).toBe(200);
  });

  it('have one effect and one response a key, with 20 keys of 50 concurrent requests each', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `k-${index}`);
    const received = await Promise.all(
      keys.flatMap((key) => Array.from({ length: 50 }, async () => ({ key, ...(await create(key, { name: key })) }))),
    );

    const first = new Map(received.map(({ key, body }) => [key, body]));
    for (const { key, status, body } of received) expect([status, body]).toEqual([200, first.get(key)]);
    expect(await total()).toBe(20);
  });
});
