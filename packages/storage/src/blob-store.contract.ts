import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { BlobStore } from './blob-store';

/** Tests for every BlobStore. */
export function describeBlobStore(name: string, open: () => Promise<BlobStore>): void {
  describe(`BlobStore: ${name}`, () => {
    let store: BlobStore;

    beforeEach(async () => {
      store = await open();
      await store.check();
    });

    it('returns stored files and ranges', async () => {
      expect(await store.put('a/b.txt', Readable.from(['hello ', 'world']))).toBe(11);

      expect(await text(store.read('a/b.txt'))).toBe('hello world');
      expect(await text(store.read('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
      expect(await store.size('a/b.txt')).toBe(11);
    });

    it('stores nothing if the content fails', async () => {
      const broken = Readable.from(
        (async function* () {
          yield 'half';
          throw new Error('gone');
        })(),
      );

      await expect(store.put('broken', broken)).rejects.toThrow('gone');

      expect(await store.size('broken')).toBeUndefined();
    });

    it('rejects with 503, and stores nothing, if a disk is full', async () => {
      const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      const content = Readable.from(
        (async function* () {
          yield 'half';
          throw full;
        })(),
      );

      await expect(store.put('full', content)).rejects.toMatchObject({ kind: 'unavailable', cause: full });

      expect(await store.size('full')).toBeUndefined();
    });

    it('replaces and removes', async () => {
      await store.put('x', Readable.from(['one']));
      await store.put('x', Readable.from(['two!']));
      expect(await text(store.read('x'))).toBe('two!');

      await store.remove('x');
      await store.remove('x');

      expect(await store.size('x')).toBeUndefined();
    });

    it('lists files', async () => {
      await store.put('one', Readable.from(['1']));
      await store.put('two/three', Readable.from(['2']));

      const blobs = await Array.fromAsync(store.list());

      expect(blobs.map(({ key }) => key).sort()).toEqual(['one', 'two/three']);
      expect(Math.abs(Date.now() - (blobs[0]?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
    });

    it('lists the files below a folder, with their sizes', async () => {
      await store.put('two/three', Readable.from(['2']));
      await store.put('two/a/b', Readable.from(['four']));
      await store.put('twofold', Readable.from(['3']));

      const below = async (folder: string) =>
        (await Array.fromAsync(store.list(folder))).map(({ key, bytes }) => [key, bytes]).toSorted();

      expect(await below('two')).toEqual([
        ['two/a/b', 4],
        ['two/three', 1],
      ]);
      expect(await below('none')).toEqual([]);
      await expect(below('../x')).rejects.toThrow('not a valid key');
    });

    it('stores files larger than a part', async () => {
      const content = randomBytes(6 * 1024 * 1024);

      expect(await store.put('large', Readable.from([content.subarray(0, 100), content.subarray(100)]))).toBe(
        content.length,
      );

      expect((await buffer(store.read('large'))).equals(content)).toBe(true);
    });

    it.each(['../x', '/x', 'a//b', 'a/../b', '.x', ''])('rejects the key %j', async (key) => {
      await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('not a valid key');
    });
  });
}
