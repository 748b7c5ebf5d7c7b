import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, serviceClient, tokensOf } from '@trackway/testkit';
import { startTestForms } from './start-forms';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Sent {
  status: number;
  body: {
    answer: { id: string; value: object; file: { id: string; name: string; url: string; mime_type: string } };
    message: string;
  };
}

describe('files as answers', () => {
  let service: Awaited<ReturnType<typeof startTestForms>>;
  let caller: ReturnType<typeof aCaller>;
  let project: string;
  let ids: string[];

  beforeAll(async () => {
    service = await startTestForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
    const { body } = await serviceClient(service.httpPort, caller).send('POST', '/api/management/forms', {
      title: 'Survey',
      fields: [
        { label: 'Photo', type: 'file', validation: { mime_types: ['image/*'], max_bytes: 1_000 } },
        { label: 'Anything', type: 'file' },
        { label: 'Text', type: 'short_text' },
      ],
    });
    ids = (body['form'] as unknown as { fields: { id: string }[] }).fields.map(({ id }) => id);
  });

  async function send(
    field: number,
    content: Buffer | string,
    name: string,
    options: { parts?: object; as?: typeof caller } = {},
  ): Promise<Sent> {
    const parts = {
      form_id: '1',
      field_id: ids[field],
      'accessor[type]': 'project_form',
      'accessor[project_id]': project,
      ...options.parts,
    };
    // A hand-written body, because the stream of a large Blob sometimes stalls in Jest.
    const boundary = 'boundary-of-parts';
    const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head(`name="file"; filename="${name}"`)),
      Buffer.from(content),
      ...Object.entries(parts).map(([part, value]) => Buffer.from(`\r\n${head(`name="${part}"`)}${value}`)),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const identity = tokensOf('gateway').sign(options.as ?? caller);
    const response = await fetch(`http://127.0.0.1:${service.httpPort}/api/management/dynamic-forms-answers-file`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: identity, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
    return { status: response.status, body: (await response.json()) as Sent['body'] };
  }

  function download(url: string, headers: Record<string, string> = {}) {
    return fetch(url.replace('https://forms.example.org', `http://127.0.0.1:${service.httpPort}`), { headers });
  }

  function stored(): string[] {
    return readdirSync(service.filesFolder, { recursive: true })
      .map(String)
      .filter((path) => path.includes(`${caller.frameId}/`));
  }

  it('stores a file and returns it through a link, also in ranges', async () => {
    const { status, body } = await send(0, PNG, '../../etc/fo\u202eto <1>.png');

    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        response: true,
        answer: { field_id: ids[0], file: { name: 'foto 1.png', size: PNG.length, mime_type: 'image/png' } },
      },
    });
    const { url } = body.answer.file;
    expect(url).toMatch(/^https:\/\/forms\.example\.org\/files\/forms\/[\w.-]+$/);
    const whole = await download(url);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(PNG);
    expect(whole.headers.get('content-disposition')).toBe(
      'attachment; filename="foto 1.png"; filename*=UTF-8\'\'foto%201.png',
    );
    const part = await download(url, { range: 'bytes=1-3' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${PNG.length}`,
    ]);
    const responses = await serviceClient(service.httpPort, caller).send(
      'GET',
      `/api/management/dynamic-forms-answers?accessor[type]=project_form&accessor[project_id]=${project}`,
    );
    expect(responses.body['answers']).toMatchObject([{ value: { id: body.answer.file.id, url: expect.any(String) } }]);
  });

  it('rejects modified links', async () => {
    const { body } = await send(1, 'text', 'a.txt');
    const { url } = body.answer.file;

    for (const wrong of [
      `${url.slice(0, -2)}AA`,
      url.replace('/forms/', '/forms/x'),
      `${url}.x`.replace(/\.[^.]+\.x$/, ''),
    ]) {
      const response = await download(wrong);
      expect([response.status, await response.json()]).toMatchObject([404, { message: 'file_model_not_found' }]);
    }
  });

  it.each([
    ['a text called a picture', 0, 'just text', 'renamed.png', 'file'],
    ['a picture over the limit of the field', 0, Buffer.concat([PNG, Buffer.alloc(1_000)]), 'large.png', 'file'],
    ['nothing', 1, '', 'empty.txt', 'file'],
    ['a program called a report', 1, 'MZ\u0090\u0000program', 'report.pdf', 'file'],
    ['a script called notes', 1, '#!/bin/sh\nrm -rf', 'notes.txt', 'file'],
    ['a file for a text', 2, 'text', 'a.txt', 'field_id'],
    ['a file for no field', 7, 'text', 'a.txt', 'field_id'],
  ])('rejects %s, and stores nothing', async (_what, field, content, name, at) => {
    const response = await send(field, content, name);

    expect(response).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { [at]: [expect.any(String)] } },
    });
    expect(stored()).toEqual([]);
  });

  it('rejects more than 25 MB, and stores nothing', async () => {
    const response = await send(1, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'), 'large.txt');

    expect(response).toMatchObject({ status: 413, body: { message: 'payload_too_large' } });
    expect(stored()).toEqual([]);
    expect(await send(1, Buffer.alloc(25 * 1024 * 1024, 'x'), 'just.txt')).toMatchObject({ status: 200 });
  }, 30_000);

  it('rejects other content types, and files of other frames', async () => {
    const client = serviceClient(service.httpPort, caller);
    const path = '/api/management/dynamic-forms-answers-file';

    expect(await client.send('POST', path, { file: 'x' })).toMatchObject({ status: 415 });
    expect(await serviceClient(service.httpPort).send('POST', path, {})).toMatchObject({ status: 401 });
    expect(await send(1, 'x', 'a.txt', { as: aCaller() })).toMatchObject({ status: 404 });
    expect(await send(1, 'x', 'a.txt', { as: aCaller({ scopes: ['forms:read'] }) })).toMatchObject({ status: 403 });
    expect(await send(1, 'x', 'a.txt', { parts: { form_id: 99 } })).toMatchObject({
      status: 404,
      body: { message: 'form_model_not_found' },
    });
    expect(await send(1, 'x', 'a.txt', { parts: { 'accessor[type]': 'x' } })).toMatchObject({ status: 422 });
    expect(stored()).toEqual([]);
  });
});
