import { apiOf } from './support/api';

const fields = [
  { label: 'Area', type: 'number', required: true },
  { label: 'Colour', type: 'short_text' },
];

describe('forms', () => {
  it('are created, and read with their fields', async () => {
    const api = apiOf();

    const created = await api.send('POST', '/forms', { title: 'Survey', fields });

    expect(created).toMatchObject({ status: 200, body: { response: true, form: { id: 1, title: 'Survey' } } });
    const { body } = await api.send('POST', '/get-form', { id: 1 });
    expect(body.form.fields).toMatchObject([
      { id: expect.any(String), label: 'Area', type: 'number', required: true },
      { label: 'Colour', type: 'short_text', required: false },
    ]);
  });

  it('are listed without deleted ones, with them, or only them', async () => {
    const api = apiOf();
    for (const title of ['Active', 'Deleted']) await api.send('POST', '/forms', { title, fields });
    await api.send('DELETE', '/forms/2');
    const titles = async (query: string) => {
      const { body } = await api.get(`/get-forms${query}`);
      expect(body.response).toBe(true);
      return body.forms.map(({ title }: { title: string }) => title).sort();
    };

    expect(await titles('')).toEqual(['Active']);
    expect(await titles('?filter[trashed]=with')).toEqual(['Active', 'Deleted']);
    expect(await titles('?filter%5Btrashed%5D=only')).toEqual(['Deleted']);
    expect(await api.get('/get-forms?filter[trashed]=maybe')).toMatchObject({
      status: 422,
      body: { message: 'validation_errors' },
    });
  });

  it('belong to their frame', async () => {
    await apiOf().send('POST', '/forms', { title: 'Mine', fields });

    const rejected = await apiOf().send('POST', '/get-form', { id: 1 });

    expect(rejected).toMatchObject({ status: 404, body: { message: 'form_model_not_found' } });
  });
});

describe('POST projects/{project}/loose-forms', () => {
  it('attaches the same form twice, with different ids', async () => {
    const api = apiOf();
    const form = await api.send('POST', '/forms', { title: 'Survey', fields });
    const project = await api.send('POST', '/projects', { name: 'Roof' });
    const path = `/projects/${project.body.project.id}/loose-forms`;

    const [one, two] = [
      await api.send('POST', path, { id: form.body.form.id }),
      await api.send('POST', path, { id: form.body.form.id }),
    ];

    expect(one).toMatchObject({ status: 200, body: { response: true } });
    expect(one.body.loose_form).toEqual({
      id: expect.any(Number),
      project_id: project.body.project.id,
      form_id: form.body.form.id,
      frame_id: api.identity.frameId,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      form: {
        id: form.body.form.id,
        title: 'Survey',
        frame_id: api.identity.frameId,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        deleted_at: null,
      },
    });
    expect(two.body.loose_form.id).not.toBe(one.body.loose_form.id);
  });

  it('rejects an unknown form, an unknown project, and a missing id', async () => {
    const api = apiOf();
    const project = await api.send('POST', '/projects', { name: 'Roof' });
    const path = `/projects/${project.body.project.id}/loose-forms`;

    expect(await api.send('POST', path, { id: 99 })).toMatchObject({
      status: 404,
      body: { message: 'form_model_not_found' },
    });
    expect(await api.send('POST', path, {})).toMatchObject({
      status: 422,
      body: { validation: { id: [expect.any(String)] } },
    });
    const foreign = await apiOf().send('POST', path, { id: 1 });
    expect(foreign).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
  });
});
