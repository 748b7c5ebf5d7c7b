import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

/** Access to answers by scope: docs/decisions/0079. */
const READS = [
  ['projects:read', 'a project with its answers', 200],
  ['projects:read', 'the history of a project', 200],
  ['projects:read', 'a search by answers', 200],
  ['projects:read', 'the answers of a form', 403],
  ['projects:read spreadsheets:write', 'an export of projects by answers', 200],
  ['projects:read spreadsheets:write', 'an export of answers', 403],
  ['forms:read', 'a project with its answers', 403],
  ['forms:read', 'the history of a project', 403],
  ['forms:read', 'a search by answers', 403],
  ['forms:read', 'the answers of a form', 200],
  ['forms:read spreadsheets:write', 'an export of answers', 200],
  ['forms:read spreadsheets:write', 'an export of answers by projects', 403],
  ['forms:read spreadsheets:write', 'an export of projects by answers', 403],
] as const;

describe('access to answers', () => {
  let owner: Api;
  let projectId: string;
  let formId: number;
  let edge: string;
  let looseFormId: number;

  beforeAll(async () => {
    owner = apiOf();
    const fields = [{ label: 'Area', type: 'number' }];
    const { form } = (await owner.send('POST', '/forms', { title: 'Survey', fields })).body;
    const { project } = (await owner.send('POST', '/projects', { name: 'Roof' })).body;
    const { loose_form } = (await owner.send('POST', `/projects/${project.id}/loose-forms`, { id: form.id })).body;
    [projectId, formId, edge, looseFormId] = [project.id, form.id, form.fields[0].id, loose_form.id];
    await owner.send('PUT', '/dynamic-forms-answers', {
      form_id: formId,
      accessor: { type: 'project_loose_form', project_id: projectId, id: looseFormId },
      answers: [{ field_id: edge, value: 84 }],
    });
    await eventually(async () => {
      const { body } = await owner.send('POST', '/projects/search', { filters: filters() });
      expect(body.meta.total).toBe(1);
    });
  });

  const filters = () => [{ field: 'answer_pool', operator: 'equals', value: 84, arguments: [edge] }];
  const accessor = () => ({ type: 'project_loose_form', project_id: projectId, id: looseFormId });
  const requests: Readonly<Record<(typeof READS)[number][1], (api: Api) => ReturnType<Api['send']>>> = {
    'a project with its answers': (api) => api.get(`/projects/${projectId}`),
    'the history of a project': (api) => api.get(`/projects/${projectId}/history`),
    'a search by answers': (api) => api.send('POST', '/projects/search', { filters: filters() }),
    'the answers of a form': (api) => api.send('POST', '/get-form', { id: formId, accessor: accessor() }),
    'an export of answers': (api) => exportOf(api, 'form_answer', {}),
    'an export of answers by projects': (api) => exportOf(api, 'form_answer', { filters: filters() }),
    'an export of projects by answers': (api) => exportOf(api, 'project', { filters: filters() }),
  };
  const exportOf = (api: Api, type: string, body: object) =>
    api.send('POST', `/spreadsheet-operations/export/${type}`, body);

  it.each(READS)('with %s: %s returns %i', async (scope, what, expected) => {
    const { status, body } = await requests[what](apiOf({ frameId: owner.identity.frameId, scope }));

    expect([status, body.message ?? null]).toEqual([expected, expected === 403 ? 'forbidden' : null]);
    if (expected === 200 && what === 'a project with its answers') expect(body.project.form_answers).toHaveLength(1);
  });
});
