import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AppError } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { aCaller } from '@trackway/testkit';
import { anImport } from '../jobs/an-import';
import { FakeOperationStore } from '../operations/fake-operation-store';
import type { StartKey } from '../operations/start-key';
import { makeStartOperation } from '../operations/start-operation';
import { makeOpenSourceFile } from './open-source-file';
import { makeStartImport } from './start-import';

const { options } = anImport('', '');
const KEY: StartKey = { value: 'k', lifetimeMs: 1_000 };
const NOW = new Date('2026-01-10T12:00:00.000Z');

describe('an uploaded file', () => {
  let folder: string;
  let storage: FileBlobStore;
  const caller = aCaller();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-import-'));
    storage = new FileBlobStore(join(folder, 'blobs'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  function setUp(insert?: () => Promise<never>) {
    const operations = new FakeOperationStore();
    if (insert) operations.insert = insert;
    const findUser = async () => ({ name: 'Bo', avatarUrl: '' });
    const startOperation = makeStartOperation({ operations, findUser, newId, clock: () => NOW });
    const start = makeStartImport({ storage, newId, startOperation });
    return {
      operations,
      upload: async (content: string | Buffer, { name = 'rows.csv', digest = 'd', key }: Partial<Upload> = {}) => {
        const path = join(folder, 'upload');
        await writeFile(path, content);
        return start(caller, { type: 'project', options, file: { path, name, digest }, key });
      },
    };
  }

  interface Upload {
    readonly name: string;
    readonly digest: string;
    readonly key: StartKey;
  }

  async function storedFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  }

  it('is stored with a pending operation', async () => {
    const operation = await setUp().upload('Name\nRoof\n');

    expect(operation).toMatchObject({ action: 'import', status: 'pending', fileName: 'rows.csv', requestDigest: 'd' });
    expect(operation.metadata).toMatchObject({ outcomes: {} });
    expect(await storedFiles()).toEqual([operation.sourceKey]);
  });

  it.each([
    ['rows.csv', ''],
    ['rows.xlsx', 'Name'],
    ['rows.xlsx', ''],
  ])('%s with the content %j is rejected and not stored', async (name, content) => {
    await expect(setUp().upload(content, { name })).rejects.toMatchObject({
      details: { validation: { file: [expect.any(String)] } },
    });
    expect(await storedFiles()).toEqual([]);
  });

  it('is stored once for a key, and rejected with another content', async () => {
    const { upload } = setUp();
    const [one, two] = [await upload('Name\n', { key: KEY }), await upload('Name\n', { key: KEY })];
    await expect(upload('Other\n', { key: KEY, digest: 'e' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });

    expect(two.id).toBe(one.id);
    expect(await storedFiles()).toEqual([one.sourceKey]);
  });

  it('is retained if the operation may be stored', async () => {
    const away = new AppError('unavailable', 'service_unavailable', 'The database is unavailable.');
    const { upload } = setUp(() => Promise.reject(away));

    await expect(upload('Name\n')).rejects.toBe(away);
    expect(await storedFiles()).toHaveLength(1);
  });

  it('can be opened for the import until its time is over', async () => {
    const { upload } = setUp();
    const operation = await upload('Name\n');
    expect(await text(storage.read(operation.sourceKey ?? ''))).toBe('Name\n');
    await storage.remove(operation.sourceKey ?? '');
    const open = makeOpenSourceFile({ storage });
    const opened = open({ ...operation, action: 'import', type: 'project', options }, new AbortController().signal);
    await expect(opened).rejects.toMatchObject({ code: 'file_expired' });
  });
});
