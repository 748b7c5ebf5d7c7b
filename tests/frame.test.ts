import { apiOf } from './support/api';
import { makeForm } from './support/forms';

describe('the frame', () => {
  it('can be read and changed: name, subdomain, locale and default forms', async () => {
    const api = apiOf();
    const subdomain = `s-${api.identity.frameId.slice(0, 8)}`;
    const model_forms = { project: (await makeForm(api, [{ label: 'Area', type: 'number' }])).id };

    const changed = await api.send('PATCH', '/frame', {
      name: 'Demo',
      subdomain,
      locale: 'pt',
      model_forms,
    });

    const frame = { id: api.identity.frameId, name: 'Demo', subdomain, locale: 'pt', model_forms };
    expect(changed.body.frame).toEqual(frame);
    expect((await api.get('/frame')).body.frame).toEqual(frame);
    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    const { locale, ...shown } = frame;
    expect(project.frame).toEqual(shown);
    expect(await apiOf().send('PATCH', '/frame', { subdomain })).toMatchObject({ status: 409 });
    expect((await api.send('PATCH', '/frame', { subdomain: '-x-', locale: 'xx' })).body.validation).toMatchObject({
      subdomain: [expect.any(String)],
      locale: [expect.any(String)],
    });
  });

  it('rejects default forms that are not its own', async () => {
    const api = apiOf();
    const foreign = await makeForm(apiOf(), [{ label: 'Area', type: 'number' }]);

    for (const id of [foreign.id + 1_000, foreign.id]) {
      const rejected = await api.send('PATCH', '/frame', { model_forms: { customer: id } });

      expect(rejected).toMatchObject({ status: 404, body: { message: 'form_model_not_found' } });
    }
    expect((await api.get('/frame')).body.frame.model_forms).toBeNull();
    expect(await api.send('PATCH', '/frame', { model_forms: null })).toMatchObject({ status: 200 });
  });

  it('requires system:write for changes', async () => {
    const rejected = await apiOf({ scope: 'projects:read projects:write' }).send('PATCH', '/frame', { name: 'Mine' });

    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'system:write' } });
  });
});

describe('listings that cannot be filtered', () => {
  it.each(['/access-tokens', '/service-accounts'])(
    'of %s reject filters, and accept the common parameters',
    async (path) => {
      const api = apiOf();

      const rejected = await api.get(`${path}?filter[name]=x`);

      expect(rejected).toMatchObject({ status: 422, body: { message: 'validation_error' } });
      expect(rejected.body.error).toContain('cannot be filtered');
      expect(await api.get(`${path}?filter[trashed]=with&page=2`)).toMatchObject({ status: 200 });
    },
  );
});

describe('listings of entries', () => {
  it('accept the common parameters, and reject a nested filter', async () => {
    const api = apiOf();

    const nested = await api.get('/audit-log?filter[action][x]=1');

    expect(nested).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(await api.get('/audit-log?filter[trashed]=with')).toMatchObject({ status: 200 });
  });
});
