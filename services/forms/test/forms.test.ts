import { newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

type Service = Awaited<ReturnType<typeof sharedForms>>;
type Field = { id: string; label: string; key: string | null };
type Form = { id: number; title: string; version: number; fields: Field[]; deleted_at: string | null };

const FORMS = '/api/management/forms';

describe('forms over HTTP', () => {
  let service: Service;
  let client: ServiceClient;
  let otherTenant: ServiceClient;

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
    otherTenant = serviceClient(service.httpPort, aCaller());
  });

  async function create(body: object): Promise<Form> {
    const response = await client.send('POST', FORMS, body);
    expect(response).toMatchObject({ status: 200, body: { response: true } });
    return response.body['form'] as unknown as Form;
  }

  it('creates a complete form from a title', async () => {
    const form = await create({ title: 'Survey' });

    expect(form).toMatchObject({ id: 1, title: 'Survey', description: '', fields: [], version: 1, deleted_at: null });
  });

  it('stores every type of field with its rules and options', async () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const fields = [
      { label: 'Short', type: 'short_text', required: true, validation: { min_length: 2, max_length: 10 } },
      { label: 'Long', type: 'long_text', help: 'As long as you like' },
      { label: 'Number', type: 'number', validation: { min: -1.5, max: 3, integer: false } },
      { label: 'Money', type: 'money', validation: { min: 0, currency: 'EUR' } },
      { label: 'Day', type: 'date', validation: { min: '2026-01-01', max: '2026-12-31' } },
      { label: 'Time', type: 'datetime', validation: { min: '2026-01-01T00:00:00Z' } },
      { label: 'Yes or no', type: 'boolean' },
      { label: 'One', type: 'single_choice', options },
      { label: 'Some', type: 'multiple_choice', options, validation: { min_choices: 1, max_choices: 2 } },
      { label: 'E-mail', type: 'email' },
      { label: 'Phone', type: 'phone' },
      { label: 'URL', type: 'url' },
      { label: 'Stars', type: 'rating', validation: { max: 5 } },
      { label: 'File', type: 'file', validation: { max_bytes: 1000, mime_types: ['image/*', 'application/pdf'] } },
      { label: 'Signature', type: 'signature' },
      { label: 'Part two', type: 'section' },
    ];

    const form = await create({ title: 'All', fields });

    expect(form.fields).toMatchObject(fields);
    expect(new Set(form.fields.map(({ id }) => id)).size).toBe(fields.length);
    const read = await client.send('POST', '/api/management/get-form', { id: form.id });
    expect(read.body['form']).toEqual(form);
  });

  it('resolves keys in conditions', async () => {
    const form = await create({
      title: 'Conditions',
      fields: [
        { key: 'lorry', label: 'Lorry?', type: 'boolean' },
        { label: 'Length', type: 'number', visible_when: { field_id: 'lorry', operator: 'equals', value: true } },
        { label: 'Why not', type: 'long_text', visible_when: { any: [{ field_id: 'lorry', operator: 'is_null' }] } },
      ],
    });

    const lorry = form.fields[0]?.id;
    expect(form.fields).toMatchObject([
      { visible_when: null },
      { visible_when: { all: [{ field_id: lorry, operator: 'equals', value: true }] } },
      { visible_when: { any: [{ field_id: lorry, operator: 'is_null' }] } },
    ]);
  });

  const lorry = { key: 'lorry', label: 'Lorry', type: 'boolean' };

  it('retains the ids of fields in new versions, and creates a new one if the type changes', async () => {
    const form = await create({ title: 'One', fields: [lorry, { label: 'Name', type: 'short_text' }] });
    const [first, second] = form.fields;

    const { body } = await client.send('PATCH', `${FORMS}/${form.id}`, {
      fields: [
        { id: second?.id, label: 'Full name', type: 'short_text' },
        { id: first?.id, label: 'Lorries', type: 'number' },
        { label: 'New', type: 'url' },
      ],
    });

    const next = body['form'] as unknown as Form;
    expect(next).toMatchObject({ version: 2, title: 'One', fields: [{ id: second?.id, label: 'Full name' }, {}, {}] });
    expect(next.fields[1]?.id).not.toBe(first?.id);
  });

  it('accepts one of two concurrent updates', async () => {
    const form = await create({ title: 'One' });
    const path = `${FORMS}/${form.id}`;
    const { headers } = await client.send('GET', path);
    const seen = { 'if-match': headers.get('etag') ?? '' };

    const responses = await Promise.all(['Two', 'Three'].map((title) => client.send('PATCH', path, { title }, seen)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await client.send('DELETE', path, undefined, seen)).toMatchObject({ status: 412 });
    expect((await client.send('GET', path)).body['form']).toMatchObject({ version: 2 });
  });

  it('loses none of many concurrent updates', async () => {
    const form = await create({ title: 'One' });

    const edits = Array.from({ length: 10 }, (_, index) =>
      client.send('PATCH', `${FORMS}/${form.id}`, { title: `Edit ${index}` }),
    );

    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await client.send('GET', `${FORMS}/${form.id}`)).body['form']).toMatchObject({ version: 11 });
  });

  it('lists active forms, all forms, or deleted forms', async () => {
    await create({ title: 'Active' });
    const gone = await create({ title: 'Gone', fields: [lorry] });
    await client.send('DELETE', `${FORMS}/${gone.id}`);

    const titles = async (query: string) => {
      const { body } = await client.send('GET', `/api/management/get-forms${query}`);
      return (body['forms'] as unknown as Form[]).map(({ title }) => title);
    };

    expect(await titles('')).toEqual(['Active']);
    expect(await titles('?filter[trashed]=with')).toEqual(['Gone', 'Active']);
    expect(await titles('?filter%5Btrashed%5D=only')).toEqual(['Gone']);
    const wrong = await client.send('GET', '/api/management/get-forms?filter[trashed]=yes');
    expect(wrong).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('limits page sizes, and filters by fields', async () => {
    for (const title of ['a', 'b', 'c']) await create({ title });

    const page = await client.send('GET', '/api/management/get-forms?page=2&perPage=2');
    const odd = await client.send('GET', '/api/management/get-forms?page=x&perPage=1e30');
    const some = await client.send('GET', `${FORMS}?filter[id]=1,3`);
    const unknown = await client.send('GET', `${FORMS}?filter[colour]=red`);

    expect(page.body).toMatchObject({
      response: true,
      meta: { current_page: 2, from: 3, to: 3, last_page: 2, per_page: 2, total: 3 },
      forms: [{ title: 'a', fields_count: 0 }],
    });
    expect(odd.body).toMatchObject({ meta: { current_page: 1, per_page: 100, total: 3 } });
    expect(some.body).toMatchObject({ forms: [{ id: 3 }, { id: 1 }] });
    expect(unknown).toMatchObject({ status: 422, body: { message: 'validation_error' } });
  });

  it('soft-deletes once, and restores', async () => {
    const { id } = await create({ title: 'Going' });

    expect((await client.send('DELETE', `${FORMS}/${id}`)).body['form']).toMatchObject({
      deleted_at: expect.any(String),
    });
    expect(await client.send('DELETE', `${FORMS}/${id}`)).toMatchObject({ status: 404 });
    expect(await client.send('POST', '/api/management/get-form', { id })).toMatchObject({ status: 404 });
    expect(await client.send('PATCH', `${FORMS}/${id}`, { title: 'x' })).toMatchObject({ status: 404 });
    expect((await client.send('POST', `${FORMS}/${id}/restore`)).body['form']).toMatchObject({ deleted_at: null });
    expect(await client.send('POST', `${FORMS}/${id}/restore`)).toMatchObject({ status: 404 });
    expect(await client.send('GET', `${FORMS}/${id}`)).toMatchObject({ status: 200 });
  });

  it('uses sequential ids per frame, and hides the forms of other frames', async () => {
    await create({ title: 'Mine' });
    const { id } = await create({ title: 'Mine too' });

    const notFound = { status: 404, body: { response: false, message: 'form_model_not_found' } };
    for (const [method, path, body] of [
      ['GET', `${FORMS}/${id}`],
      ['PATCH', `${FORMS}/${id}`, { title: 'Theirs' }],
      ['DELETE', `${FORMS}/${id}`],
      ['POST', `${FORMS}/${id}/restore`],
      ['POST', '/api/management/get-form', { id }],
    ] as const) {
      expect(await otherTenant.send(method, path, body)).toMatchObject(notFound);
    }
    const otherForm = await otherTenant.send('POST', FORMS, { title: 'Theirs' });
    expect(otherForm.body['form']).toMatchObject({ id: 1 });
    expect((await otherTenant.send('GET', '/api/management/get-forms')).body).toMatchObject({ meta: { total: 1 } });
  });

  it.each(['abc', 0, -1, 1.5, 99, null, true, [1], { $gt: 0 }, '1 '])('finds no form with the id %j', async (id) => {
    await create({ title: 'One' });

    const response = await client.send('POST', '/api/management/get-form', { id });

    expect(response).toMatchObject({ status: 404, body: { message: 'form_model_not_found' } });
  });

  it('reports a missing id and unknown properties', async () => {
    const none = await client.send('POST', '/api/management/get-form', {});
    const more = await client.send('POST', '/api/management/get-form', { id: 1, colour: 'red' });

    expect(none).toMatchObject({ status: 422, body: { validation: { id: [expect.any(String)] } } });
    expect(more).toMatchObject({ status: 422, body: { validation: { colour: [expect.any(String)] } } });
    expect(await client.send('GET', `${FORMS}/abc`)).toMatchObject({ status: 404 });
  });

  it('responds 401 without a token and 403 without the scope', async () => {
    const anonymous = serviceClient(service.httpPort);
    const other = serviceClient(service.httpPort, aCaller({ scopes: ['projects:read'] }));
    const reader = serviceClient(service.httpPort, aCaller({ scopes: ['forms:read'] }));

    for (const [method, path] of [
      ['POST', FORMS],
      ['GET', '/api/management/get-forms'],
      ['POST', '/api/management/get-form'],
      ['GET', `${FORMS}/1`],
      ['PATCH', `${FORMS}/1`],
      ['DELETE', `${FORMS}/1`],
      ['POST', `${FORMS}/1/restore`],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect(await anonymous.send(method, path, body)).toMatchObject({ status: 401 });
      expect(await other.send(method, path, body)).toMatchObject({ status: 403, body: { message: 'forbidden' } });
    }
    expect(await reader.send('POST', FORMS, { title: 'x' })).toMatchObject({
      status: 403,
      body: { required_scope: 'forms:write' },
    });
  });

  it('describes the filters of forms', async () => {
    const { body } = await client.send('GET', '/api/management/system/params/form');

    expect(body).toMatchObject({ response: true, params: { filters: [{ name: 'id' }, {}, {}], sorting: [] } });
  });

  it('documents every route', async () => {
    const response = await fetch(`http://127.0.0.1:${service.httpPort}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, object> };

    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([FORMS, `${FORMS}/{form}`, '/api/management/get-forms', '/api/management/get-form']),
    );
  });

  it('records changes for undos, and that a question was answered since', async () => {
    const caller = aCaller();
    const own = serviceClient(service.httpPort, caller);
    const { effects } = service.application;
    const project = newId();
    service.projects.set(caller.frameId, [project]);
    const since = new Date();
    const { form } = (
      await own.send('POST', FORMS, { title: 'Survey', fields: [{ label: 'Why', type: 'short_text' }] })
    ).body as unknown as { form: Form };
    const removed = await own.send('PATCH', `${FORMS}/${form.id}`, { fields: [], title: 'Empty' });
    const cause = removed.headers.get('x-request-id') ?? '';

    const [found] = (await effects.list(caller, [cause])).effects;
    const { record, changes = [] } = found ?? {};
    const inverse = changes.map(({ field, from, to }) => ({ field, from: to, to: from }));
    const outcome = record && (await effects.change(caller, { record, changes: inverse }));
    const [why] = form.fields;
    await own.send('PUT', '/api/management/dynamic-forms-answers', {
      form_id: form.id,
      accessor: { type: 'project_form', project_id: project },
      answers: [{ field_id: why?.id, value: 'because' }],
    });
    const records = record?.projectId === null ? [record] : [];
    const later = await effects.changesSince(caller, records, since);

    expect(outcome).toEqual({ result: 'changed' });
    expect((await own.send('GET', `${FORMS}/${form.id}`)).body['form']).toMatchObject({
      title: 'Survey',
      fields: form.fields,
    });
    expect(later.map(({ action }) => action)).toEqual([
      'form.created',
      'form.updated',
      'form.updated',
      'form.answered',
    ]);
    expect(later.at(-1)?.changes).toMatchObject([{ field: `fields.${why?.id}` }]);
    const other = aCaller();
    expect(await effects.changesSince(other, records, since)).toEqual([]);
    expect((await effects.list(other, [cause])).effects).toEqual([]);
  });
});
