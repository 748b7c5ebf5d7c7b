import { apiOf } from './support/api';
import { makeProject } from './support/forms';
import { startImport, workbook } from './support/spreadsheets';

describe('the error message', () => {
  it('for the download of an import names the existing file', async () => {
    const api = apiOf();
    const id = await startImport(api, 'contact', await workbook([['Name'], ['Bo']]));

    expect(await api.get(`/spreadsheet-operations/${id}/download`)).toMatchObject({
      status: 404,
      body: {
        message: 'spreadsheet_operation_model_not_found',
        error: 'An import has no file to download. Its rejected rows are at …/errors/download.',
      },
    });
  });

  it('for a project outside of the group states that', async () => {
    const api = apiOf();
    const project = await makeProject(api);
    const group = (await api.send('POST', '/project-groups', { name: 'West' })).body.project_group.id;
    const move = { project_id: project, before: project };

    expect(await api.send('DELETE', `/project-groups/${group}/projects/${project}`)).toMatchObject({
      status: 404,
      body: { message: 'project_model_not_found', error: 'The project is not in this group.' },
    });
    expect(await api.send('PUT', `/project-groups/${group}/projects/order`, move)).toMatchObject({
      status: 404,
      body: {
        message: 'project_model_not_found',
        error: `project_id: The project \`${project}\` is not in this group.`,
      },
    });
  });

  it('for null on a field that always has a value states that', async () => {
    const filters = [{ field: 'impact', operator: 'equals', value: null }];

    expect((await apiOf().send('POST', '/projects/search', { filters })).body.error).toBe(
      'filters.0.operator: The field impact always has a value, so null is not possible.',
    );
  });

  it.each([
    ['/projects/search', {}],
    ['/customers/search', {}],
    ['/contacts/search', {}],
    ['/users/search', {}],
    ['/projects/aggregate', {}],
    ['/views', { name: 'View', resource: 'projects' }],
    ['/spreadsheet-operations/export/project', {}],
  ])('for a filter of %s names its path at every level', async (path, others) => {
    const api = apiOf();
    const valid = { field: 'id', operator: 'not_equals', value: '0190aaaa-0000-7000-8000-000000000001' };
    const plain = path.includes('contacts') ? { ...valid, value: 1 } : valid;
    const wrong = { field: 'colour', operator: 'equals', value: 1 };
    const errorOf = async (body: object) => (await api.send('POST', path, { ...others, ...body })).body.error;

    expect(await errorOf({ filters: [plain, wrong] })).toContain('filters.1.field: The field colour does not exist.');
    const group = { logical_operator: 'or', filters: [plain] };
    const inner = { logical_operator: 'not', filters: [plain, wrong] };
    expect(await errorOf({ filter_groups: [group, { ...group, filter_groups: [inner] }] })).toContain(
      'filter_groups.1.filter_groups.0.filters.1.field: The field colour does not exist.',
    );
    expect(await errorOf({ filters: [{ ...plain, values: 1 }] })).toContain('filters.0.values: ');
  });
});
