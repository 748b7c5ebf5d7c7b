import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { createConnection } from 'mongoose';
import { startTestForms } from './start-forms';

const LINKS = '/api/management/dynamic-forms/pivot-accessor';
const JSON_ONLY = { accept: 'application/json' };

describe('options of a signed link', () => {
  let service: Awaited<ReturnType<typeof startTestForms>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let visitor: ServiceClient;
  let accessor: { type: string; project_id: string };
  let ids: string[];

  beforeAll(async () => {
    service = await startTestForms();
    visitor = serviceClient(service.httpPort);
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    accessor = { type: 'project_form', project_id: randomUUID() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const fields = [
      { label: 'Name', type: 'short_text', required: true },
      { label: 'Area', type: 'number', validation: { min: 0 } },
      { label: 'Photo', type: 'file' },
    ];
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    ids = body.form.fields.map(({ id }: { id: string }) => id);
  });

  const generate = (body: object) => client.send('POST', `${LINKS}/url-generate`, { form_id: 1, accessor, ...body });

  async function one(body: object): Promise<{ id: string; path: string }> {
    const { id, url } = (await generate(body)).body.urls[0];
    return { id, path: new URL(url).pathname };
  }

  const open = (path: string, pin?: string) =>
    visitor.send('GET', path, undefined, { ...JSON_ONLY, ...(pin === undefined ? {} : { 'x-form-pin': pin }) });

  function submit(path: string, pin?: string) {
    const answers = [{ field_id: ids[0], value: 'Bo' }];
    return visitor.send('POST', `${path}/answers`, { answers }, pin === undefined ? {} : { 'x-form-pin': pin });
  }

  it('a PIN: the form, submissions and uploads require it', async () => {
    const { id, path } = await one({ pin: '471147' });
    const rejected = { status: 403, body: { message: 'invalid_pin' } };

    expect(await open(path)).toMatchObject({ ...rejected, body: { reason: 'pin_required' } });
    expect(await open(path, '471247')).toMatchObject({ ...rejected, body: { reason: 'pin_wrong' } });
    expect(JSON.stringify((await open(path)).body)).not.toContain('Survey');
    expect(await submit(path)).toMatchObject(rejected);
    const upload = await fetch(`http://127.0.0.1:${service.httpPort}${path}/files`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(upload.status).toBe(403);
    expect(await open(path, '471147')).toMatchObject({ status: 200, body: { form: { title: 'Survey' } } });
    expect(await submit(path, '471147')).toMatchObject({ status: 200 });
    const { body } = await client.send('GET', `${LINKS}/urls`);
    expect(body.urls).toMatchObject([{ id, has_pin: true }]);
    expect(JSON.stringify(body)).not.toContain('471147');
  });

  it('a PIN: has at least six digits', async () => {
    expect(await generate({ pin: '12345' })).toMatchObject({
      status: 422,
      body: { validation: { pin: [expect.any(String)] } },
    });
    expect(await generate({ pin: '123456' })).toMatchObject({ status: 200 });
  });

  it('a PIN: twenty wrong PINs lock the link, also with correct ones in between', async () => {
    const { id, path } = await one({ pin: '000000' });
    const connection = await createConnection(service.database.url).asPromise();
    const rest = () => connection.collection('form_links').updateOne({ _id: id as never }, { $set: { pin_tries: 0 } });

    for (let wrong = 0; wrong < 20; wrong += 1) {
      if (wrong % 4 === 0) await rest();
      if (wrong === 10) expect(await open(path, '000000')).toMatchObject({ status: 200 });
      expect(await open(path, String(100_000 + wrong))).toMatchObject({ body: { reason: 'pin_wrong' } });
    }

    await rest();
    expect(await open(path, '000000')).toMatchObject({ status: 403, body: { reason: 'pin_locked' } });
    expect(await submit(path, '000000')).toMatchObject({ status: 403, body: { reason: 'pin_locked' } });
    await connection.close();
  });

  it('a PIN: five wrong PINs in a row block the link, also if they are concurrent', async () => {
    const { path } = await one({ pin: '000000' });

    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => open(path, String(100_000 + n))));
    const reasons = tries.map(({ body }) => body.reason);

    expect(reasons.filter((reason) => reason === 'pin_wrong')).toHaveLength(5);
    expect(await open(path, '000000')).toMatchObject({ status: 403, body: { reason: 'pin_resting' } });
    const connection = await createConnection(service.database.url).asPromise();
    await connection
      .collection('form_links')
      .updateMany({}, { $set: { pin_tried_at: new Date(Date.now() - 16 * 60_000) } });
    await connection.close();
    expect(await open(path, '000000')).toMatchObject({ status: 200 });
    expect(await open(path, '1')).toMatchObject({ body: { reason: 'pin_wrong' } });
  }, 30_000);

  it('a quantity: creates that many links, which are used up independently', async () => {
    const { body } = await generate({ quantity: 3 });
    const paths = body.urls.map(({ url }: { url: string }) => new URL(url).pathname);

    expect(new Set(paths).size).toBe(3);
    expect(await submit(paths[0])).toMatchObject({ status: 200 });
    expect(await submit(paths[0])).toMatchObject({ status: 410 });
    expect(await submit(paths[1])).toMatchObject({ status: 200 });
  });

  it('prefill: initial values, validated by the rules of their fields', async () => {
    const { path } = await one({ prefill: [{ field_id: ids[1], value: 12 }] });

    expect((await open(path)).body.prefill).toEqual([{ field_id: ids[1], value: 12 }]);
    expect(await generate({ prefill: [{ field_id: ids[1], value: -1 }] })).toMatchObject({
      status: 422,
      body: { validation: { 'prefill.0.value': [expect.stringContaining('Area')] } },
    });
    expect(await generate({ prefill: [{ field_id: randomUUID(), value: 1 }] })).toMatchObject({ status: 422 });
  });

  it.each([{ pin: '12' }, { pin: 'abcd' }, { pin: 1234 }, { quantity: 0 }, { quantity: 101 }, { prefill: 'x' }])(
    'rejects %j',
    async (body) => {
      expect(await generate(body)).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    },
  );

  it('an access log of views, submissions and wrong PINs', async () => {
    const { id, path } = await one({ pin: '471147' });
    await open(path, '000000');
    await visitor.send('GET', path, undefined, {
      ...JSON_ONLY,
      'x-form-pin': '471147',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'A phone',
    });
    await submit(path, '471147');

    const { body } = await client.send('GET', `${LINKS}/urls/${id}/accesses`);
    const otherTenant = serviceClient(service.httpPort, aCaller());

    expect(body).toMatchObject({
      meta: { total: 3 },
      accesses: [
        { kind: 'submitted' },
        { kind: 'opened', address: '203.0.113.7', user_agent: 'A phone' },
        { kind: 'refused_pin' },
      ],
    });
    expect(await otherTenant.send('GET', `${LINKS}/urls/${id}/accesses`)).toMatchObject({ status: 404 });
    expect(await visitor.send('GET', `${LINKS}/urls/${id}/accesses`)).toMatchObject({ status: 401 });
  });

  it('uploads without a submission are purged after a day, answers never', async () => {
    const { path } = await one({});
    const upload = async (name: string) => {
      const form = new FormData();
      form.append('field_id', ids[2] ?? '');
      form.append('file', new Blob(['a note']), name);
      const response = await fetch(`http://127.0.0.1:${service.httpPort}${path}/files`, { method: 'POST', body: form });
      return ((await response.json()) as { file: { id: string } }).file.id;
    };
    const [kept, unused] = [await upload('kept.txt'), await upload('unused.txt')];
    const given = [ids[0], ids[2]].map((field_id, index) => ({ field_id, value: index === 0 ? 'Bo' : kept }));
    await visitor.send('POST', `${path}/answers`, { answers: given });
    const folder = join(service.filesFolder, caller.frameId);
    const { purgeFiles, expectUpload } = service.application.files;
    await expectUpload(`${caller.frameId}/interrupted`);
    await purgeFiles();
    expect(readdirSync(folder).sort()).toEqual([kept, unused].sort());

    const connection = await createConnection(service.database.url).asPromise();
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await connection
      .collection('answer_files')
      .updateMany({ unused_since: { $ne: null } }, { $set: { unused_since: yesterday } });
    await connection.collection('expected_uploads').updateMany({}, { $set: { created_at: yesterday } });
    await purgeFiles();

    expect([existsSync(join(folder, kept)), existsSync(join(folder, unused))]).toEqual([true, false]);
    expect(await connection.collection('expected_uploads').countDocuments()).toBe(0);
    expect(await connection.collection('answer_files').countDocuments({ unused_since: { $ne: null } })).toBe(0);
    await connection.close();
  }, 30_000);
});
