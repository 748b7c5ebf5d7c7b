import { type FileHandle, open } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { TemporaryFiles } from '../../test-support/temporary-files';
import type { ZipEntry } from './central-directory';
import { EntryStream } from './entry-stream';

const files = new TemporaryFiles();
const opened: FileHandle[] = [];
afterEach(async () => {
  for (const file of opened.splice(0)) await file.close();
});
afterAll(() => files.remove());

/** The data of the entry begins at offset 3 of the file. */
async function streamOf(data: Buffer, entry: Partial<ZipEntry>): Promise<EntryStream> {
  const file = await open(await files.write(Buffer.concat([Buffer.from('abc'), data])));
  opened.push(file);
  const common = { name: 'part', encrypted: false, offset: 0, compressedSize: data.length };
  return new EntryStream(file, { ...common, method: 8, size: 0, ...entry }, 3);
}

async function contentOf(stream: EntryStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Bytes that deflate does not shorten much. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >>> 16;
    }),
  );
}

const suspicious = { code: 'suspicious_archive', part: 'part' };

describe('the content of an entry', () => {
  it.each([0, 1, 64 * 1024, 64 * 1024 + 1, 300_000])('of %d bytes is read, stored and deflated', async (size) => {
    const content = noise(size);

    expect((await contentOf(await streamOf(content, { method: 0, size }))).equals(content)).toBe(true);
    expect((await contentOf(await streamOf(deflateRawSync(content), { size }))).equals(content)).toBe(true);
  });

  it('is read again from its beginning', async () => {
    const stream = await streamOf(deflateRawSync(Buffer.from('text')), { size: 4 });

    expect(stream.progress).toBe(0);
    expect(String(await contentOf(stream))).toBe('text');
    expect(stream.progress).toBe(1);
    expect(String(await contentOf(stream))).toBe('text');
    expect(stream.progress).toBe(1);
  });

  it('shows which part was read', async () => {
    const size = 4 * 64 * 1024;
    const progress: number[] = [];
    const stream = await streamOf(Buffer.alloc(size), { method: 0, size });
    for await (const _ of stream) progress.push(stream.progress);

    expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
    expect((await streamOf(Buffer.alloc(0), { method: 0 })).progress).toBe(1);
  });

  it('has exactly the declared size', async () => {
    const deflated = deflateRawSync(Buffer.from('text'));

    await expect(contentOf(await streamOf(deflated, { size: 3 }))).rejects.toMatchObject(suspicious);
    await expect(contentOf(await streamOf(deflated, { size: 5 }))).rejects.toMatchObject(suspicious);
    await expect(contentOf(await streamOf(Buffer.from('text'), { method: 0, size: 3 }))).rejects.toMatchObject(
      suspicious,
    );
    await expect(contentOf(await streamOf(Buffer.from('text'), { method: 0, size: 5 }))).rejects.toMatchObject(
      suspicious,
    );
  });

  it('is not returned beyond the declared size', async () => {
    const received: number[] = [];
    const read = async () => {
      for await (const chunk of await streamOf(deflateRawSync(Buffer.alloc(1_000_000)), { size: 200_000 }))
        received.push(chunk.length);
    };

    await expect(read()).rejects.toMatchObject(suspicious);
    expect(received).toEqual([128 * 1024]);
  });

  it('may end before its compressed bytes, which are not read after the content', async () => {
    const trailing = Buffer.concat([deflateRawSync(Buffer.from('text')), Buffer.alloc(200_000, 1)]);
    expect(String(await contentOf(await streamOf(trailing, { size: 4 })))).toBe('text');
    for (const file of opened.splice(0)) await file.close();
  });

  it('is not read after the consumer has stopped', async () => {
    const content = noise(1_000_000);
    for await (const _ of await streamOf(deflateRawSync(content), { size: content.length })) break;
    for (const file of opened.splice(0)) await file.close();
  });

  it('is truncated if the file or the compressed bytes end', async () => {
    const deflated = deflateRawSync(noise(1_000));
    const cut = await streamOf(deflated, { size: 1_000, compressedSize: deflated.length - 5 });
    const short = await streamOf(deflated, { size: 1_000, compressedSize: deflated.length + 5 });
    const stored = await streamOf(Buffer.from('text'), { method: 0, size: 5, compressedSize: 5 });

    await expect(contentOf(cut)).rejects.toMatchObject({ code: 'truncated' });
    await expect(contentOf(stored)).rejects.toMatchObject({ code: 'truncated' });
    await contentOf(short).catch((error: unknown) => expect(error).toMatchObject({ code: 'truncated' }));
  });

  it('is damaged if it cannot be inflated', async () => {
    const error = await contentOf(await streamOf(Buffer.alloc(100, 0xff), { size: 10 })).catch((reason) => reason);

    expect(error).toMatchObject({ code: 'damaged', part: 'part' });
    expect(error.cause).toMatchObject({ code: 'Z_DATA_ERROR' });
  });

  it('is not translated if the consumer fails', async () => {
    const stream = await streamOf(Buffer.from('text'), { method: 0, size: 4 });
    const read = async () => {
      for await (const _ of stream) throw new Error('of the consumer');
    };

    await expect(read()).rejects.toThrow('of the consumer');
  });

  it('is not read from a closed file', async () => {
    const stream = await streamOf(Buffer.from('text'), { method: 0, size: 4 });
    for (const file of opened.splice(0)) await file.close();

    await expect(contentOf(stream)).rejects.toMatchObject({ code: 'EBADF' });
  });

  it('is released after each full chunk', async () => {
    const size = 128 * 1024 + 10;
    const chunks: Buffer[] = [];
    for await (const chunk of await streamOf(deflateRawSync(Buffer.alloc(size)), { size })) chunks.push(chunk);

    expect(chunks.map(({ length }) => length)).toEqual([0, 10]);
  });
});
