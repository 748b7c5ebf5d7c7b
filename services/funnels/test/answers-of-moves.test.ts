import { answersCommitted, type FunnelsV1, PROTO_FOLDER, protoServices, topics } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, tokensOf } from '@trackway/testkit';
import { Client } from 'pg';
import { type FakeForms, startFakeForms } from './fake-forms';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('moves to a step that requires answers', () => {
  let projects: FakeProjects;
  let forms: FakeForms;
  let service: TestFunnels;
  let events: Awaited<ReturnType<typeof listen>>;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;
  const area = newId();
  const colour = newId();

  beforeAll(async () => {
    projects = await startFakeProjects();
    forms = await startFakeForms();
    service = await startTestFunnels({ projects: projects.address, forms: forms.address });
    events = await listen(service.config.TOPIC_PREFIX, [topics.funnels]);
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    projectId = projects.addProject(client.caller.frameId);
    forms.forms.set(3, {
      id: 3,
      fields: [
        { id: area, label: 'Area', required: true },
        { id: colour, label: 'Colour', required: false },
      ],
    });
    const steps = [{ name: 'Contact' }, { name: 'Offer', form_ids: [3] }, { name: 'Done' }];
    funnel = await client.get<Funnel>('funnel', 'POST', 'funnels', { name: 'Sales', steps });
    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});
  });
  afterAll(async () => {
    await events.bus.stop();
    await service.stop();
    await forms.stop();
    await projects.stop();
  });

  const step = (index: number) => funnel.steps[index]?.id ?? '';
  const path = () => `funnels/${funnel.id}/projects/${projectId}`;
  const offer = (answers?: unknown[]) => ({ step_id: step(1), ...(answers ? { answers } : {}) });
  const standsIn = async () => (await client.get<{ step_id: string }>('assignment', 'GET', path())).step_id;

  it('are blocked until the required fields are answered, and list them', async () => {
    const preview = await client.send('POST', `${path()}/move/preview`, offer());
    const rejected = await client.send('POST', `${path()}/move`, offer());

    const required_fields = [{ form_id: 3, field_id: area, label: 'Area', type: 'number' }];
    expect(preview).toMatchObject({
      status: 200,
      body: { allowed: false, blockers: [{ type: 'required_answers', required_fields }] },
    });
    expect(rejected).toMatchObject({ status: 422, body: { message: 'required_answers_missing', required_fields } });
    expect(await standsIn()).toBe(step(0));
  });

  it('include answers: both are committed, or neither', async () => {
    const moved = await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 84 }]));

    expect(moved).toMatchObject({ status: 200, body: { assignment: { step_id: step(1) } } });
    expect(forms.answers.get(`${projectId}/${step(1)}`)?.get(area)).toBe('84');
    const [stageId] = forms.committed.slice(-1);
    await eventually(() => {
      const committed = events.seen.filter(({ type }) => type === answersCommitted.type).map(({ data }) => data);
      expect(committed).toContainEqual({ stage_id: stageId, assignment_id: expect.any(String), project_id: projectId });
    });
  });

  it('leave nothing staged after a rejection', async () => {
    await client.send('PATCH', `steps/${step(0)}`, { reachable_step_ids: [step(2)] });

    const rejected = await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 84 }]));
    const wrong = await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 'wrong' }]));

    expect(rejected).toMatchObject({ status: 422, body: { message: 'step_not_reachable' } });
    expect(wrong).toMatchObject({ status: 422, body: { validation: { 'answers.0.value': ['Must be a number.'] } } });
    expect(forms.staged.size).toBe(0);
    expect(forms.answers.get(`${projectId}/${step(1)}`)).toBeUndefined();
  });

  it('keep the staged answers if the outcome of the move is unknown', async () => {
    const superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
    await superuser.query(`
      CREATE FUNCTION break_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER break_connection AFTER UPDATE ON assignments DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.project_id = '${projectId}') EXECUTE FUNCTION break_connection()`);

    const response = await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 84 }]));
    await superuser.query('DROP FUNCTION break_connection CASCADE');
    await superuser.end();

    expect(response).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
    expect([...forms.staged.values()]).toEqual([{ at: `${projectId}/${step(1)}`, values: new Map([[area, '84']]) }]);
    forms.staged.clear();
  });

  it('need forms:write if they include answers', async () => {
    const mover = aCaller({ frameId: client.caller.frameId, scopes: ['funnels:read', 'funnels:write'] });

    const rejected = await funnelClient(service.httpPort, mover).send(
      'POST',
      `${path()}/move`,
      offer([{ field_id: area, value: 84 }]),
    );

    expect(rejected).toMatchObject({
      status: 403,
      body: { message: 'forbidden', error: expect.stringContaining('forms:write') },
    });
  });

  it('fail while forms is unavailable', async () => {
    forms.setAway(true);
    const rejected = await client.send('POST', `${path()}/move`, offer());
    forms.setAway(false);

    expect(rejected).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
    expect(await standsIn()).toBe(step(0));
  });

  it('report to forms which of them were committed', async () => {
    await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 84 }]));
    const [stageId = ''] = forms.committed.slice(-1);
    const grpcClient = new GrpcClient<FunnelsV1.FunnelsServiceClient>({
      name: 'funnels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.funnels,
      tokens: tokensOf('forms'),
    });
    const resolve = (caller = client.caller, stageIds = [stageId, newId()]) =>
      grpcClient.unary<FunnelsV1.ResolveStagesRequest, FunnelsV1.ResolveStagesResponseOutput>(
        (stub) => stub.resolveStages,
        { stageIds },
        { caller },
      );

    const [own, foreign] = [await resolve(), await resolve(aCaller())];
    const tooMany = await resolve(client.caller, Array(501).fill(stageId)).catch((error: unknown) => error);
    grpcClient.close();

    expect(own.committedIds).toEqual([stageId]);
    expect(foreign.committedIds).toEqual([]);
    expect(tooMany).toMatchObject({ details: { validation: { stage_ids: ['At most 500, got 501.'] } } });
  });

  it('require existing forms, and fields of these', async () => {
    const unknown = await client.send('PATCH', `steps/${step(2)}`, { form_ids: [99] });
    const elsewhere = await client.send('PATCH', `steps/${step(2)}`, { form_ids: [3], required_field_ids: [newId()] });
    const besides = await client.send('PATCH', `steps/${step(1)}`, { required_field_ids: [colour] });

    expect(unknown).toMatchObject({ status: 404, body: { message: 'form_model_not_found' } });
    expect(elsewhere).toMatchObject({
      status: 422,
      body: { validation: { required_field_ids: [expect.any(String)] } },
    });
    expect(besides).toMatchObject({ status: 200, body: { step: { form_ids: [3], required_field_ids: [colour] } } });
    const rejected = await client.send('POST', `${path()}/move`, offer([{ field_id: area, value: 84 }]));
    expect(rejected.body).toMatchObject({ required_fields: [{ label: 'Colour' }] });
  });
});
