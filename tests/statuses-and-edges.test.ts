import { type Api, apiOf } from './support/api';

const create = async (api: Api, fields: object) =>
  (await api.send('POST', '/projects', { name: 'x', ...fields })).body.project;

const search = async (api: Api, filter: object) =>
  api.send('POST', '/projects/search', { filters: [{ operator: 'equals', ...filter }] });

describe('the status of a project', () => {
  it('is accepted by name or number, and returned as both', async () => {
    const api = apiOf();

    const [paused, completed] = [await create(api, { status: 'paused' }), await create(api, { status: 2 })];
    const changed = await api.send('PATCH', `/projects/${completed.id}`, { status: 'cancelled' });
    const invalid = await api.send('PATCH', `/projects/${completed.id}`, { status: 'odd' });

    expect([paused.status, paused.status_name]).toEqual([4, 'paused']);
    expect([completed.status, completed.status_name]).toEqual([2, 'completed']);
    expect(changed.body.project).toMatchObject({ status: 3, status_name: 'cancelled' });
    expect(invalid.body.validation.status[0]).toContain('1 (in-progress)');
  });

  it('filters by name or number, and rejects unknown values', async () => {
    const api = apiOf();
    const { id } = await create(api, { status: 4 });
    await create(api, {});

    const found = [
      await search(api, { field: 'status', value: 'paused' }),
      await search(api, { field: 'status', value: [4] }),
      await api.get('/projects?filter[status]=paused'),
      await api.get('/projects?filter[status]=2,4'),
    ];
    const invalid = await search(api, { field: 'status', value: 9 });

    expect(found.map(({ body }) => body.projects?.map((project: { id: string }) => project.id))).toEqual(
      found.map(() => [id]),
    );
    expect([invalid.status, invalid.body.message, invalid.body.errors['filters.0.value']]).toEqual([
      422,
      'validation_error',
      ['The field status takes one of: 1 (in-progress), 2 (completed), 3 (cancelled), 4 (paused).'],
    ]);
  });
});

it('an unknown option of a filter is rejected with the list of options', async () => {
  const { status, body } = await search(apiOf(), { field: 'funnel_status', value: 'odd' });

  expect([status, body.message]).toEqual([422, 'validation_error']);
  expect(body.errors.value[0]).toContain('open, won, lost, paused');
});

it('an unknown field of a filter is rejected with the nearest field', async () => {
  const { body } = await search(apiOf(), { field: 'nam', value: 'x' });

  expect(body.errors.field[0]).toContain('Did you mean `name`?');
});

it('form edges are listed with their forms at the path that `hydrate` names', async () => {
  const api = apiOf();
  const form = async (title: string) => {
    const fields = [
      { type: 'section', label: 'Part' },
      { type: 'number', label: `Area of ${title}` },
    ];
    return (await api.send('POST', '/forms', { title, fields })).body.form;
  };
  const [roof, wall] = [await form('Roof'), await form('Wall')];

  const { body: params } = await api.get('/system/params/project');
  const { arguments: argumentsOfFilter } = params.params.filters.find(
    ({ name }: { name: string }) => name === 'answer_pool',
  );
  const all = await api.get(argumentsOfFilter[0].hydrate.slice('/api/management'.length));
  const ofRoof = await api.get(`/form-edges?filter[form]=${roof.id}&perPage=1`);

  expect(all.body.form_edges).toEqual([
    { id: wall.fields[1].id, label: 'Area of Wall', type: 'number', form: { id: wall.id, title: 'Wall' } },
    { id: roof.fields[1].id, label: 'Area of Roof', type: 'number', form: { id: roof.id, title: 'Roof' } },
  ]);
  expect(ofRoof.body).toMatchObject({ meta: { total: 1 }, form_edges: [{ label: 'Area of Roof' }] });
});

it('operations have the avatar of their initiator as a link', async () => {
  const api = apiOf();

  const { body } = await api.send('POST', '/spreadsheet-operations/export/project', {});
  const picture = await fetch(body.spreadsheet_operation.initiator.avatar_url);

  expect(body.spreadsheet_operation.initiator.avatar_url.length).toBeLessThan(100);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await picture.text()).toContain('>AT</text>');
});
