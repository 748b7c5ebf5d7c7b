import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Files, MAX_FILE_BYTES } from './files';
import type { HttpReply } from './http/server';

describe('files', () => {
  let folder: string;
  let files: Files;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    files = new Files({ folder, publicUrl: 'https://c.example', secret: 'secret' });
    await files.open();
  });
  afterEach(async () => {
    files.close();
    await rm(folder, { recursive: true });
  });

  const load = async () => ({
    name: 'a.txt',
    mimeType: 'text/plain',
    content: [Buffer.from('con'), Buffer.from('tent')],
  });

  async function download(url: string): Promise<HttpReply> {
    const path = new URL(url).pathname;
    return files.route.handle({
      method: 'GET',
      path,
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.alloc(0),
    });
  }

  it('are stored once, and are downloaded from an address that cannot be guessed', async () => {
    const [stored, again] = [
      await files.store('m1:0', load),
      await files.store('m1:0', () => Promise.reject(new Error('loaded twice'))),
    ];
    const { status, headers, body } = await download(stored.url);

    expect(again).toEqual(stored);
    expect(stored).toMatchObject({ name: 'a.txt', mime_type: 'text/plain' });
    expect([status, headers?.['content-type']]).toEqual([200, 'text/plain']);
    expect((await buffer(body as NodeJS.ReadableStream as AsyncIterable<Buffer>)).toString()).toBe('content');
  });

  it.each(['/files/unknown', `/files/${'a'.repeat(43)}`, '/files/../secret'])('are not found at %s', async (path) => {
    expect(await download(`https://c.example${path}`)).toEqual({ status: 404 });
  });

  it('of more than 25 MB are rejected, and are loaded again after an error', async () => {
    const content = [Buffer.alloc(MAX_FILE_BYTES), Buffer.alloc(1)];

    await expect(files.store('m2', async () => ({ name: 'big', mimeType: 'x/y', content }))).rejects.toThrow(
      'larger than',
    );

    expect(await files.store('m2', load)).toMatchObject({ name: 'a.txt' });
  });

  it('are deleted ten days later', async () => {
    for (const id of ['m1', 'm2']) await files.store(id, load);
    const stored = await readdir(folder);
    const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60 * 1_000);
    for (const name of stored) await utimes(join(folder, name), tenDaysAgo, tenDaysAgo);
    const recent = await files.store('m3', load);

    await files.open();

    expect(await readdir(folder)).toHaveLength(2);
    expect(await download(recent.url)).toMatchObject({ status: 200 });
  });
});
