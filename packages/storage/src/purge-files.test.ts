import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@trackway/runtime';
import { temporaryFolder } from '@trackway/testkit';
import { FileBlobStore } from './file-blob-store';
import { makePurgeFiles, makePurgeIncompleteFiles } from './purge-files';

const recordOf = (key: string) => /^imports\/([0-9a-f-]{36})\./.exec(key)?.[1];

describe('purging files', () => {
  const [live, deleted] = [newId(), newId()];
  let folder: string;
  let storage: FileBlobStore;

  beforeEach(async () => {
    folder = temporaryFolder();
    storage = new FileBlobStore(folder);
  });

  async function store(key: string, daysOld: number): Promise<void> {
    await storage.put(key, Readable.from(['x']));
    const at = new Date(Date.now() - daysOld * 24 * 60 * 60 * 1_000);
    await utimes(join(folder, key), at, at);
  }

  it('removes old files without a live record, and incomplete ones', async () => {
    const retained = [
      `imports/${live}.xlsx`,
      `imports/${deleted}.csv`,
      `errors/${deleted}-5.xlsx`,
      'imports/readme.txt',
    ];
    for (const key of retained) await store(key, key.endsWith('.csv') ? 0.5 : 20);
    for (const key of [`imports/${deleted}.xlsx`, `imports/${live}.xlsx.1.part`]) await store(key, 2);
    const requested: string[][] = [];
    const findLive = async (ids: readonly string[]) => {
      requested.push([...ids]);
      return new Set([live]);
    };

    await makePurgeFiles({ storage, recordOf, findLive, clock: () => new Date() })();

    const left = (await Array.fromAsync(storage.list())).map(({ key }) => key);
    expect(left.toSorted()).toEqual(retained.toSorted());
    expect(requested.map((ids) => ids.toSorted())).toEqual([[live, deleted].toSorted()]);
  });

  it('removes only old files that are not complete', async () => {
    const retained = [`${live}/1`, `${live}/2.a.part`];
    await store(`${live}/1`, 20);
    await store(`${live}/2.a.part`, 0.5);
    await store(`${live}/2.b.part`, 2);

    await makePurgeIncompleteFiles({ storage, clock: () => new Date() })();

    const left = (await Array.fromAsync(storage.list())).map(({ key }) => key);
    expect(left.toSorted()).toEqual(retained.toSorted());
  });
});
