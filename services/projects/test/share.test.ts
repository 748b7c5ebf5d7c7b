import { createHash } from 'node:crypto';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('the share page of a project', () => {
  let service: Service;
  let client: ServiceClient;
  let anonymous: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
    anonymous = serviceClient(service.httpPort);
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const base = '/api/management/projects';
  const create = async (fields: object) =>
    ((await client.send('POST', base, fields)).body['project'] as { id: string }).id;
  const share = async (id: string, settings: object = {}) => {
    const response = await client.send('POST', `${base}/${id}/share`, settings);
    expect(response).toMatchObject({ status: 200 });
    return (response.body['project'] as { share_token: string }).share_token;
  };
  const readJson = (token: string) =>
    anonymous.send('GET', `/share/${token}`, undefined, { accept: 'application/json' });
  const readPage = async (token: string) => {
    const response = await fetch(`http://127.0.0.1:${service.httpPort}/share/${token}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('shows only what the settings allow', async () => {
    const id = await create({ name: 'Roof', code: 'R-1', budget: 123_456, description: 'Red tiles', status: 4 });
    const token = await share(id, { fields: ['code', 'status', 'budget'] });

    const { status, body } = await readJson(token);

    expect(status).toBe(200);
    expect(body).toEqual({
      response: true,
      project: { name: 'Roof', code: 'R-1', budget: 123_456, status: { value: 4, label: 'paused' } },
    });
    const { text } = await readPage(token);
    expect(text).toContain('<h1>Roof</h1>');
    expect(text).toContain('1,234.56');
    expect(text).not.toContain('Red tiles');
  });

  it('shows no e-mail addresses', async () => {
    const contact = (
      await client.send('POST', '/api/management/contacts', { name: 'Ana', email: 'ana@example.org', phone: '+351 1' })
    ).body['contact'] as { id: number };
    const token = await share(await create({ name: 'Roof', contact_id: contact.id }), { fields: ['contact'] });

    expect((await readJson(token)).body).toEqual({
      response: true,
      project: { name: 'Roof', contact: { name: 'Ana' } },
    });
    expect((await readPage(token)).text).not.toContain('example.org');
  });

  it('runs no scripts, loads nothing and cannot be framed', async () => {
    const token = await share(await create({ name: '<script>alert(1)</script>', description: '</style><img src=x>' }));

    const { headers, text } = await readPage(token);

    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).not.toMatch(/<script|<img|<link|<[^>]+ (src|href)=|@import|url\(|https?:/);
    expect(text).toContain('&lt;script&gt;');
    expect(text).toMatch(/^<!doctype html><html lang="en">/);
    expect(text).toContain('width=device-width');
    expect(style).toContain('prefers-color-scheme: dark');
  });

  it('keeps its link when shared again, and loses it permanently when revoked', async () => {
    const id = await create({ name: 'Roof', code: 'R-1' });
    const token = await share(id);

    expect(await share(id, { fields: [] })).toBe(token);
    expect((await readJson(token)).body).toEqual({ response: true, project: { name: 'Roof' } });
    expect((await client.send('DELETE', `${base}/${id}/share`)).body).toMatchObject({
      project: { share_token: null, share_settings: null },
    });
    expect((await client.send('DELETE', `${base}/${id}/share`)).body).toMatchObject({
      message: 'share_model_not_found',
    });
    expect(await readJson(token)).toMatchObject({ status: 404, body: { message: 'share_model_not_found' } });
    expect(await share(id)).not.toBe(token);
  });

  it('ends on its expiry date and with its project', async () => {
    const id = await create({ name: 'Roof' });
    const token = await share(id, { expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    await service.superuser.query(
      `UPDATE projects SET share_settings = jsonb_set(share_settings, '{expires_at}', '"2020-01-01T00:00:00.000Z"') WHERE id = $1`,
      [id],
    );
    expect(await readJson(token)).toMatchObject({ status: 410, body: { message: 'link_expired' } });
    await share(id);
    await client.send('DELETE', `${base}/${id}`);

    expect(await readJson(token)).toMatchObject({ status: 410, body: { message: 'link_revoked' } });
    const page = await readPage(token);
    expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
      status: 410,
      type: 'text/html; charset=utf-8',
    });
    expect((await readPage('nope')).status).toBe(404);
  });

  it('rejects invalid settings', async () => {
    const id = await create({ name: 'Roof' });

    for (const settings of [{ fields: ['secret'] }, { expires_at: '2020-01-01T00:00:00Z' }, { expires_at: 'soon' }]) {
      expect(await client.send('POST', `${base}/${id}/share`, settings)).toMatchObject({
        status: 422,
        body: { message: 'validation_errors' },
      });
    }
    const reader = serviceClient(service.httpPort, aCaller({ scopes: ['projects:read'] }));
    expect((await reader.send('POST', `${base}/${id}/share`)).status).toBe(403);
  });
});
