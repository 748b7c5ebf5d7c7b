import { aCaller, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

const THEME = '/api/management/form-theme';
const FORMS = '/api/management/forms';

describe('the look of form pages', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop(), 60_000);

  const aClient = () => serviceClient(service.httpPort, aCaller());

  it('is the default one, is changed with If-Match, and belongs to one frame', async () => {
    const [client, other] = [aClient(), aClient()];
    const none = { accent_color: null, text_color: null, surface_color: null, background_color: null, logo: null };
    const first = await client.send('GET', THEME);
    expect([first.body.theme, first.headers.get('etag')]).toEqual([none, '"0"']);

    const changed = await client.send('PATCH', THEME, { accent_color: '#0B5D3B' }, { 'if-match': '"0"' });
    const stale = await client.send('PATCH', THEME, { accent_color: null }, { 'if-match': '"0"' });
    const more = await client.send('PATCH', THEME, { text_color: '#000000' });

    expect(changed.body.theme).toEqual({ ...none, accent_color: '#0b5d3b' });
    expect(stale.status).toBe(412);
    expect(more.body.theme).toEqual({ ...none, accent_color: '#0b5d3b', text_color: '#000000' });
    expect((await other.send('GET', THEME)).body.theme).toEqual(none);
  });

  it.each([
    [{ accent_color: '#ffee00' }, 'accent_color', '#ffee00 on surface_color #ffffff has a contrast of 1.20:1'],
    [{ surface_color: '#222222' }, 'text_color', '#1a1d24 on surface_color #222222 has a contrast'],
    [{ accent_color: 'green' }, 'accent_color', 'Must be a color such as #2450c8.'],
    [{ logo: 'https://example.org/logo.png' }, 'logo', 'Must be a data URI'],
    [{ logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'logo', 'Must be a data URI'],
    [{ logo: `data:image/png;base64,${Buffer.from('text').toString('base64')}` }, 'logo', 'Must be a data URI'],
    [
      {
        logo: `data:image/jpeg;base64,${Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(13_000)]).toString('base64')}`,
      },
      'logo',
      'The image must have 12 KB or less.',
    ],
  ])('rejects the theme %j', async (theme, field, message) => {
    const { status, body } = await aClient().send('PATCH', THEME, theme);

    expect({ status, code: body.message }).toEqual({ status: 422, code: 'validation_errors' });
    expect(body.validation[field][0]).toContain(message);
  });

  it.each([
    [{ redirect_url: 'http://example.org' }, 'page.redirect_url'],
    [{ redirect_url: 'javascript:alert(1)' }, 'page.redirect_url'],
    [{ redirect_url: 'https://user:secret@example.org' }, 'page.redirect_url'],
    [{ embed_origins: ['*'] }, 'page.embed_origins.0'],
    [{ translations: { pt: { Suvey: 'Inquérito' } } }, 'page.translations.pt'],
    [{ embed_origins: ['https://example.org; script-src *'] }, 'page.embed_origins.0'],
    [{ embed_origins: ['https://example.org/path'] }, 'page.embed_origins.0'],
  ])('rejects the page settings %j', async (page, field) => {
    const { status, body } = await aClient().send('POST', FORMS, { title: 'Survey', page });

    expect({ status, fields: Object.keys(body.validation) }).toEqual({ status: 422, fields: [field] });
  });

  it('has page settings of a form, which are changed one by one', async () => {
    const client = aClient();
    const { body } = await client.send('POST', FORMS, { title: 'Survey', page: { review: true } });
    const { id, page } = body.form;
    const { body: changed } = await client.send('PATCH', `${FORMS}/${id}`, {
      page: { redirect_url: 'https://example.org/thanks' },
    });

    const defaults = {
      sections_as_pages: false,
      review: true,
      redirect_url: null,
      embed_origins: [],
      translations: {},
    };
    expect(page).toEqual(defaults);
    expect(changed.form).toMatchObject({
      version: 2,
      page: { ...defaults, redirect_url: 'https://example.org/thanks' },
    });
  });
});
