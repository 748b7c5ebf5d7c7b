import { randomUUID } from 'node:crypto';
import { type Api, apiOf, readResponse } from './support/api';
import { type MadeForm, makeForm, makeProject, ownForm } from './support/forms';
import { system } from './support/system';

const LINKS = '/dynamic-forms/pivot-accessor';

describe('POST dynamic-forms/pivot-accessor/url-generate', () => {
  let api: Api;
  let project: string;
  let form: MadeForm;

  beforeEach(async () => {
    api = apiOf();
    project = await makeProject(api);
    form = await makeForm(api, [{ label: 'Name', type: 'short_text', required: true }]);
  });

  const generate = (more: object = {}, as = api) =>
    as.send('POST', `${LINKS}/url-generate`, { form_id: form.id, accessor: ownForm(project), ...more });
  const urlOf = async (more: object = {}): Promise<string> => (await generate(more)).body.urls[0].url;
  const open = async (url: string, headers: Record<string, string> = {}) =>
    readResponse(await fetch(url, { headers: { accept: 'application/json', ...headers } }));
  const submit = async (url: string, value: unknown, headers: Record<string, string> = {}) =>
    readResponse(
      await fetch(`${url}/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ answers: [{ field_id: form.edges[0], value }] }),
      }),
    );

  it('returns a URL of the gateway that expires in a week and allows one submission', async () => {
    const { status, body } = await generate();

    expect({ status, response: body.response }).toEqual({ status: 200, response: true });
    expect(body.urls).toEqual([
      {
        id: expect.any(String),
        url: expect.stringContaining(`${system.base_url}/forms/`),
        expires_at: expect.any(String),
        single_use: true,
      },
    ]);
    expect(Math.round((Date.parse(body.urls[0].expires_at) - Date.now()) / 86_400_000)).toBe(7);
  });

  it('is used up by one of many concurrent submissions, and not by views', async () => {
    const url = await urlOf();
    for (let view = 0; view < 3; view += 1) expect((await open(url)).status).toBe(200);

    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => submit(url, `Visitor ${n}`)));

    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status, body }) => status === 410 && body.message === 'link_spent')).toHaveLength(29);
    expect(await open(url)).toMatchObject({ status: 410, body: { message: 'link_spent' } });
  });

  it('returns the same response for the same submission with the same key', async () => {
    const url = await urlOf();
    const key = { 'idempotency-key': randomUUID() };

    expect([(await submit(url, 'Ana', key)).status, (await submit(url, 'Ana', key)).status]).toEqual([200, 200]);
    expect(await submit(url, 'Bo', key)).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
  });

  it('shows a page that loads nothing from other hosts', async () => {
    const page = await fetch(await urlOf(), { headers: { accept: 'text/html', 'accept-language': 'pt' } });
    const text = await page.text();

    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="pt">');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('shows the name and the language of the frame', async () => {
    await api.send('PATCH', '/frame', { name: 'Acme Works', locale: 'es' });

    const page = await fetch(await urlOf(), { headers: { accept: 'text/html', 'accept-language': 'xx' } });
    const text = await page.text();

    expect(text).toContain('Acme Works');
    expect(text).toContain('<html lang="es">');
  });

  it('protects a form with a PIN, and logs accesses', async () => {
    const { body } = await generate({ pin: '471147', quantity: 2 });
    const [{ id, url }] = body.urls;

    expect(body.urls).toHaveLength(2);
    expect(await open(url)).toMatchObject({ status: 403, body: { message: 'invalid_pin' } });
    expect(await open(url, { 'x-form-pin': '000000' })).toMatchObject({
      status: 403,
      body: { message: 'invalid_pin' },
    });
    expect(await submit(url, 'Ana')).toMatchObject({ status: 403 });
    expect((await open(url, { 'x-form-pin': '471147' })).status).toBe(200);
    const log = await api.get(`${LINKS}/urls/${id}/accesses`);
    expect(log.body.accesses).toMatchObject([{ kind: 'opened', address: expect.any(String) }, { kind: 'refused_pin' }]);
  });

  it('can be revoked, expires, and is deleted with its project', async () => {
    const { body } = await generate();
    const [{ id, url }] = body.urls;
    const other = await urlOf();

    expect(await api.send('DELETE', `${LINKS}/urls/${id}`)).toMatchObject({
      status: 200,
      body: { url: { state: 'revoked' } },
    });
    expect(await api.send('DELETE', `${LINKS}/urls/${id}`)).toMatchObject({ status: 404 });
    expect(await open(url)).toMatchObject({ status: 410, body: { message: 'link_revoked' } });
    await api.send('DELETE', `/projects/${project}`);
    expect(await open(other)).toMatchObject({ status: 410 });
    await api.send('POST', `/projects/${project}/restore`);
    expect((await open(other)).status).toBe(200);
    expect(await open(`${other}x`)).toMatchObject({ status: 404, body: { message: 'form_link_model_not_found' } });
  });

  it.each([
    { expires_in: 59 },
    { expires_in: 7_776_001 },
    { expires_at: '2020-01-01T00:00:00Z' },
    { single_use: 1 },
    { pin: 'x' },
    { surprise: 1 },
  ])('rejects %j', async (more) => {
    expect(await generate(more)).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('is not accessible from another frame', async () => {
    const { body } = await generate();
    const otherTenant = apiOf();

    expect(await generate({}, otherTenant)).toMatchObject({ status: 404 });
    expect((await otherTenant.get(`${LINKS}/urls`)).body.urls).toEqual([]);
    expect(await otherTenant.send('DELETE', `${LINKS}/urls/${body.urls[0].id}`)).toMatchObject({ status: 404 });
    expect(await otherTenant.get(`${LINKS}/urls/${body.urls[0].id}/accesses`)).toMatchObject({ status: 404 });
    expect(await readResponse(await fetch(`${system.base_url}/api/management${LINKS}/urls`))).toMatchObject({
      status: 401,
    });
  });
});
