import { awaitingReplyChanged, type Event, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

const JANUARY = '2026-01-10T10:00:00.000Z';
const FEBRUARY = '2026-02-10T10:00:00.000Z';
const MARCH = '2026-03-10T10:00:00.000Z';
const FIELD = 'channel_awaiting_reply_since';

describe('searching projects by the time since which a channel awaits a reply', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let bus: KafkaEventBus;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    service = await sharedProjects();
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.config.TOPIC_PREFIX, logger: quietLogger() });
    await bus.ensureTopics([topics.channelsEvents]);
  }, 60_000);
  afterAll(async () => {
    await bus.stop();
    await service.stop();
  });
  beforeEach(() => {
    const caller = aCaller();
    ({ frameId } = caller);
    client = serviceClient(service.httpPort, caller);
  });

  async function create(name: string): Promise<string> {
    return (await client.send('POST', '/api/management/projects', { name })).body.project.id;
  }

  function awaiting(conversation: string, project: string | null, since: string | null, version: number) {
    const data = {
      conversation_id: conversation,
      channel_id: newId(),
      project_id: project,
      awaiting_reply_since: since,
      version,
    };
    return makeEvent(awaitingReplyChanged, { source: 'channels', frameId, key: project ?? conversation, data });
  }

  const deliver = (...events: Event<unknown>[]) =>
    bus.publish(
      events.map((event) => ({ topic: topics.channelsEvents, key: event.subject, value: JSON.stringify(event) })),
    );

  async function names(filter: object, ...sorting: object[]): Promise<string[]> {
    const { status, body } = await client.send('POST', '/api/management/projects/search', {
      filters: [{ field: FIELD, ...filter }],
      sorting,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    const found: string[] = body.projects.map(({ name }: { name: string }) => name);
    return sorting.length > 0 ? found : found.sort();
  }

  const waiting = () => names({ operator: 'is_not_null' });

  it('uses the oldest conversation of a project', async () => {
    const [roof, wall] = [await create('Roof'), await create('Wall')];
    await create('Door');

    await deliver(
      awaiting(newId(), roof, FEBRUARY, 1),
      awaiting(newId(), roof, JANUARY, 1),
      awaiting(newId(), wall, MARCH, 1),
      awaiting(newId(), null, JANUARY, 1),
    );

    await eventually(async () => expect(await waiting()).toEqual(['Roof', 'Wall']));
    await eventually(async () => expect(await names({ operator: 'equals', value: '2026-01-10' })).toEqual(['Roof']));
    expect(await names({ operator: 'greater_than', value: '2026-02-01' })).toEqual(['Wall']);
    expect(await names({ operator: 'is_null' })).toEqual(['Door']);
    const oldest = { field: FIELD, direction: 'asc' };
    expect(await names({ operator: 'is_not_null' }, oldest)).toEqual(['Roof', 'Wall']);
    expect(await names({ operator: 'is_not_null' }, { ...oldest, direction: 'desc' })).toEqual(['Wall', 'Roof']);
  });

  it('uses the newest version, with repeated and late events', async () => {
    const [roof, wall] = [await create('Roof'), await create('Wall')];
    const [one, other] = [newId(), newId()];
    const answered = awaiting(one, roof, null, 3);

    await deliver(answered, awaiting(one, roof, JANUARY, 1), awaiting(one, roof, FEBRUARY, 2), answered);
    await deliver(awaiting(other, wall, MARCH, 1));

    await eventually(async () => expect(await waiting()).toEqual(['Wall']));
    expect(await names({ operator: 'is_null' })).toEqual(['Roof']);
  });

  it('follows conversations to another project in any order of events', async () => {
    const [roof, wall] = [await create('Roof'), await create('Wall')];
    const [moved, movedLate] = [newId(), newId()];
    await deliver(awaiting(moved, roof, JANUARY, 1));
    await eventually(async () => expect(await waiting()).toEqual(['Roof']));

    await deliver(awaiting(moved, wall, JANUARY, 2), awaiting(movedLate, wall, FEBRUARY, 2));
    await eventually(async () => expect(await waiting()).toEqual(['Wall']));
    await deliver(awaiting(movedLate, roof, FEBRUARY, 1), awaiting(newId(), roof, null, 1));
    const marker = await create('Marker');
    await deliver(awaiting(newId(), marker, MARCH, 1), awaiting(newId(), roof, null, 1));

    await eventually(async () => expect(await waiting()).toEqual(['Marker', 'Wall']));
  });
});
