import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

const TOKEN = 'X-Consistency-Token';

const tokenOf = (response: { headers: Headers }): string => response.headers.get(TOKEN) ?? '';

async function aFunnel(api: Api) {
  const { body } = await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Lead' }, { name: 'Offer' }] });
  return body.funnel as { id: string; steps: { id: string }[] };
}

/** The ids that a search by one filter returns directly after the write with this token. */
async function find(api: Api, token: string, field: string, value: unknown, more: object = {}) {
  const filters = [{ field, operator: 'equals', value, ...more }];
  const found = await api.send('POST', '/projects/search', { filters }, { [TOKEN]: token });
  expect({ status: found.status, stale: found.headers.get('x-trackway-stale') }).toEqual({ status: 200, stale: null });
  return found.body.projects.map(({ id }: { id: string }) => id);
}

describe('a client that writes', () => {
  it('finds a project by its new step with the consistency token of the move', async () => {
    const api = apiOf();
    const funnel = await aFunnel(api);
    const [lead, offer] = funnel.steps.map(({ id }) => id);
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const entered = await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    expect(await find(api, tokenOf(entered), 'funnel_steps', lead)).toEqual([project.id]);

    for (const step of [offer, lead, offer, lead, offer]) {
      const moved = await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}/move`, { step_id: step });

      expect(moved.status).toBe(200);
      expect(await find(api, tokenOf(moved), 'funnel_steps', step)).toEqual([project.id]);
    }
  });

  it('finds a project by a new answer, and reads the answer in the listing of a group', async () => {
    const api = apiOf();
    const fields = [{ label: 'Area', type: 'number' }];
    const { form } = (await api.send('POST', '/forms', { title: 'Survey', fields })).body;
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { loose_form } = (await api.send('POST', `/projects/${project.id}/loose-forms`, { id: form.id })).body;
    const { project_group: group } = (await api.send('POST', '/project-groups', { name: 'Road map' })).body;
    await api.send('POST', `/project-groups/${group.id}/projects/${project.id}`);
    const [edge] = form.fields.map(({ id }: { id: string }) => id);

    const responded = await api.send('PUT', '/dynamic-forms-answers', {
      form_id: form.id,
      accessor: { type: 'project_loose_form', project_id: project.id, id: loose_form.id },
      answers: [{ field_id: edge, value: 84 }],
    });

    expect(responded.status).toBe(200);
    expect(await find(api, tokenOf(responded), 'answer_pool', 84, { arguments: [edge] })).toEqual([project.id]);
    const listed = await api.send(
      'POST',
      `/project-groups/${group.id}/projects/index`,
      {},
      { [TOKEN]: tokenOf(responded) },
    );
    const expected = {
      form_id: form.id,
      form_title: 'Survey',
      field_id: edge,
      label: 'Area',
      type: 'number',
      value: 84,
      accessor: { type: 'project_loose_form', project_id: project.id, id: loose_form.id },
      answered_by: { id: api.identity.userId, name: 'Ana Tester' },
    };
    expect(listed.body.projects[0].form_answers).toMatchObject([expected]);
    expect((await api.get(`/projects/${project.id}`)).body.project.form_answers).toMatchObject([expected]);
    expect((await api.send('POST', '/projects/search', {})).body.projects[0].form_answers).toMatchObject([expected]);
  });

  it('reads the answers of a merged project on its target', async () => {
    const api = apiOf();
    const { form } = (await api.send('POST', '/forms', { title: 'S', fields: [{ label: 'A', type: 'number' }] })).body;
    const make = async (name: string) => (await api.send('POST', '/projects', { name, form_id: form.id })).body.project;
    const [source, target] = [await make('Source'), await make('Target')];
    await api.send('PUT', '/dynamic-forms-answers', {
      form_id: form.id,
      accessor: { type: 'project_form', project_id: source.id, id: null },
      answers: [{ field_id: form.fields[0].id, value: 5 }],
    });

    await api.send('POST', `/projects/${source.id}/merge`, { into: target.id });

    await expect(answersOf(api, target.id, 1)).resolves.toMatchObject([
      { value: 5, accessor: { type: 'project_form', project_id: source.id } },
    ]);
    await api.send('POST', `/projects/${source.id}/unmerge`);
    await expect(answersOf(api, target.id, 0)).resolves.toEqual([]);
  });

  it('gets an error for a malformed token', async () => {
    const api = apiOf();

    for (const token of ['x', 'e30', '%']) {
      const rejected = await api.send('POST', '/projects/search', {}, { [TOKEN]: token });
      expect(rejected).toMatchObject({ status: 400, body: { response: false, message: 'malformed_request' } });
    }
  });

  it.each([
    ['POST', '/projects', { name: 'x' }],
    ['POST', '/customers', { name: 'x' }],
    ['POST', '/forms', { title: 'x', fields: [] }],
    ['POST', '/funnels', { name: 'x', steps: [{ name: 'a' }] }],
    ['POST', '/channels', { name: 'x', kind: 'webhook' }],
  ])('gets a token for %s %s', async (method, path, body) => {
    const written = await apiOf().send(method, path, body);

    expect({ status: written.status, token: tokenOf(written) }).toEqual({
      status: 200,
      token: expect.stringMatching(/^[\w-]+$/),
    });
  });
});

/** Forms receives merges as events, with a delay. */
async function answersOf(api: Api, id: string, count: number) {
  return eventually(async () => {
    const { form_answers } = (await api.get(`/projects/${id}`)).body.project;
    expect(form_answers).toHaveLength(count);
    return form_answers;
  });
}
