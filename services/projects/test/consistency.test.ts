import { funnelChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { newId, PublishedEvents, readConsistencyTokens } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startTestProjects } from './start-projects';

const path = '/api/management/projects';

describe('a consistency token', () => {
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let bus: KafkaEventBus;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.config.TOPIC_PREFIX, logger: quietLogger() });
    await bus.ensureTopics([topics.funnels]);
    // Before the service reads events, none are pending.
    await eventually(async () => {
      const first = aFunnelChange(newId());
      await bus.publish([{ topic: topics.funnels, key: first.subject, value: JSON.stringify(first) }]);
      await eventually(async () => expect(await isStored(first.subject)).toBe(true), 2_000);
    }, 30_000);
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
    await forms.stop();
  });
  beforeEach(() => {
    const caller = aCaller();
    ({ frameId } = caller);
    client = serviceClient(service.httpPort, caller);
  });

  function aFunnelChange(ofFrame: string) {
    const funnel = { id: newId(), name: 'Sales', steps: [], deleted_at: null };
    const data = { change: 'created', version: 1, funnel } as const;
    return makeEvent(funnelChanged, { source: 'funnels', frameId: ofFrame, key: funnel.id, data });
  }

  async function isStored(funnelId: string): Promise<boolean> {
    const { rowCount } = await service.superuser.query('SELECT 1 FROM funnels WHERE id = $1', [funnelId]);
    return rowCount === 1;
  }

  function tokenOf(...events: { id: string; type: string; subject: string }[]): string {
    const announced = new PublishedEvents('funnels');
    for (const event of events) announced.add(event);
    return announced.token();
  }

  /** Events of funnels that are not delivered yet. */
  function undeliveredEvent() {
    return { id: newId(), type: funnelChanged.type, subject: newId() };
  }

  async function read(how: 'search' | 'list' | 'group' | 'one', token: string) {
    const headers = { 'X-Consistency-Token': token };
    if (how === 'search') return client.send('POST', `${path}/search`, {}, headers);
    if (how === 'list') return client.send('GET', path, undefined, headers);
    if (how === 'one') {
      const { body } = await client.send('POST', path, { name: 'One' });
      return client.send('GET', `${path}/${body.project.id}`, undefined, headers);
    }
    const { body } = await client.send('POST', '/api/management/project-groups', { name: 'Road map' });
    return client.send('POST', `/api/management/project-groups/${body.project_group.id}/projects/index`, {}, headers);
  }

  it('is returned by every write, also by repeated ones, and by no read', async () => {
    const key = { 'idempotency-key': newId() };
    const created = await client.send('POST', path, { name: 'Roof' }, key);
    const again = await client.send('POST', path, { name: 'Roof' }, key);
    const one = `${path}/${created.body.project.id}`;
    const patched = await client.send('PATCH', one, { name: 'Wall' });
    const refused = await client.send('PATCH', one, { name: '' });

    const token = created.headers.get('x-consistency-token') ?? '';
    expect(readConsistencyTokens(token)).toMatchObject([{ service: 'projects' }]);
    expect(readConsistencyTokens(token)[0]?.events.map(({ type }) => type)).toContain('projects.project_changed.v1');
    expect(again.headers.get('x-consistency-token')).toBe(token);
    expect(readConsistencyTokens(patched.headers.get('x-consistency-token') ?? '')).toMatchObject([
      { service: 'projects' },
    ]);
    expect(refused.headers.get('x-consistency-token')).toBeNull();
    expect((await client.send('GET', one)).headers.get('x-consistency-token')).toBeNull();
    expect((await client.send('POST', `${path}/search`, {})).headers.get('x-consistency-token')).toBeNull();
  });

  it.each(['search', 'list', 'group', 'one'] as const)('delays a %s until the change is applied', async (how) => {
    const event = aFunnelChange(frameId);

    const reading = read(how, tokenOf(event));
    await bus.publish([{ topic: topics.funnels, key: event.subject, value: JSON.stringify(event) }]);
    const { status, headers, body } = await reading;

    expect({ status, stale: headers.get('x-trackway-stale'), warnings: body.warnings }).toEqual({
      status: 200,
      stale: null,
      warnings: undefined,
    });
    expect(await isStored(event.subject)).toBe(true);
  });

  it.each(['search', 'list', 'group', 'one'] as const)(
    'of a change that does not arrive adds a warning to a %s',
    async (how) => {
      const { status, headers, body } = await read(how, tokenOf(undeliveredEvent()));

      expect({ status, stale: headers.get('x-trackway-stale'), warnings: body.warnings }).toEqual({
        status: 200,
        stale: 'funnels',
        warnings: ['behind_consistency_token'],
      });
    },
  );

  it('can be combined with others, and missing services are named', async () => {
    const event = aFunnelChange(frameId);

    const reading = read('search', [tokenOf(event), tokenOf(undeliveredEvent())].join(', '));
    await bus.publish([{ topic: topics.funnels, key: event.subject, value: JSON.stringify(event) }]);

    expect((await reading).headers.get('x-trackway-stale')).toBe('funnels');
    expect(await isStored(event.subject)).toBe(true);
    const tooMany = Array.from({ length: 9 }, () => tokenOf(event)).join(',');
    expect((await read('search', tooMany)).status).toBe(400);
  });

  it('does not wait for events that searches do not use', async () => {
    const { headers } = await read('search', tokenOf({ id: newId(), type: 'forms.unheard_of.v1', subject: newId() }));

    // A search that waited in vain names the service.
    expect(headers.get('x-trackway-stale')).toBeNull();
  });

  it.each(['x', '%00', Buffer.from('{"a":1}').toString('base64url')])('is rejected if it is %j', async (garbage) => {
    const refused = await read('search', garbage);

    expect(refused).toMatchObject({ status: 400, body: { message: 'malformed_request' } });
  });
});
