import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { type Api, apiOf } from './support/api';
import { system } from './support/system';

async function aLink(api: Api, page: object): Promise<string> {
  const project = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
  const fields = [{ key: 'full_name', label: 'Full name', type: 'short_text', required: true }];
  const { form } = (await api.send('POST', '/forms', { title: 'Survey', fields, page })).body;
  const accessor = { type: 'project_form', project_id: project.id };
  const body = { form_id: form.id, accessor };
  const { urls } = (await api.send('POST', '/dynamic-forms/pivot-accessor/url-generate', body)).body;
  return system.base_url + new URL(urls[0].url).pathname;
}

const html = { accept: 'text/html' };
const MAX_FIRST_LOAD = 40 * 1_024;

describe('the public page of a form', () => {
  it('is submitted without JavaScript, with its errors first', async () => {
    const api = apiOf();
    const url = await aLink(api, {});
    const page = await (await fetch(url, { headers: html })).text();
    const field = /<label for="([0-9a-f-]{36})">Full name/.exec(page)?.[1] ?? '';
    const submit = async (value: string) => {
      const body = new URLSearchParams({ key: 'k1', [field]: value });
      const response = await fetch(url, { method: 'POST', body, headers: html });
      return { status: response.status, text: await response.text() };
    };

    expect(await submit(' ')).toMatchObject({ status: 422, text: expect.stringContaining('An answer is required.') });
    expect(await submit('Ana')).toMatchObject({ status: 200, text: expect.stringContaining('Thank you') });
    expect(await submit('Ana')).toMatchObject({
      status: 410,
      text: expect.stringContaining('This form was already answered'),
    });
  });

  it('has the look of its tenant, which other tenants do not see', async () => {
    const [api, other] = [apiOf(), apiOf()];
    await api.send('PATCH', '/form-theme', { accent_color: '#0b5d3b' });
    const unreadable = await api.send('PATCH', '/form-theme', { accent_color: '#ffee00' });

    expect(unreadable.body.validation.accent_color[0]).toContain('#ffee00 on surface_color #ffffff');
    expect(await (await fetch(await aLink(api, {}), { headers: html })).text()).toContain('--accent:#0b5d3b');
    expect(await (await fetch(await aLink(other, {}), { headers: html })).text()).not.toContain('#0b5d3b');
    expect((await other.get('/form-theme')).body.theme.accent_color).toBeNull();
    expect((await fetch(`${system.base_url}/api/management/form-theme`)).status).toBe(401);
  });

  it('can be embedded by the origins that its owner allows', async () => {
    const api = apiOf();
    const policyOf = async (page: object) => {
      const { headers } = await fetch(await aLink(api, page), { headers: html });
      return [headers.get('content-security-policy')?.split('; ').at(-1), headers.get('x-frame-options')];
    };

    expect(await policyOf({})).toEqual(["frame-ancestors 'none'", 'DENY']);
    const allowed = { embed_origins: ['https://www.example.org', 'https://example.org:8443'] };
    expect(await policyOf(allowed)).toEqual(['frame-ancestors https://www.example.org https://example.org:8443', null]);
  });

  it('is compressed for browsers, to at most 40 KB', async () => {
    const url = await aLink(apiOf(), {});
    const load = async (encodings: string) => {
      const [response] = await once(get(url, { headers: { ...html, 'accept-encoding': encodings } }), 'response');
      return response as IncomingMessage;
    };

    const zipped = await load('gzip, deflate, br');
    const plain = await load('gzip;q=0, identity');

    expect([zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(zipped.headers.vary).toContain('Accept-Encoding');
    const body = await buffer(zipped);
    expect(body.length).toBeLessThan(MAX_FIRST_LOAD);
    expect(gunzipSync(body).toString()).toContain('Full name');
    expect((await buffer(plain)).toString()).toContain('Full name');
  });
});
