import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, tokensOf } from '@trackway/testkit';
import { type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const VIDEO = { name: 'Safety', type: 'video', url: 'https://videos.example.org/safety', duration: 60 };
const REQUIRE = 'update-required-step-attachment';
const CONTENT = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), Buffer.alloc(200_000, 7)]);

describe('attachments of steps over HTTP', () => {
  let service: TestFunnels;
  let client: FunnelClient;
  let step: string;

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    step = (await client.create('Sales', 'Contact')).steps[0]?.id ?? '';
  });

  const link = (body: object = VIDEO) =>
    client.get<{ id: string; watch: boolean }>('step_attachment', 'POST', `steps/${step}/attachments`, body);

  async function listed(): Promise<readonly { id: string; watch: boolean }[]> {
    return await client.get('step_attachments', 'GET', `steps/${step}/attachments`);
  }

  async function upload(content: Buffer, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([Uint8Array.from(content)]), 'sicher heit.mp4');
    const response = await fetch(`http://127.0.0.1:${service.httpPort}/api/management/steps/${step}/attachments`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: tokensOf('gateway').sign(client.caller), ...headers },
      body: form,
    });
    return {
      status: response.status,
      replayed: response.headers.get('idempotency-replayed'),
      body: (await response.json()) as Record<string, never>,
    };
  }

  async function storedFiles(): Promise<number> {
    const entries = await readdir(service.storageFolder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).length;
  }

  it('links videos and files, lists them in the order of their creation, renames and deletes them', async () => {
    const video = await link();
    const file = await link({ name: 'Terms', type: 'file', url: 'http://example.org/terms.pdf' });

    expect(video).toMatchObject({ ...VIDEO, step_id: step, file: null, watch: false });
    expect(file).toMatchObject({ type: 'file', duration: null });
    const renamed = { name: 'Rules', duration: 90 };
    const path = `steps/${step}/attachments/${video.id}`;
    expect(await client.get('step_attachment', 'PATCH', path, renamed)).toMatchObject(renamed);
    await client.get('step_attachment', 'DELETE', `steps/${step}/attachments/${file.id}`);
    expect(await listed()).toMatchObject([{ id: video.id, ...renamed }]);
  });

  it.each([
    [{}, ['name', 'type', 'url']],
    [{ ...VIDEO, url: 'javascript:alert(1)' }, ['url']],
    [{ ...VIDEO, duration: undefined }, ['duration']],
    [{ ...VIDEO, duration: 0 }, ['duration']],
    [{ ...VIDEO, type: 'song' }, ['type']],
    [{ ...VIDEO, watch: true }, ['watch']],
  ])('names the invalid fields of the link %j', async (body, fields) => {
    const response = await client.send('POST', `steps/${step}/attachments`, body);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] ?? {}).sort()).toEqual(fields);
  });

  it('stores an upload and serves it by a signed link, whole or in ranges', async () => {
    const { status, body } = await upload(CONTENT, { duration: '12.5', name: 'Sicherheit' });

    const attachment = body['step_attachment'] as unknown as { url: string };
    expect({ status, attachment }).toMatchObject({
      status: 200,
      attachment: {
        name: 'Sicherheit',
        type: 'video',
        duration: 12.5,
        file: {
          name: 'sicher heit.mp4',
          size: CONTENT.length,
          mime_type: 'video/mp4',
          hash: createHash('sha256').update(CONTENT).digest('hex'),
        },
      },
    });
    const url = `http://127.0.0.1:${service.httpPort}${new URL(attachment.url).pathname}`;
    const whole = await fetch(url);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await whole.arrayBuffer()).equals(CONTENT)).toBe(true);
    const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${CONTENT.length}`]);
    expect(await part.text()).toBe('ftyp');
    expect((await fetch(`${url}x`)).status).toBe(404);
  });

  it('stores nothing of a rejected upload', async () => {
    const before = await storedFiles();

    const noLength = await upload(CONTENT);
    const unknownField = await upload(Buffer.from('text'), { colour: 'red' });
    step = UNKNOWN;
    const noStep = await upload(CONTENT, { duration: '1' });

    expect(noLength).toMatchObject({ status: 422, body: { validation: { duration: [expect.any(String)] } } });
    expect(unknownField).toMatchObject({ status: 422, body: { validation: { colour: [expect.any(String)] } } });
    expect(noStep).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
    expect(await storedFiles()).toBe(before);
  });

  it('adds one attachment for repeated uploads with an Idempotency-Key', async () => {
    const before = await storedFiles();
    const key = { 'idempotency-key': 'k-1' };
    const fields = { duration: '1' };

    const concurrent = await Promise.all([upload(CONTENT, fields, key), upload(CONTENT, fields, key)]);
    const later = await upload(CONTENT, fields, key);
    const others = [await upload(Buffer.from('text'), fields, key), await upload(CONTENT, { duration: '2' }, key)];

    const [attachment] = await listed();
    for (const { status, body } of [...concurrent, later]) {
      expect({ status, body }).toMatchObject({ status: 200, body: { step_attachment: { id: attachment?.id } } });
    }
    expect(concurrent.map(({ replayed }) => replayed).sort()).toEqual(['true', null].sort());
    expect(later.replayed).toBe('true');
    for (const { status, body } of others) {
      expect({ status, body }).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    }
    expect(await listed()).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 1);
  });

  it('adds one link for repeated requests with an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'k-2' };
    const add = (body: object) => client.send('POST', `steps/${step}/attachments`, body, key);
    const [first, second] = [await add(VIDEO), await add(VIDEO)];

    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await add({ ...VIDEO, duration: 61 })).toMatchObject({
      status: 409,
      body: { message: 'idempotency_key_reused' },
    });
    expect(await listed()).toHaveLength(1);
  });

  it('accepts only an upload or JSON', async () => {
    const response = await client.send('POST', `steps/${step}/attachments`, 'x', { 'content-type': 'text/plain' });

    expect(response).toMatchObject({ status: 415, body: { message: 'unsupported_media_type' } });
  });

  describe('update-required-step-attachment', () => {
    it('marks a video and unmarks it', async () => {
      const { id } = await link();

      const marked = await client.send('POST', REQUIRE, { id, watch: true });
      expect(marked).toMatchObject({ status: 200 });
      expect(marked.body).toEqual({ response: true });
      expect(await listed()).toMatchObject([{ id, watch: true }]);
      await client.send('POST', REQUIRE, { id, watch: false });
      expect(await listed()).toMatchObject([{ id, watch: false }]);
    });

    it.each([
      [{}, ['id', 'watch']],
      [{ id: UNKNOWN }, ['watch']],
      [{ watch: true }, ['id']],
      [{ id: UNKNOWN, watch: 'true' }, ['watch']],
      [{ id: UNKNOWN, watch: 1 }, ['watch']],
      [{ id: null, watch: null }, ['id', 'watch']],
      [{ id: {}, watch: true }, ['id']],
      [{ id: UNKNOWN, watch: true, more: 1 }, ['more']],
    ])('responds to %j with a map of errors', async (body, fields) => {
      const response = await client.send('POST', REQUIRE, body);

      expect(response).toMatchObject({
        status: 422,
        body: { response: false, message: 'validation_errors', error: expect.any(String) },
      });
      const validation = response.body['validation'] as unknown as Record<string, string[]>;
      expect(Object.keys(validation).sort()).toEqual(fields);
      for (const texts of Object.values(validation)) expect(texts).toEqual([expect.any(String)]);
    });

    it.each([UNKNOWN, 'no-id', 7])('does not find %j', async (id) => {
      const response = await client.send('POST', REQUIRE, { id, watch: true });

      expect(response).toMatchObject({
        status: 404,
        body: { response: false, message: 'step_attachment_model_not_found', error: expect.any(String) },
      });
    });

    it('does not find one of another frame, nor one that is deleted', async () => {
      const { id } = await link();
      const otherTenant = funnelClient(service.httpPort);
      expect((await otherTenant.send('POST', REQUIRE, { id, watch: true })).status).toBe(404);

      await client.get('step_attachment', 'DELETE', `steps/${step}/attachments/${id}`);
      expect((await client.send('POST', REQUIRE, { id, watch: true })).status).toBe(404);
    });

    it('makes only videos mandatory', async () => {
      const { id } = await link({ name: 'Terms', type: 'file', url: 'https://example.org/terms.pdf' });

      expect(await client.send('POST', REQUIRE, { id, watch: true })).toMatchObject({
        status: 422,
        body: { message: 'validation_errors', validation: { watch: [expect.any(String)] } },
      });
      expect(await client.send('POST', REQUIRE, { id, watch: false })).toMatchObject({ status: 200 });
    });

    it('requires a token and its scope', async () => {
      const reader = funnelClient(service.httpPort, aCaller({ scopes: ['funnels:read'] }));

      expect(await reader.send('POST', REQUIRE, {})).toMatchObject({ status: 403 });
    });
  });
});
