import { randomUUID } from 'node:crypto';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

const LINKS = '/api/management/dynamic-forms/pivot-accessor';

describe('signed links', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let visitor: ServiceClient;
  let accessor: { type: string; project_id: string };
  let ids: string[];

  beforeAll(async () => {
    service = await sharedForms();
    visitor = serviceClient(service.httpPort);
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    accessor = { type: 'project_form', project_id: randomUUID() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const { body } = await client.send('POST', '/api/management/forms', {
      title: 'Survey </script><b>',
      fields: [
        { key: 'name', label: 'Name', type: 'short_text', required: true },
        {
          label: 'More',
          type: 'long_text',
          required: true,
          visible_when: { field_id: 'name', operator: 'equals', value: 'Ana' },
        },
        { label: 'Photo', type: 'file' },
        { label: 'Note', type: 'short_text' },
      ],
    });
    ids = (body['form'] as unknown as { fields: { id: string }[] }).fields.map(({ id }) => id);
  });

  async function generate(body: object = {}): Promise<{ id: string; path: string; expires_at: string }> {
    const response = await client.send('POST', `${LINKS}/url-generate`, { form_id: 1, accessor, ...body });
    expect(response).toMatchObject({ status: 200, body: { response: true } });
    const [made] = response.body['urls'] as unknown as { id: string; url: string; expires_at: string }[];
    return { ...made!, path: new URL(made!.url).pathname };
  }

  function submit(path: string, name: unknown, headers: Record<string, string> = {}) {
    return visitor.send('POST', `${path}/answers`, { answers: [{ field_id: ids[0], value: name }] }, headers);
  }

  async function answers(): Promise<unknown> {
    const query = `accessor[type]=project_form&accessor[project_id]=${accessor.project_id}`;
    return (await client.send('GET', `/api/management/dynamic-forms-answers?${query}`)).body['answers'];
  }

  it('opens the form repeatedly, without other data', async () => {
    const { path } = await generate();

    const first = await visitor.send('GET', path, undefined, { accept: 'application/json' });
    const second = await visitor.send('GET', path, undefined, { accept: 'application/json' });

    expect(first).toMatchObject({
      status: 200,
      body: { form: { fields: [{ label: 'Name' }, {}, {}, {}] }, link: { single_use: true } },
    });
    expect(second.body).toEqual(first.body);
    expect(JSON.stringify(first.body)).not.toContain(accessor.project_id);
  });

  it('stores one submission, with the link as its author', async () => {
    const { id, path } = await generate();

    expect(await submit(path, 'Bo')).toMatchObject({ status: 200, body: { response: true } });

    expect(await submit(path, 'Cy')).toMatchObject({ status: 410, body: { message: 'link_spent' } });
    expect(await visitor.send('GET', path, undefined, { accept: 'application/json' })).toMatchObject({ status: 410 });
    expect(await answers()).toMatchObject([{ value: 'Bo', answered_by: { id } }]);
    expect((await client.send('GET', `${LINKS}/urls?form_id=1`)).body).toMatchObject({
      urls: [{ id, state: 'spent' }],
    });
  });

  it('stores exactly one of many concurrent submissions', async () => {
    const { path } = await generate();

    const all = await Promise.all(Array.from({ length: 100 }, (_, index) => submit(path, `Visitor ${index}`)));

    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    expect(await answers()).toMatchObject([{ value: `Visitor ${statuses.indexOf(200)}` }]);
  }, 30_000);

  it('returns the same response to a repeated submission with the same key', async () => {
    const { path } = await generate();
    const key = { 'idempotency-key': randomUUID() };

    const all = await Promise.all([1, 2, 3].map(() => submit(path, 'Bo', key)));

    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await submit(path, 'Other', key)).toMatchObject({
      status: 409,
      body: { message: 'idempotency_key_reused' },
    });
    expect(await answers()).toMatchObject([{ value: 'Bo' }]);
  });

  it('rejects an invalid key', async () => {
    const { path } = await generate();
    const long = 'k'.repeat(255);

    const tooLong = await submit(path, 'Bo', { 'idempotency-key': `${long}1` });
    const spaced = await submit(path, 'Bo', { 'idempotency-key': 'one two' });

    expect([tooLong, spaced]).toMatchObject(Array(2).fill({ status: 400, body: { message: 'malformed_request' } }));
    expect(await submit(path, 'Bo', { 'idempotency-key': long })).toMatchObject({ status: 200 });
  });

  it('is not used up by rejected submissions', async () => {
    const { path } = await generate();

    const empty = await visitor.send('POST', `${path}/answers`, { answers: [] });
    const wrong = await submit(path, 5);
    const hidden = await submit(path, 'Ana');

    expect(empty).toMatchObject({ status: 422, body: { validation: { [`fields.${ids[0]}`]: [expect.any(String)] } } });
    expect(wrong).toMatchObject({ status: 422, body: { validation: { 'answers.0.value': [expect.any(String)] } } });
    expect(hidden).toMatchObject({ status: 422, body: { validation: { [`fields.${ids[1]}`]: [expect.any(String)] } } });
    expect(await submit(path, 'Bo')).toMatchObject({ status: 200 });
  });

  const submitAll = (path: string, name: string, note: unknown) =>
    visitor.send('POST', `${path}/answers`, {
      answers: [
        { field_id: ids[0], value: name },
        { field_id: ids[3], value: note },
      ],
    });

  async function responses() {
    const { body } = await client.send('GET', `/api/management/projects/${accessor.project_id}/loose-forms`);
    const looseForms = body['loose_forms'] as unknown as { id: number; form_id: number }[];
    return Promise.all(
      looseForms.map(async ({ id }) => {
        const query = `accessor[type]=project_loose_form&accessor[id]=${id}&accessor[project_id]=${accessor.project_id}`;
        const { body: read } = await client.send('GET', `/api/management/dynamic-forms-answers?${query}`);
        return (read['answers'] as unknown as { value: unknown }[]).map(({ value }) => value);
      }),
    );
  }

  it('stores each submission of a multi-use link as a separate response', async () => {
    const { path } = await generate({ single_use: false });

    expect(await submitAll(path, 'Al', 'of Al')).toMatchObject({ status: 200 });
    expect(await submitAll(path, 'Bo', '')).toMatchObject({ status: 200 });

    expect(await answers()).toEqual([]);
    expect((await responses()).sort()).toEqual([['Al', 'of Al'], ['Bo']]);
    expect((await client.send('GET', `${LINKS}/urls`)).body).toMatchObject({ urls: [{ context: 'separate' }] });
  });

  it('stores the submissions of links that were created together as separate responses', async () => {
    const { body } = await client.send('POST', `${LINKS}/url-generate`, { form_id: 1, accessor, quantity: 3 });
    const paths = (body['urls'] as unknown as { url: string }[]).map(({ url }) => new URL(url).pathname);

    const statuses = await Promise.all(paths.map((path, n) => submit(path, `Visitor ${n}`)));

    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await responses()).sort()).toEqual([['Visitor 0'], ['Visitor 1'], ['Visitor 2']]);
  });

  it('stores one response of a submission that is repeated with its key', async () => {
    const { path } = await generate({ single_use: false });
    const key = { 'idempotency-key': randomUUID() };

    const all = await Promise.all([1, 2, 3].map(() => submit(path, 'Bo', key)));

    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await responses()).toEqual([['Bo']]);
  });

  it('stores all submissions in the accessor if the context is shared, and retains answers that a respondent leaves blank', async () => {
    const { path } = await generate({ single_use: false, context: 'shared' });

    expect(await submitAll(path, 'Al', 'of Al')).toMatchObject({ status: 200 });
    for (const blank of ['', null, ' ', []]) {
      expect(await submitAll(path, 'Al', blank)).toMatchObject({ status: 200 });
    }

    expect(await responses()).toEqual([]);
    expect(await answers()).toMatchObject([{ value: 'Al' }, { value: 'of Al' }]);
  });

  it('accepts a file only for its field and through the same link', async () => {
    const [one, other] = [await generate(), await generate()];
    const body = new FormData();
    body.append('field_id', ids[2] ?? '');
    body.append('file', new Blob(['a note']), 'note.txt');
    const response = await fetch(`http://127.0.0.1:${service.httpPort}${one.path}/files`, { method: 'POST', body });
    const { file } = (await response.json()) as { file: { id: string } };
    const given = {
      answers: [
        { field_id: ids[0], value: 'Bo' },
        { field_id: ids[2], value: file.id },
      ],
    };

    expect(await visitor.send('POST', `${other.path}/answers`, given)).toMatchObject({ status: 422 });
    expect(await visitor.send('POST', `${one.path}/answers`, given)).toMatchObject({ status: 200 });
    expect(await answers()).toMatchObject([
      { value: 'Bo' },
      { value: { id: file.id, name: 'note.txt', mime_type: 'text/plain' } },
    ]);
  });

  it('rejects modified tokens, revoked links, and links of deleted forms and projects', async () => {
    const links = [await generate(), await generate(), await generate()];
    const [revoked, formGone] = links;
    const gone = { status: 410, body: { message: 'link_revoked' } };

    expect(await submit(`${revoked?.path}x`, 'Bo')).toMatchObject({
      status: 404,
      body: { message: 'form_link_model_not_found' },
    });
    const path = `${LINKS}/urls/${revoked?.id}`;
    expect(await serviceClient(service.httpPort, aCaller()).send('DELETE', path)).toMatchObject({ status: 404 });
    expect(await client.send('DELETE', path)).toMatchObject({ status: 200, body: { url: { state: 'revoked' } } });
    expect(await client.send('DELETE', path)).toMatchObject({ status: 404 });
    expect(await submit(revoked?.path ?? '', 'Bo')).toMatchObject(gone);
    service.projects.set(caller.frameId, []);
    expect(await submit(formGone?.path ?? '', 'Bo')).toMatchObject(gone);
    service.projects.set(caller.frameId, [accessor.project_id]);
    await client.send('DELETE', '/api/management/forms/1');
    expect(await submit(formGone?.path ?? '', 'Bo')).toMatchObject(gone);
  });

  it('expires at the requested time, within the limits', async () => {
    const week = Date.parse((await generate()).expires_at) - Date.now();
    expect(Math.round(week / 86_400_000)).toBe(7);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect((await generate({ expires_at: soon })).expires_at).toBe(soon);

    for (const body of [
      { expires_in: 59 },
      { expires_in: 7_776_001 },
      { expires_at: '2020-01-01T00:00:00Z' },
      { expires_in: 60, expires_at: soon },
      { single_use: 'yes' },
      { surprise: 1 },
    ]) {
      const response = await client.send('POST', `${LINKS}/url-generate`, { form_id: 1, accessor, ...body });
      expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    }
  });

  it('requires a token with the scope to create links', async () => {
    const reader = serviceClient(service.httpPort, { ...caller, scopes: ['forms:read'] });
    const body = { form_id: 1, accessor };

    expect(await visitor.send('POST', `${LINKS}/url-generate`, body)).toMatchObject({ status: 401 });
    expect(await visitor.send('GET', `${LINKS}/urls`)).toMatchObject({ status: 401 });
    expect(await reader.send('POST', `${LINKS}/url-generate`, body)).toMatchObject({ status: 403 });
    const otherTenant = serviceClient(service.httpPort, aCaller());
    expect(await otherTenant.send('POST', `${LINKS}/url-generate`, body)).toMatchObject({ status: 404 });
    expect(await client.send('POST', `${LINKS}/url-generate`, { ...body, form_id: 99 })).toMatchObject({
      status: 404,
      body: { message: 'form_model_not_found' },
    });
  });

  it('shows a page in the language of the browser, with a strict Content-Security-Policy', async () => {
    const { path } = await generate();
    const get = (at: string, language: string) =>
      fetch(`http://127.0.0.1:${service.httpPort}${at}`, {
        headers: { accept: 'text/html', 'accept-language': language },
      });

    const page = await get(path, 'pt-PT,pt;q=0.9');
    const text = await page.text();
    const unknown = await get('/forms/anonymous', 'es');

    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-/,
    );
    expect(text).toContain('<html lang="pt">');
    expect(text).toContain('Survey &lt;/script&gt;&lt;b&gt;');
    expect(text).not.toContain('</script><b>');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('<title>Formulario no ')]);
    await submit(path, 'Bo');
    const spent = await get(path, 'en');
    expect([spent.status, await spent.text()]).toEqual([410, expect.stringContaining('already answered')]);
  });
});
