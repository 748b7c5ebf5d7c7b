import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { makeForm, ownForm } from './support/forms';
import { ended, exportAll, readWorkbook } from './support/spreadsheets';

const EXPORT_ONLY = ['form_answer', 'answer_history', 'agent_execution', 'project_execution', 'user'];

describe('the catalogue of columns', () => {
  it.each(['project', 'customer', 'contact', 'task', ...EXPORT_ONLY])('lists the columns of %s', async (type) => {
    const { status, body } = await apiOf().get(`/spreadsheet-operations/export/${type}/columns`);

    expect({ status, response: body.response }).toEqual({ status: 200, response: true });
    for (const column of body.columns) {
      expect(column).toEqual({
        key: expect.stringMatching(new RegExp(`^${type}\\.[a-z_]+$`)),
        label: expect.any(String),
        required: expect.any(Boolean),
        importable: expect.any(Boolean),
      });
    }
    const importable = body.columns.some((column: { importable: boolean }) => column.importable);
    expect(importable).toBe(!EXPORT_ONLY.includes(type));
  });
});

describe('exports', () => {
  it('of users contain the users of the frame, filtered like a search', async () => {
    const api = apiOf({ name: 'Ada Owner' });
    await api.send('POST', '/users', { name: 'Bo', email: 'bo@example.org' });

    const all = await readWorkbook(await exportAll(api, 'user', { columns: ['user.name', 'user.active'] }));
    const found = await readWorkbook(
      await exportAll(api, 'user', {
        columns: ['user.email'],
        filters: [{ field: 'name', operator: 'equals', value: 'Bo' }],
      }),
    );
    const named = (value: string) => [{ field: 'name', operator: 'equals', value }];
    const inGroups = await readWorkbook(
      await exportAll(api, 'user', {
        columns: ['user.email'],
        filter_groups: [
          {
            logical_operator: 'or',
            filters: named('Bo'),
            filter_groups: [{ logical_operator: 'and', filters: [...named('Bo'), ...named('Ada Owner')] }],
          },
        ],
      }),
    );

    expect(all).toEqual([
      ['Name', 'Active'],
      ['Ada Owner', true],
      ['Bo', true],
    ]);
    expect(found).toEqual([['E-mail'], ['bo@example.org']]);
    expect(inGroups).toEqual(found);
  });

  it.each([
    ['customer', { filters: [{ field: 'colour', operator: 'equals', value: 'red' }] }],
    ['contact', { filters: [{ field: 'name', operator: 'greater_than', value: 'x' }] }],
    ['user', { sorting: [{ field: 'colour', direction: 'asc' }] }],
    ['project', { sorting: [{ field: 'tags', direction: 'sideways' }] }],
    ['project', { filter_groups: [{ logical_operator: 'or', filters: [{ field: 'colour', operator: 'equals' }] }] }],
    ['project', { filter_groups: [{ logical_operator: 'xor', filters: [] }] }],
    ['project_execution', { filter_groups: [{ logical_operator: 'or', filters: [] }] }],
  ])('of %s reject the same requests as a search', async (type, request) => {
    const { status, body } = await apiOf().send('POST', `/spreadsheet-operations/export/${type}`, request);

    expect(status).toBe(422);
    expect(body.validation).toBeDefined();
  });

  it('of answers need projects:read if groups of filters select projects', async () => {
    const api = apiOf({ scope: 'spreadsheets:write forms:read' });
    const filters = [{ field: 'name', operator: 'equals', value: 'Roof' }];
    const request = { filter_groups: [{ logical_operator: 'or', filters }] };

    const { body } = await api.send('POST', '/spreadsheet-operations/export/form_answer', request);

    expect(body.required_scope).toBe('projects:read');
  });

  it('of answers and their history contain the fields of the forms', async () => {
    const api = apiOf();
    const created = await api.send('POST', '/forms', {
      title: 'Survey',
      fields: [{ label: 'Area', type: 'number', required: false }],
    });
    const form = created.body.form;
    const { body } = await api.send('POST', '/projects', { name: 'Roof', code: 'R-1' });
    const put = (value: number) =>
      api.send('PUT', '/dynamic-forms-answers', {
        form_id: form.id,
        accessor: { type: 'project_form', project_id: body.project.id, id: null },
        answers: [{ field_id: form.fields[0].id, value }],
      });
    expect((await put(80)).status).toBe(200);
    expect((await put(84)).status).toBe(200);

    const columns = ['form_answer.project_code', 'form_answer.form'];
    const answers = await readWorkbook(await exportAll(api, 'form_answer', { columns }));
    const history = await readWorkbook(
      await exportAll(api, 'answer_history', {
        columns: ['project_code', 'old_value', 'new_value'].map((field) => `answer_history.${field}`),
      }),
    );
    const none = await exportAll(api, 'form_answer', {
      columns,
      filters: [{ field: 'code', operator: 'equals', value: 'R-2' }],
    });

    expect(answers).toEqual([
      ['Project code', 'Form', 'Area'],
      ['R-1', 'Survey', 84],
    ]);
    expect(history[0]).toEqual(['Project code', 'Old value', 'New value', 'Area']);
    expect(history.at(-1)).toEqual(['R-1', 80, 84, 84]);
    expect(await readWorkbook(none)).toHaveLength(1);
  }, 60_000);

  it('of answers of a project include those of merged projects', async () => {
    const api = apiOf();
    const form = await makeForm(api, [{ label: 'Area', type: 'number' }]);
    const project = async (code: string, value: number) => {
      const { id } = (await api.send('POST', '/projects', { name: 'Roof', code })).body.project;
      const answers = [{ field_id: form.edges[0], value }];
      const put = { form_id: form.id, accessor: ownForm(id), answers };
      expect((await api.send('PUT', '/dynamic-forms-answers', put)).status).toBe(200);
      return id;
    };
    const [target, source] = [await project('R-1', 1), await project('R-2', 2)];
    await project('R-3', 3);
    await api.send('POST', `/projects/${source}/merge`, { into: target });

    const rows = await readWorkbook(
      await exportAll(api, 'form_answer', {
        columns: ['form_answer.project_code'],
        filters: [{ field: 'code', operator: 'equals', value: 'R-1' }],
      }),
    );

    expect(rows).toEqual([
      ['Project code', 'Area'],
      ['R-1', 1],
      ['R-2', 2],
    ]);
  }, 60_000);

  it.each(['agent_execution', 'project_execution'])(
    'of %s have all columns, which cannot be selected',
    async (type) => {
      const api = apiOf();
      const { body } = await api.get(`/spreadsheet-operations/export/${type}/columns`);

      const rows = await readWorkbook(await exportAll(api, type));
      const chosen = await api.send('POST', `/spreadsheet-operations/export/${type}`, {
        columns: [body.columns[0].key],
      });

      expect(rows).toEqual([body.columns.map(({ label }: { label: string }) => label)]);
      expect(chosen).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    },
  );

  it('as CSV have the requested file name, in any script', async () => {
    const api = apiOf();
    await api.send('POST', '/customers', { name: '=1+1; "quoted"' });
    const started = await api.send('POST', '/spreadsheet-operations/export/customer', {
      format: 'csv',
      columns: ['customer.name'],
      file_name: 'Kunden für März',
    });
    const { id } = await ended(api, started.body.spreadsheet_operation.id);

    const response = await api.open(`/spreadsheet-operations/${id}/download`);

    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Kunden%20f%C3%BCr%20M%C3%A4rz.csv");
    expect(await response.text()).toContain(`"'=1+1; ""quoted"""`);
  });

  it.each(['project', 'form_answer', 'answer_history'])('of %s reject unknown filters', async (type) => {
    const rejected = await apiOf().send('POST', `/spreadsheet-operations/export/${type}`, {
      filters: [{ field: 'nothing', operator: 'equals', value: 1 }],
    });

    expect(rejected).toMatchObject({
      status: 422,
      body: { message: 'validation_error', validation: { 'filters.0.field': [expect.any(String)] } },
    });
  });

  it('that fail contain the reason, and cannot be downloaded', async () => {
    const api = apiOf();
    const cancelled = await eventually(async () => {
      const started = await api.send('POST', '/spreadsheet-operations/export/customer', {});
      const { id } = started.body.spreadsheet_operation;
      // An export may complete before its worker sees the cancellation. Another one is started then.
      expect((await api.send('POST', `/spreadsheet-operations/${id}/cancel`)).status).toBe(200);
      const operation = await ended(api, id);
      expect(operation.status).toBe('failed');
      return operation;
    }, 60_000);
    const { id, status, metadata } = cancelled;

    const download = await api.get(`/spreadsheet-operations/${id}/download`);

    expect({ status, code: metadata.failure.code }).toEqual({ status: 'failed', code: 'cancelled' });
    expect(download).toMatchObject({ status: 409, body: { message: 'operation_not_completed' } });
  });
});
