import { answerChanged, type DataOf, type Event, formChanged, topics } from '@trackway/contracts';
import { KafkaEventBus, makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Answer = DataOf<typeof answerChanged>['answer'];
type Filter = { field: string; operator: string; value?: unknown; arguments?: unknown[] };

const EDGE = {
  notes: newId(),
  area: newId(),
  day: newId(),
  lorry: newId(),
  wall: newId(),
  parts: newId(),
};
const FIELDS = [
  { id: EDGE.notes, label: 'Notes', type: 'short_text' },
  { id: EDGE.area, label: 'Area', type: 'number' },
  { id: EDGE.day, label: 'Day', type: 'date' },
  { id: EDGE.lorry, label: 'Lorry', type: 'boolean' },
  { id: EDGE.wall, label: 'Wall', type: 'single_choice' },
  { id: EDGE.parts, label: 'Parts', type: 'multiple_choice' },
];

describe('searching projects by answers', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let bus: KafkaEventBus;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    service = await sharedProjects();
    const brokers = testServers.kafkaBrokers().split(',');
    bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.config.TOPIC_PREFIX, logger: quietLogger() });
    await bus.ensureTopics([topics.forms]);
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
    const { body } = await client.send('POST', '/api/management/projects', { name });
    return body.project.id;
  }

  const deliver = (...events: Event<unknown>[]) =>
    bus.publish(events.map((event) => ({ topic: topics.forms, key: event.subject, value: JSON.stringify(event) })));

  function form(version: number, fields = FIELDS) {
    const data = { change: 'updated', version, form: { id: 1, title: 'Survey', fields, deleted_at: null } } as const;
    return makeEvent(formChanged, { source: 'forms', frameId, key: `${frameId}:1`, data });
  }

  function answer(version: number, fields: Pick<Answer, 'id' | 'field_id' | 'value' | 'accessor'>) {
    const field = FIELDS.find(({ id }) => id === fields.field_id);
    const of = { form_id: 1, form_version: 1, label: field?.label ?? '', type: field?.type ?? '' };
    const by = { answered_by: { id: newId(), name: 'Bo' }, answered_at: '2026-03-01T10:00:00.000Z' };
    const change = fields.value === null ? 'deleted' : 'updated';
    const data = { change, version, answer: { ...of, ...by, ...fields } } as const;
    return makeEvent(answerChanged, { source: 'forms', frameId, key: fields.id, data });
  }

  const given = (
    projectId: string,
    edge: string,
    value: Answer['value'],
    type: Answer['accessor']['type'] = 'project_form',
  ) => answer(1, { id: newId(), field_id: edge, value, accessor: { type, project_id: projectId, id: null } });

  async function names(filter: Filter, ...sorting: object[]): Promise<string[]> {
    const { status, body } = await client.send('POST', '/api/management/projects/search', {
      filters: [filter],
      sorting,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    const found = body.projects.map(({ name }: { name: string }) => name);
    return sorting.length > 0 ? found : found.sort();
  }

  const asks = (field: string, edge: string, operator: string, value?: unknown) =>
    names({ field, operator, arguments: [edge], ...(value === undefined ? {} : { value }) });
  const pool = (edge: string, operator: string, value?: unknown) => asks('answer_pool', edge, operator, value);

  /** Roof has all answers, Wall some, Door none. */
  async function threeProjects() {
    const [roof, wall] = [await create('Roof'), await create('Wall')];
    await create('Door');
    const events = [
      form(1),
      given(roof, EDGE.notes, 'Ünder the "bridge"'),
      given(roof, EDGE.area, 84.5),
      given(roof, EDGE.day, '2026-03-02'),
      given(roof, EDGE.lorry, false),
      given(roof, EDGE.wall, 'brick'),
      given(roof, EDGE.parts, ['a', 'b']),
      given(wall, EDGE.notes, 'weak'),
      given(wall, EDGE.area, 12),
      given(wall, EDGE.parts, ['b']),
    ];
    await deliver(...events, ...events);
    await eventually(async () => expect(await pool(EDGE.parts, 'is_not_null')).toEqual(['Roof', 'Wall']), 20_000);
    return { roof, wall };
  }

  it('supports every operator of the answer type, with negative ones matching missing answers', async () => {
    await threeProjects();

    expect(await pool(EDGE.notes, 'contains', 'UNDER')).toEqual(['Roof']);
    expect(await pool(EDGE.notes, 'not_contains', 'under')).toEqual(['Door', 'Wall']);
    expect(await pool(EDGE.notes, 'equals', 'weak')).toEqual(['Wall']);
    expect(await pool(EDGE.notes, 'not_equals', 'weak')).toEqual(['Door', 'Roof']);
    expect(await pool(EDGE.area, 'greater_than', 12)).toEqual(['Roof']);
    expect(await pool(EDGE.area, 'greater_than_or_equals', 12)).toEqual(['Roof', 'Wall']);
    expect(await pool(EDGE.area, 'less_than', 84.5)).toEqual(['Wall']);
    expect(await pool(EDGE.area, 'equals', [12, 84.5])).toEqual(['Roof', 'Wall']);
    expect(await pool(EDGE.day, 'equals', '2026-03-02')).toEqual(['Roof']);
    expect(await pool(EDGE.day, 'less_than', '2026-03-02')).toEqual([]);
    expect(await pool(EDGE.day, 'less_than_or_equals', '2026-03-02')).toEqual(['Roof']);
    expect(await pool(EDGE.lorry, 'equals', false)).toEqual(['Roof']);
    expect(await pool(EDGE.lorry, 'not_equals', false)).toEqual(['Door', 'Wall']);
    expect(await pool(EDGE.wall, 'equals', ['brick', 'wood'])).toEqual(['Roof']);
    expect(await pool(EDGE.parts, 'equals', 'b')).toEqual(['Roof', 'Wall']);
    expect(await pool(EDGE.parts, 'not_equals', 'a')).toEqual(['Door', 'Wall']);
    expect(await pool(EDGE.wall, 'is_null')).toEqual(['Door', 'Wall']);
    expect(await pool(EDGE.wall, 'equals', null)).toEqual(['Door', 'Wall']);
  }, 60_000);

  it('distinguishes the contexts of answers', async () => {
    const { roof, wall } = await threeProjects();
    await deliver(
      given(roof, EDGE.area, 1, 'project_step_form'),
      given(roof, EDGE.area, 2, 'project_loose_form'),
      given(wall, EDGE.area, 3, 'project_funnel_assignment'),
    );

    const by = (field: string) => asks(field, EDGE.area, 'less_than', 5);
    await eventually(async () => expect(await by('project_funnel_assignments_answer_pool')).toEqual(['Wall']), 20_000);
    await eventually(async () => expect(await by('project_loose_form_answer_pool')).toEqual(['Roof']), 20_000);
    await eventually(async () => expect(await by('project_step_form_answer_pool')).toEqual(['Roof']), 20_000);
    expect(await by('answer_pool')).toEqual(['Roof', 'Wall']);
    expect(await asks('project_step_form_answer_pool', EDGE.area, 'is_null')).toEqual(['Door', 'Wall']);
  }, 60_000);

  it('sorts by an answer, missing ones last', async () => {
    await threeProjects();
    const everyProject = { field: 'name', operator: 'is_not_null' };
    const sort = (direction: string) => ({ field: 'answer_pool', direction, arguments: [EDGE.area] });

    expect(await names(everyProject, sort('asc'))).toEqual(['Wall', 'Roof', 'Door']);
    expect(await names(everyProject, sort('desc'))).toEqual(['Roof', 'Wall', 'Door']);
  }, 60_000);

  it('uses only the newest answer, with repeated and reordered events', async () => {
    const roof = await create('Roof');
    const accessor = { type: 'project_form', project_id: roof, id: null } as const;
    const events = [10, 20, 30, null, 40].map((value, index) =>
      answer(index + 1, { id: EDGE.lorry, field_id: EDGE.area, value, accessor }),
    );
    await deliver(form(2, FIELDS.slice(1)), form(1), ...events.toReversed(), ...events);

    await eventually(async () => expect(await pool(EDGE.area, 'equals', 40)).toEqual(['Roof']), 20_000);
    await deliver(...events, answer(6, { id: EDGE.lorry, field_id: EDGE.area, value: null, accessor }), ...events);
    await eventually(async () => expect(await pool(EDGE.area, 'is_not_null')).toEqual([]), 20_000);
    expect(await pool(EDGE.area, 'is_null')).toEqual(['Roof']);
  }, 60_000);

  it('includes answers of merged projects', async () => {
    const { roof, wall } = await threeProjects();

    await client.send('POST', `/api/management/projects/${wall}/merge`, { into: roof });
    expect(await pool(EDGE.area, 'equals', 12)).toContain('Roof');

    await client.send('POST', `/api/management/projects/${wall}/unmerge`);
    expect(await pool(EDGE.area, 'equals', 12)).toEqual(['Wall']);
  }, 60_000);

  it('rejects a missing, unknown or foreign edge, and operators or values of another type', async () => {
    await threeProjects();
    const otherTenant = serviceClient(service.httpPort, aCaller());
    const ask = (filter: object, as = client) =>
      as.send('POST', '/api/management/projects/search', {
        filters: [{ field: 'answer_pool', operator: 'is_null', ...filter }],
      });
    const noEdge = {
      status: 422,
      body: {
        message: 'validation_error',
        errors: { answer_pool: [expect.stringContaining('The first argument must be the id of an edge.')] },
      },
    };

    expect(await ask({})).toMatchObject(noEdge);
    expect(await ask({ arguments: ['x'] })).toMatchObject(noEdge);
    expect(await ask({ arguments: [newId()] })).toMatchObject(noEdge);
    expect(await ask({ arguments: [EDGE.area] }, otherTenant)).toMatchObject(noEdge);
    expect(await ask({ operator: 'contains', value: 'x', arguments: [EDGE.area] })).toMatchObject({
      status: 422,
      body: { errors: { operator: [expect.any(String)] } },
    });
    expect(await ask({ operator: 'equals', value: 'x', arguments: [EDGE.area] })).toMatchObject({
      status: 422,
      body: { errors: { value: [expect.any(String)] } },
    });
    const unsorted = await client.send('POST', '/api/management/projects/search', {
      sorting: [{ field: 'answer_pool', direction: 'asc' }],
    });
    expect(unsorted).toMatchObject(noEdge);
    const get = await client.send('GET', '/api/management/projects?filter[answer_pool]=x');
    expect(get).toMatchObject(noEdge);
  }, 60_000);
});
