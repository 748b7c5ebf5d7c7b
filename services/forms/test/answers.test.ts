import { randomUUID } from 'node:crypto';
import { type FormsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { aCaller, type ServiceClient, serviceClient, tokensOf } from '@trackway/testkit';
import { sharedForms } from './start-forms';

type Service = Awaited<ReturnType<typeof sharedForms>>;
type Answer = { field_id: string; value: unknown };

const ANSWERS = '/api/management/dynamic-forms-answers';

const fields = [
  { key: 'area', label: 'Area', type: 'number', required: true, validation: { min: 0 } },
  { key: 'lorry', label: 'Lorry', type: 'boolean' },
  {
    label: 'Length',
    type: 'number',
    required: true,
    visible_when: { field_id: 'lorry', operator: 'equals', value: true },
  },
  { label: 'Notes', type: 'long_text' },
  { label: 'Day', type: 'date' },
];

describe('answers over HTTP', () => {
  let service: Service;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let project: string;
  let ids: string[];
  let accessor: { type: string; project_id: string; id: number | string | null };

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    ids = (body['form'] as unknown as { fields: { id: string }[] }).fields.map(({ id }) => id);
    await client.send('POST', `/api/management/projects/${project}/loose-forms`, { id: 1 });
    accessor = { type: 'project_loose_form', project_id: project, id: 1 };
  });

  function put(values: Record<number, unknown>, at: object = accessor, as = client) {
    const answers = Object.entries(values).map(([index, value]) => ({ field_id: ids[Number(index)], value }));
    return as.send('PUT', ANSWERS, { form_id: 1, accessor: at, answers });
  }

  function query(at = accessor): string {
    return `accessor[type]=${at.type}&accessor[project_id]=${at.project_id}&accessor[id]=${at.id ?? ''}`;
  }

  async function read(at = accessor): Promise<Record<number, unknown>> {
    const { body } = await client.send('GET', `${ANSWERS}?${query(at)}`);
    const answers = body['answers'] as unknown as Answer[];
    return Object.fromEntries(answers.map(({ field_id, value }) => [ids.indexOf(field_id), value]));
  }

  it('writes the given answers, retains the others and returns missing required fields', async () => {
    const first = await put({ 3: 'By the river' });
    const second = await put({ 0: 84.5 });

    expect(first).toMatchObject({ status: 200, body: { missing_required: [{ label: 'Area' }] } });
    expect(second.body).toMatchObject({
      response: true,
      missing_required: [],
      answers: [
        { label: 'Notes', value: 'By the river' },
        {
          label: 'Area',
          type: 'number',
          value: 84.5,
          form_id: 1,
          form_title: 'Survey',
          accessor,
          answered_by: { id: caller.id, name: 'Bo Tester' },
        },
      ],
    });
    expect(await read()).toEqual({ 0: 84.5, 3: 'By the river' });
  });

  it('separates contexts', async () => {
    const step = { type: 'project_step_form', project_id: project, id: randomUUID() };
    const assignment = { type: 'project_funnel_assignment', project_id: project, id: randomUUID() };
    const own = { type: 'project_form', project_id: project, id: null };
    service.funnels.places.set(project, [{ id: assignment.id, stepId: randomUUID(), laterStepId: step.id }]);

    for (const [index, at] of [accessor, step, assignment, own].entries()) {
      expect(await put({ 0: index }, at)).toMatchObject({ status: 200 });
    }

    expect(await read()).toEqual({ 0: 0 });
    expect(await read(step)).toEqual({ 0: 1 });
    expect(await read(assignment)).toEqual({ 0: 2 });
    expect(await read(own)).toEqual({ 0: 3 });
  });

  it('returns 404 for unknown steps and for assignments of other projects', async () => {
    const place = { id: randomUUID(), stepId: randomUUID(), laterStepId: randomUUID() };
    const at = (type: string, id: string) => ({ type, project_id: project, id });
    service.funnels.places.set(randomUUID(), [place]);

    const step = await put({ 0: 1 }, at('project_step_form', randomUUID()));
    const assignment = await put({ 0: 1 }, at('project_funnel_assignment', place.id));
    service.funnels.places.set(project, [place]);

    expect(step).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
    expect(assignment).toMatchObject({ status: 404, body: { message: 'assignment_model_not_found' } });
    expect(await put({ 0: 1 }, at('project_step_form', place.stepId))).toMatchObject({ status: 200 });
    expect(await put({ 0: 1 }, at('project_step_form', place.laterStepId))).toMatchObject({ status: 200 });
    expect(await put({ 0: 1 }, at('project_step_form', place.id))).toMatchObject({ status: 404 });
  });

  it('returns a form with its answers in a context', async () => {
    await put({ 0: 5, 3: 'high' });

    const plain = await client.send('POST', '/api/management/get-form', { id: 1 });
    const answered = await client.send('POST', '/api/management/get-form', { id: 1, accessor });
    const wrong = await client.send('POST', '/api/management/get-form', { id: 1, accessor: { type: 'project_form' } });

    expect(plain.body.form).not.toHaveProperty('answers');
    expect(answered.body.form).toMatchObject({ title: 'Survey', answers: [{ value: 5, accessor }, { value: 'high' }] });
    expect(wrong).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('clears answers to fields that become hidden, and rejects answers to hidden fields', async () => {
    expect(await put({ 2: 12 })).toMatchObject({
      status: 422,
      body: { validation: { 'answers.0.value': [expect.stringContaining('not visible')] } },
    });
    await put({ 0: 1, 1: true, 2: 12 });

    const { body } = await put({ 1: false });

    expect(body).toMatchObject({ missing_required: [] });
    expect(await read()).toEqual({ 0: 1, 1: false });
    expect((await put({ 1: true })).body).toMatchObject({ missing_required: [{ label: 'Length' }] });
  });

  it.each([
    [{ 0: 'many' }, 'answers.0.value'],
    [{ 0: -1 }, 'answers.0.value'],
    [{ 0: null }, 'answers.0.value'],
    [{ 1: 'yes' }, 'answers.0.value'],
    [{ 3: 'a\u0000' }, 'answers.0.value'],
    [{ 3: 'x'.repeat(65_537) }, 'answers.0.value'],
    [{ 4: '2026-02-30' }, 'answers.0.value'],
    [{ 7: 'to no field' }, 'answers.0.field_id'],
  ])('rejects %.40j by the rules of the field', async (values, field) => {
    const answer = await put(values);

    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { [field]: [expect.any(String)] } },
    });
    expect(await read()).toEqual({});
  });

  it('rejects invalid contexts, and contexts that do not exist', async () => {
    const step = randomUUID();
    for (const at of [
      { type: 'nowhere', project_id: project, id: null },
      { type: 'project_form', project_id: project, id: step },
      { type: 'project_step_form', project_id: project, id: null },
      { type: 'project_loose_form', project_id: project, id: step },
      { type: 'project_form', project_id: 'nope', id: null },
    ]) {
      expect(await put({ 0: 1 }, at)).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    }
    const loose = { ...accessor, id: 99 };
    expect(await put({ 0: 1 }, loose)).toMatchObject({ status: 404, body: { message: 'loose_form_model_not_found' } });
    const elsewhere = { ...accessor, project_id: randomUUID() };
    expect(await put({ 0: 1 }, elsewhere)).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    await client.send('DELETE', `/api/management/projects/${project}/loose-forms/1`);
    expect(await put({ 0: 1 })).toMatchObject({ status: 404, body: { message: 'loose_form_model_not_found' } });
  });

  it('stores previous values with author, time and source', async () => {
    await put({ 0: 1 });
    await put({ 0: 2 });
    await put({ 0: 2 });
    await client.send('POST', `${ANSWERS}/clear`, { form_id: 1, accessor });

    const { body } = await client.send('GET', `${ANSWERS}/history?${query()}&field_id=${ids[0]}`);

    expect(body).toMatchObject({
      meta: { total: 3 },
      changes: [
        { old_value: 2, new_value: null, changed_by: { kind: 'user', id: caller.id }, way: 'api' },
        { old_value: 1, new_value: 2, label: 'Area' },
        { old_value: null, new_value: 1 },
      ],
    });
    expect(await read()).toEqual({});
  });

  it('loses no answers of concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put({ 0: index + 1, [3 + (index % 2)]: index % 2 ? '2026-01-01' : 'x' })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await client.send('GET', `${ANSWERS}/history?${query()}&field_id=${ids[0]}`);
    expect(body).toMatchObject({ meta: { total: 8 } });
    expect(Object.keys(await read())).toEqual(['0', '3', '4']);
  });

  it('hides the answers of other frames, and requires a token with the scope', async () => {
    await put({ 0: 1 });
    const otherTenant = serviceClient(service.httpPort, aCaller());
    const reader = serviceClient(service.httpPort, { ...caller, scopes: ['forms:read'] });

    expect(await put({ 0: 2 }, accessor, otherTenant)).toMatchObject({ status: 404 });
    expect((await otherTenant.send('GET', `${ANSWERS}?${query()}`)).body).toMatchObject({ answers: [] });
    expect((await otherTenant.send('GET', `${ANSWERS}/history?${query()}`)).body).toMatchObject({ changes: [] });
    expect(await put({ 0: 2 }, accessor, reader)).toMatchObject({ status: 403 });
    expect(await reader.send('POST', `${ANSWERS}/clear`, { form_id: 1, accessor })).toMatchObject({ status: 403 });
    for (const path of [ANSWERS, `${ANSWERS}/history`]) {
      expect(await serviceClient(service.httpPort).send('GET', `${path}?${query()}`)).toMatchObject({ status: 401 });
      expect(await client.send('GET', path)).toMatchObject({ status: 422 });
    }
    expect(await read()).toEqual({ 0: 1 });
  });

  it('returns the answers of projects and missing required fields over gRPC', async () => {
    await put({ 1: true, 3: 'Notes' });
    const client = new GrpcClient<FormsV1.FormsServiceClient>({
      name: 'forms',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.forms,
      tokens: tokensOf('funnels'),
    });
    const settings = { caller };

    const { answers } = await client.unary<FormsV1.BatchGetAnswersRequest, FormsV1.BatchGetAnswersResponseOutput>(
      (stub) => stub.batchGetAnswers,
      { projectIds: [project, randomUUID()] },
      settings,
    );
    const { forms } = await client.unary<FormsV1.MissingRequiredRequest, FormsV1.MissingRequiredResponseOutput>(
      (stub) => stub.missingRequired,
      { formIds: [1, 99], accessor: { type: 'project_loose_form', projectId: project, id: '1' } },
      settings,
    );
    const attach = { projectId: project, formId: 1, idempotencyKey: 'run-1' };
    const links = await Promise.all(
      [attach, attach, { ...attach, idempotencyKey: 'run-2' }].map((request) =>
        client.unary<FormsV1.AttachLooseFormRequest, FormsV1.AttachLooseFormResponseOutput>(
          (stub) => stub.attachLooseForm,
          request,
          settings,
        ),
      ),
    );

    expect(answers.map(({ label, valueJson }) => [label, valueJson])).toEqual([
      ['Lorry', 'true'],
      ['Notes', '"Notes"'],
    ]);
    expect(answers[0]).toMatchObject({ formTitle: 'Survey', accessor: { type: 'project_loose_form', id: '1' } });
    expect(forms).toMatchObject([{ formId: 1, fields: [{ label: 'Area' }, { label: 'Length' }] }]);
    expect(new Set(links.map(({ looseFormId }) => looseFormId)).size).toBe(2);
    client.close();
  });
});
