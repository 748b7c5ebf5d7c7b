import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '@trackway/errors';
import { readMultipart } from './read-multipart';

const LIMITS = { fileBytes: 100, fields: 5, fieldBytes: 100 };

async function requestOf(form: FormData, cut = 0): Promise<IncomingMessage> {
  const encoded = new Response(form);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const request: unknown = Object.assign(Readable.from([bytes.subarray(0, bytes.length - cut)]), { headers });
  return request as IncomingMessage;
}

const file = (content: string, name = 'a.txt') => new File([content], name);
const formOf = (...parts: readonly [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  return form;
};
/** A body with a boundary `b`, which `FormData` does not create. */
function rawRequest(...parts: readonly string[]): IncomingMessage {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const request: unknown = Object.assign(Readable.from([Buffer.from(parts.join(''))]), { headers });
  return request as IncomingMessage;
}
const rawPart = (disposition: string, content: string, header = '') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${header}\r\n${content}\r\n`;
const rawFile = rawPart('name="file"; filename="a.txt"', 'a');

const asText = async (stream: Readable, name: string) => `${name}: ${await text(stream)}`;

describe('readMultipart', () => {
  it('streams the file, and returns the fields before and after it', async () => {
    const request = await requestOf(formOf(['before', '1'], ['file', file('content')], ['after', '2']));

    const { file: taken, fields } = await readMultipart(request, LIMITS, asText);

    expect(taken).toBe('a.txt: content');
    expect(fields).toEqual({ before: '1', after: '2' });
  });

  it('rejects a second file, a file in another part, and a missing file', async () => {
    const rejected = { code: 'validation_errors' };
    const two = await requestOf(formOf(['file', file('a')], ['file', file('b')]));
    const other = await requestOf(formOf(['picture', file('a')]));
    const none = await requestOf(formOf(['name', 'x']));

    await expect(readMultipart(two, LIMITS, asText)).rejects.toMatchObject(rejected);
    await expect(readMultipart(other, LIMITS, asText)).rejects.toMatchObject(rejected);
    await expect(readMultipart(none, LIMITS, asText)).rejects.toMatchObject(rejected);
  });

  it('rejects a text part that occurs twice, in any place', async () => {
    const request = await requestOf(formOf(['name', 'x'], ['file', file('a')], ['name', 'y']));

    await expect(readMultipart(request, LIMITS, asText)).rejects.toMatchObject({
      code: 'validation_errors',
      details: { validation: { name: ['Send this part once.'] } },
    });
  });

  it('rejects an incomplete body after the file was processed', async () => {
    const request = await requestOf(formOf(['file', file('x'.repeat(90))]), 60);
    let ended = false;
    const slowly = async (stream: Readable) => {
      await text(stream).catch(() => '');
      await new Promise(setImmediate);
      ended = true;
      return 'taken';
    };

    await expect(readMultipart(request, LIMITS, slowly)).rejects.toMatchObject({ code: 'malformed_body' });

    expect(ended).toBe(true);
  });

  it('rejects with the error of storeFile', async () => {
    const request = await requestOf(formOf(['file', file('x')], ['name', 'x']));
    const error = new AppError('too_large', 'payload_too_large', 'Too large.');

    await expect(readMultipart(request, LIMITS, () => Promise.reject(error))).rejects.toBe(error);
  });

  it('passes one byte more than the limit', async () => {
    const request = await requestOf(formOf(['file', file('x'.repeat(1_000))]));

    const { file: taken } = await readMultipart(request, LIMITS, async (stream) => (await text(stream)).length);

    expect(taken).toBe(101);
  });

  it.each([
    ['of a part with another name', 'name="other"; filename="a"'],
    ['of a second file', 'name="file"; filename="b"'],
  ])('rejects a body that ends in the content %s', async (_, disposition) => {
    const request = rawRequest(rawFile, `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nabc`);

    await expect(readMultipart(request, LIMITS, asText)).rejects.toMatchObject({ code: 'malformed_body' });
  });

  it('rejects a body that ends in the content of a file that storeFile has rejected', async () => {
    const request = rawRequest('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');
    const error = new AppError('too_large', 'payload_too_large', 'Too large.');

    await expect(readMultipart(request, LIMITS, () => Promise.reject(error))).rejects.toMatchObject({
      code: 'malformed_body',
    });
  });

  it('rejects a body with an invalid header and an incomplete file after it', async () => {
    const invalid = rawPart('name="x"', '1', 'Content-Type: text/plain; charset\x1d=utf-8\r\n');
    const request = rawRequest(invalid, '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');

    await expect(readMultipart(request, LIMITS, asText)).rejects.toMatchObject({ code: 'malformed_body' });
  });

  it('accepts text parts within the limits', async () => {
    const form = formOf(...['1', '2', '3', '4'].map((name): [string, string] => [name, '']), ['5', 'é'.repeat(50)]);
    form.append('file', file('x'));

    const { fields } = await readMultipart(await requestOf(form), LIMITS, asText);

    expect(fields).toEqual({ 1: '', 2: '', 3: '', 4: '', 5: 'é'.repeat(50) });
  });

  it.each([
    ['with too many bytes', rawPart('name="x"', '1'.repeat(101)), { x: ['Must have at most 100 bytes.'] }],
    [
      'in an unknown charset',
      rawPart('name="x"', '1', 'Content-Type: text/plain; charset=klingon\r\n'),
      { x: ['The charset of the part is unknown. Send UTF-8.'] },
    ],
    ['without a name', rawPart('other="x"', '1'), { fields: ['Each part needs a name.'] }],
    [
      'above the maximum number',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => rawPart(`name="${name}"`, '1')).join(''),
      { fields: ['Send at most 5 text parts.'] },
    ],
    ['as a file without a name', rawPart('filename="x"', '1'), { file: ['Send exactly one file, in the part file.'] }],
  ])('rejects a part %s', async (_, part, validation) => {
    const request = rawRequest(rawFile, part, '--b--');

    await expect(readMultipart(request, LIMITS, asText)).rejects.toMatchObject({ details: { validation } });
  });

  it('rejects other bodies', async () => {
    const request: unknown = Object.assign(Readable.from(['{}']), { headers: { 'content-type': 'application/json' } });

    await expect(readMultipart(request as IncomingMessage, LIMITS, asText)).rejects.toMatchObject({
      kind: 'unsupported_media_type',
    });
  });
});
