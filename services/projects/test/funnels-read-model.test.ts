import { assignmentChanged, type DataOf, type Event, funnelChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startTestProjects } from './start-projects';

type Assignment = DataOf<typeof assignmentChanged>['assignment'];
type Filter = { field: string; operator: string; value?: unknown; arguments?: unknown[] };

const SALES = newId();
const SERVICE = newId();
const STEPS = [newId(), newId(), newId()];
const ASKED = newId();
const TAG = newId();

describe('searching projects by funnels', () => {
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

  async function create(name: string): Promise<string> {
    const { body } = await client.send('POST', '/api/management/projects', { name });
    return (body['project'] as unknown as { id: string }).id;
  }

  const deliver = (...events: Event<unknown>[]) =>
    bus.publish(events.map((event) => ({ topic: topics.funnels, key: event.subject, value: JSON.stringify(event) })));

  function funnel(version: number, id: string, steps: readonly string[]) {
    const named = steps.map((step, position) => ({ id: step, name: `Step ${position}`, position }));
    const data = {
      change: 'updated',
      version,
      funnel: { id, name: 'Sales', steps: named, deleted_at: null },
    } as const;
    return makeEvent(funnelChanged, { source: 'funnels', frameId, key: id, data });
  }

  function place(version: number, fields: Partial<Assignment> & { id: string; project_id: string }) {
    const assignment: Assignment = {
      funnel_id: SALES,
      step_id: STEPS[0] ?? '',
      status: 'open',
      status_at: '2026-03-01T10:00:00.000Z',
      forecast_date: null,
      linked_at: '2026-03-02T10:00:00.000Z',
      tag_ids: [],
      executor_ids: [],
      left_at: null,
      ...fields,
    };
    const data = { change: 'updated', version, assignment } as const;
    return makeEvent(assignmentChanged, { source: 'funnels', frameId, key: fields.id, data });
  }

  async function names(filter: Filter, ...sorting: object[]): Promise<string[]> {
    const { status, body } = await client.send('POST', '/api/management/projects/search', {
      filters: [filter],
      sorting,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    const found = (body['projects'] as unknown as { name: string }[]).map(({ name }) => name);
    return sorting.length > 0 ? found : found.sort();
  }

  /** Roof is in two funnels, Wall is won, Door is in no funnel. */
  async function threeProjects() {
    const [roof, wall] = [await create('Roof'), await create('Wall')];
    await create('Door');
    const roofInSales = newId();
    const wallInSales = newId();
    await deliver(
      place(2, {
        id: roofInSales,
        project_id: roof,
        step_id: STEPS[1] ?? '',
        forecast_date: '2026-12-24',
        tag_ids: [TAG],
      }),
      place(1, {
        id: newId(),
        project_id: roof,
        funnel_id: SERVICE,
        step_id: ASKED,
        status: 'paused',
        status_at: '2026-01-01T00:00:00.000Z',
      }),
      place(1, { id: wallInSales, project_id: wall, status: 'won', status_at: '2026-05-01T00:00:00.000Z' }),
      funnel(1, SALES, STEPS),
      funnel(1, SERVICE, [ASKED]),
    );
    await eventually(async () => {
      expect(await names({ field: 'completed_percentage', operator: 'greater_than', value: 0 })).toEqual([
        'Roof',
        'Wall',
      ]);
      expect(await names({ field: 'funnels', operator: 'equals', value: SERVICE })).toEqual(['Roof']);
    });
    return { roof, roofInSales, wall, wallInSales };
  }

  it('filters by funnel, step, status, tag, times and percentage', async () => {
    await threeProjects();

    expect(await names({ field: 'funnels', operator: 'equals', value: SALES })).toEqual(['Roof', 'Wall']);
    expect(await names({ field: 'funnels', operator: 'is_null' })).toEqual(['Door']);
    expect(await names({ field: 'funnel_steps', operator: 'equals', value: [STEPS[1], ASKED] })).toEqual(['Roof']);
    expect(await names({ field: 'funnel_steps', operator: 'not_equals', value: STEPS[1] })).toEqual(['Door', 'Wall']);
    expect(await names({ field: 'funnel_status', operator: 'equals', value: 'paused' })).toEqual(['Roof']);
    expect(await names({ field: 'funnel_status', operator: 'equals', value: 'paused', arguments: [SALES] })).toEqual(
      [],
    );
    expect(
      await names({ field: 'funnel_status', operator: 'equals', value: ['open', 'won'], arguments: [SALES] }),
    ).toEqual(['Roof', 'Wall']);
    expect(await names({ field: 'funnel_tags', operator: 'equals', value: TAG })).toEqual(['Roof']);
    expect(await names({ field: 'funnel_tags', operator: 'is_null' })).toEqual(['Door', 'Wall']);
    expect(await names({ field: 'funnel_forecast_date', operator: 'equals', value: '2026-12-24' })).toEqual(['Roof']);
    expect(await names({ field: 'funnel_forecast_date', operator: 'is_null' })).toEqual(['Door', 'Wall']);
    expect(await names({ field: 'funnel_status_at', operator: 'less_than', value: '2026-02-01' })).toEqual(['Roof']);
    const inSales = { field: 'funnel_status_at', operator: 'less_than', value: '2026-02-01', arguments: [SALES] };
    expect(await names(inSales)).toEqual([]);
    const inStep = { field: 'funnel_step_linked_at', operator: 'equals', value: '2026-03-02', arguments: [STEPS[1]] };
    expect(await names(inStep)).toEqual(['Roof']);
    // One third in one funnel and zero in the other: 16.67, rounded down.
    expect(await names({ field: 'completed_percentage', operator: 'equals', value: 16 })).toEqual(['Roof']);
    expect(await names({ field: 'completed_percentage', operator: 'equals', value: 100 })).toEqual(['Wall']);
  });

  it('sorts by the latest time and by percentage, missing ones last', async () => {
    await threeProjects();
    const all = { field: 'name', operator: 'is_not_null' };

    expect(await names(all, { field: 'funnel_status_at', direction: 'desc' })).toEqual(['Wall', 'Roof', 'Door']);
    expect(await names(all, { field: 'funnel_forecast_date', direction: 'asc' })).toMatchObject([
      'Roof',
      expect.anything(),
      expect.anything(),
    ]);
    expect(await names(all, { field: 'completed_percentage', direction: 'asc' })).toEqual(['Door', 'Roof', 'Wall']);
  });

  it('follows moves and leaves, and ignores repeated and older events', async () => {
    const { roof, roofInSales, wall, wallInSales } = await threeProjects();
    const left = place(4, { id: roofInSales, project_id: roof, left_at: '2026-06-01T00:00:00.000Z' });

    await deliver(
      left,
      left,
      place(3, { id: roofInSales, project_id: roof }),
      place(2, { id: wallInSales, project_id: wall }),
    );
    await eventually(async () => {
      expect(await names({ field: 'funnel_status', operator: 'equals', value: 'won' })).toEqual([]);
      expect(await names({ field: 'funnels', operator: 'equals', value: SALES })).toEqual(['Wall']);
    });

    expect(await names({ field: 'completed_percentage', operator: 'equals', value: 0 })).toEqual([
      'Door',
      'Roof',
      'Wall',
    ]);
    expect(await names({ field: 'funnel_tags', operator: 'equals', value: TAG })).toEqual([]);
  });

  it('counts correctly with concurrent events', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, n) => create(`Roof ${n}`)));
    const inSales = ids.map((id) => place(1, { id: newId(), project_id: id, step_id: STEPS[1] ?? '' }));
    const inService = ids.map((id) => place(1, { id: newId(), project_id: id, funnel_id: SERVICE, step_id: ASKED }));

    await deliver(funnel(1, SERVICE, [ASKED]), ...inSales, funnel(1, SALES, STEPS), ...inService);

    const third = { field: 'completed_percentage', operator: 'equals', value: 16 };
    await eventually(async () => expect(await names(third)).toHaveLength(30));
  });

  it('updates counts when the steps of a funnel change', async () => {
    await threeProjects();

    await deliver(funnel(2, SALES, [...STEPS.toReversed(), newId()]));
    // Step 1 of 4 in one funnel, and the first step of the other.
    await eventually(async () =>
      expect(await names({ field: 'completed_percentage', operator: 'equals', value: 12 })).toEqual(['Roof']),
    );
    await deliver(funnel(1, SALES, STEPS), funnel(3, SALES, [STEPS[0] ?? '', newId(), STEPS[1] ?? '', STEPS[2] ?? '']));
    await eventually(async () =>
      expect(await names({ field: 'completed_percentage', operator: 'equals', value: 25 })).toEqual(['Roof']),
    );
  });
});
