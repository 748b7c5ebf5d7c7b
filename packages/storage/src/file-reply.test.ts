import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@trackway/testkit';
import { FileBlobStore } from './file-blob-store';
import { fileReply } from './file-reply';

async function open() {
  const storage = new FileBlobStore(temporaryFolder());
  const size = await storage.put('a', Readable.from(['0123456789']));
  const file = { key: 'a', name: 'a.txt', mimeType: 'text/plain', size, cacheControl: 'private' };
  return (range?: string, ifRange?: string) => {
    const headers: Record<string, string | undefined> = { range, 'if-range': ifRange };
    return fileReply(storage, file, { get: (name) => headers[name] });
  };
}

describe('the response with a file', () => {
  it.each([
    [undefined, undefined, '0123456789', { 'Content-Length': '10' }],
    ['bytes=2-3', 206, '23', { 'Content-Range': 'bytes 2-3/10' }],
    ['bytes=3-2', undefined, '0123456789', { 'Content-Length': '10' }],
  ])('to the range %s', async (range, status, content, headers) => {
    const { options, stream } = (await open())(range);

    expect(options).toMatchObject({ headers });
    expect([options.status, await text(stream)]).toEqual([status, content]);
  });

  it('contains a range only of the file that the client has begun to receive', async () => {
    const reply = await open();
    const etag = reply().options.headers['ETag'] ?? '';

    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect((await open())().options.headers['ETag']).toBe(etag);
    expect(reply('bytes=2-3', etag).options).toMatchObject({ status: 206, headers: { ETag: etag } });
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      expect(reply('bytes=2-3', other).options.status).toBeUndefined();
      expect(reply('bytes=10-', other).options.status).toBeUndefined();
    }
  });

  it('is 416 with the size if the range begins after the end', async () => {
    const reply = await open();

    expect(() => reply('bytes=10-')).toThrow(
      expect.objectContaining({
        kind: 'unsatisfiable_range',
        details: { headers: { 'Accept-Ranges': 'bytes', 'Content-Range': 'bytes */10' } },
      }),
    );
  });
});
