import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '@trackway/errors';
import { temporaryFolder } from '@trackway/testkit';
import { FileBlobStore } from './file-blob-store';
import { writeBlob } from './write-blob';

const openStore = async () => new FileBlobStore(temporaryFolder());

/** Fails after the first bytes. */
const fullStore = {
  put: async (_key: string, content: Readable) => {
    const sink = new PassThrough();
    sink.once('data', () => sink.destroy(new Error('ENOSPC')));
    await pipeline(content, sink).catch(() => undefined);
    throw unavailable('The file store is full.');
  },
};

async function writeMuch(content: PassThrough): Promise<void> {
  for (let left = 1_000; left > 0; left -= 1) {
    if (content.destroyed) throw new Error('The stream is closed.');
    if (!content.write('x'.repeat(10_000))) await new Promise(setImmediate);
  }
}

describe('writeBlob', () => {
  it('stores the written content, and returns the result and the size', async () => {
    const store = await openStore();

    const written = await writeBlob(store, 'a', async (content) => {
      content.write('text');
      return 7;
    });

    expect(written).toEqual({ result: 7, bytes: 4 });
    expect(await text(store.read('a'))).toBe('text');
  });

  it('stores nothing, and rejects with the error of the writer', async () => {
    const store = await openStore();
    const error = new Error('A peer service failed.');
    const write = async (content: PassThrough) => {
      content.write('half');
      throw error;
    };

    await expect(writeBlob(store, 'a', write)).rejects.toBe(error);

    expect(await store.size('a')).toBeUndefined();
  });

  it('rejects with the error of a store that fails first', async () => {
    await expect(writeBlob(fullStore, 'a', writeMuch)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
