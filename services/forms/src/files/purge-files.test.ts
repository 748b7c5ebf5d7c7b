import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import type { UnitOfWork } from '../shared/unit-of-work';
import { FakeFileStore } from './fake-file-store';
import type { FileStores } from './file-store';
import { makeExpectUpload, makePurgeFiles } from './purge-files';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const DAY_MS = 86_400_000;

describe('files that no submission uses', () => {
  let folder: string;
  let storage: FileBlobStore;
  let files: FakeFileStore;
  let now: number;
  let purge: () => Promise<boolean>;
  let expectUpload: (key: string) => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'purge-files-'));
    [storage, files, now] = [new FileBlobStore(folder), new FakeFileStore(), NOW];
    const unitOfWork = {
      run: (work) => work({ files, outbox: { add: async () => undefined }, recordEffect: async () => undefined }),
      read: (work) => work({ files }),
    } satisfies UnitOfWork<FileStores>;
    const deps = { unitOfWork, storage, clock: () => new Date(now) };
    [purge, expectUpload] = [makePurgeFiles(deps), makeExpectUpload(deps)];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Stores the bytes of an upload, and its file unless the process crashed. */
  async function upload(key: string, { crashed = false } = {}): Promise<string> {
    await expectUpload(key);
    await storage.put(key, Readable.from(['x']));
    const id = newId();
    if (crashed) return id;
    const content = { name: 'a.pdf', size: 1, mimeType: 'application/pdf', hash: '' };
    const life = { createdAt: new Date(now), unusedSince: new Date(now) };
    await files.insert({ id, frameId: 'frame', key, ...content, fieldId: newId(), linkId: newId(), ...life });
    return id;
  }
  const keys = async () => (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted();

  it('are removed after a day, with their bytes', async () => {
    const id = await upload('unused');
    now += DAY_MS;
    expect(await purge()).toBe(false);
    expect(await keys()).toEqual(['unused']);
    now += 1;
    await purge();

    expect([await keys(), await files.findMany('frame', [id])]).toEqual([[], []]);
  });

  it('are retained once they are used', async () => {
    const id = await upload('used');
    await files.markUsed('frame', [id]);
    now += 2 * DAY_MS;
    await purge();

    expect([await keys(), (await files.findMany('frame', [id])).length]).toEqual([['used'], 1]);
  });

  it('include bytes without a file, and the record of an upload that stored none', async () => {
    await upload('crashed', { crashed: true });
    await expectUpload('never-stored');
    now += DAY_MS + 1;
    await upload('new', { crashed: true });
    await purge();

    expect(await keys()).toEqual(['new']);
    expect(await files.overdueUploads(new Date(now + 1), 10)).toEqual(['new']);
  });

  it('are removed although the storage rejects one of them, which is reported and retried', async () => {
    await upload('locked', { crashed: true });
    await upload('other', { crashed: true });
    now += DAY_MS + 1;
    const remove = jest.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('The object is locked.'));

    await expect(purge()).rejects.toThrow('The object is locked.');
    expect(await keys()).toEqual(['locked']);
    remove.mockRestore();
    await purge();

    expect(await keys()).toEqual([]);
  });

  it('are removed in batches of 100', async () => {
    for (let index = 0; index < 101; index += 1) await expectUpload(`key-${index}`);
    now += DAY_MS + 1;

    expect([await purge(), await purge(), await purge()]).toEqual([true, false, false]);
  });

  it('can not be used any more when their bytes are removed', async () => {
    const id = await upload('unused');
    now += DAY_MS + 1;
    const remove = storage.remove.bind(storage);
    const found: unknown[] = [];
    storage.remove = async (key) => {
      found.push(await files.findMany('frame', [id]));
      await remove(key);
    };
    await purge();

    expect([found, await keys()]).toEqual([[[]], []]);
  });

  it('are removed by the next purge if one is interrupted', async () => {
    await upload('unused');
    now += DAY_MS + 1;
    const remove = storage.remove.bind(storage);
    storage.remove = async () => {
      throw new Error('The connection was lost.');
    };
    await expect(purge()).rejects.toThrow('The connection was lost.');
    storage.remove = remove;
    await purge();

    expect([await keys(), await files.unusedSince(new Date(now), 10)]).toEqual([[], []]);
  });
});
