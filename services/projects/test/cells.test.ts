import { cellChanged, eventEnvelope, placementChanged, topics } from '@trackway/contracts';
import { KafkaEventBus } from '@trackway/messaging';
import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, serviceClient, testServers } from '@trackway/testkit';
import { makeRepublishCells } from '../src/cells/pg-cell-directory';
import { startTestProjects } from './start-projects';

const PLACEMENTS = '/internal/cells/placements';
const url = 'http://b.example.org';

describe('the directory of cells', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let bus: KafkaEventBus;
  const published: unknown[] = [];

  beforeAll(async () => {
    service = await startTestProjects({ cell: 'main' });
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, prefix: service.config.TOPIC_PREFIX, clientId: 'suite', logger: quietLogger() });
    await bus.ensureTopics([topics.cells]);
    await bus.subscribe({
      group: 'suite',
      topics: [topics.cells],
      handle: async (messages) => {
        for (const { value } of messages) published.push(eventEnvelope.parse(JSON.parse(value)).data);
      },
    });
    await service.superuser.query(
      `INSERT INTO cells (name, url, weight, state, version, published_at)
       VALUES ('b', $1, 1, 'open', nextval('cell_directory_version'), now() - interval '100 days')`,
      [url],
    );
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
  });

  const asGateway = serviceClient;
  const place = (frameId: string) =>
    asGateway(service.httpPort, { kind: 'system', id: newId(), frameId, scopes: [] }).send('POST', PLACEMENTS, {
      frame_id: frameId,
    });

  it('places a new tenant on an open cell once, and notifies gateways', async () => {
    const frameId = newId();

    const placements = await Promise.all([place(frameId), place(frameId), place(frameId)]);

    const { cell, state, version } = placements[0]?.body ?? {};
    expect(placements.map(({ body }) => body.version)).toEqual([version, version, version]);
    expect([cell, state]).toEqual(['b', 'active']);
    await eventually(() => {
      const placed = published.filter((data) => placementChanged.schema.safeParse(data).data?.frame_id === frameId);
      expect(placed).toEqual([{ frame_id: frameId, cell: 'b', state: 'active', version }]);
    });
  });

  it('keeps a tenant that has data in the entry', async () => {
    const caller = aCaller();
    await serviceClient(service.httpPort, caller).send('GET', '/api/management/me');

    expect((await place(caller.frameId)).body).toMatchObject({ cell: 'main' });
  });

  it('is published again before the topic drops it', async () => {
    const pool = createPool({ url: service.database.url, max: 1, name: 'suite', logger: quietLogger() });
    await makeRepublishCells(new Database(pool), () => undefined)();
    await pool.end();

    await eventually(() =>
      expect(published.map((data) => cellChanged.schema.safeParse(data).data)).toContainEqual(
        expect.objectContaining({ name: 'b', url, removed: false }),
      ),
    );
  });

  it('is read and changed by no client', async () => {
    const client = serviceClient(service.httpPort, aCaller());

    expect((await client.send('POST', PLACEMENTS, { frame_id: newId() })).status).toBe(403);
    expect((await client.send('POST', '/internal/references', { kind: 'share', value: 'x' })).status).toBe(403);
  });

  it('finds the references of service accounts', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const created = await client.send('POST', '/api/management/service-accounts', {
      name: 'Sync',
      scopes: ['projects:read'],
    });
    const gateway = asGateway(service.httpPort, { kind: 'system', id: newId(), frameId: newId(), scopes: [] });
    const find = (kind: string, value: string) => gateway.send('POST', '/internal/references', { kind, value });

    const found = await find('service_account', created.body.service_account.id);

    expect(found.body).toEqual({ response: true, frame_id: caller.frameId });
    expect((await find('share', 'unknown')).body).toEqual({ response: true, frame_id: null });
  });
});
