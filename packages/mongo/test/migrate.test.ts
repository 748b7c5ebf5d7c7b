import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@trackway/mongo';
import { createConnection } from 'mongoose';
import { freshDatabaseUrl } from './open-database';

describe('migrate', () => {
  let folder: string;
  let databaseUrl: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    databaseUrl = freshDatabaseUrl();
    file('0001_create_a.js', "exports.up = async (db) => { await db.collection('a').insertOne({ at: 1 }); };");
    file('0002_create_b.js', "exports.up = async (db) => { await db.collection('a').insertOne({ at: 2 }); };");
  });

  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await withDatabase((connection) => connection.dropDatabase());
  });

  function file(name: string, text: string): void {
    writeFileSync(join(folder, name), text);
  }

  async function withDatabase<T>(work: (connection: ReturnType<typeof createConnection>) => Promise<T>): Promise<T> {
    const connection = createConnection(databaseUrl);
    await connection.asPromise();
    const result = await work(connection);
    await connection.close();
    return result;
  }

  it('runs each file once, in order, also with concurrent processes', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate({ databaseUrl, folder })));

    expect(runs.flat()).toEqual(['0001_create_a', '0002_create_b']);
    const found = await withDatabase((connection) => connection.collection('a').find().toArray());
    expect(found.map(({ at }) => at)).toEqual([1, 2]);
  });

  it('resumes with the failed file', async () => {
    const check = "if (!(await db.collection('b').findOne())) throw new Error('not yet');";
    file('0003_break.js', `exports.up = async (db) => { ${check} };`);
    await expect(migrate({ databaseUrl, folder })).rejects.toThrow('not yet');
    file('0004_create_d.js', 'exports.up = async () => {};');
    await withDatabase((connection) => connection.collection('b').insertOne({ at: 1 }));

    expect(await migrate({ databaseUrl, folder })).toEqual(['0003_break', '0004_create_d']);
  });

  it('rejects a file that comes before completed ones, and a newer database', async () => {
    await migrate({ databaseUrl, folder });
    file('0000_late.js', 'exports.up = async () => {};');
    await expect(migrate({ databaseUrl, folder })).rejects.toThrow('0000_late comes before');

    rmSync(join(folder, '0000_late.js'));
    rmSync(join(folder, '0002_create_b.js'));

    await expect(migrate({ databaseUrl, folder })).rejects.toThrow('0002_create_b, which is not in the folder');
  });

  it('rejects other files', async () => {
    file('notes.txt', '');

    await expect(migrate({ databaseUrl, folder })).rejects.toThrow('notes.txt is not a migration');
  });
});
