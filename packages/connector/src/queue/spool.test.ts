import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spool } from './spool';

describe('a spool', () => {
  let folder: string;
  let opened: Spool[];

  beforeEach(async () => {
    opened = [];
    folder = await mkdtemp(join(tmpdir(), 'spool-'));
  });
  afterEach(async () => {
    for (const spool of opened) await spool.close();
    await rm(folder, { recursive: true });
  });

  async function openSpool(maxJobs = 100): Promise<Spool> {
    const spool = new Spool(folder, maxJobs);
    opened.push(spool);
    await spool.open();
    return spool;
  }

  const job = (id: string, orderingKey = 'key') => ({ id, orderingKey, body: { id } });
  const heads = async (spool: Spool) =>
    Promise.all([...spool.heads()].map(async (entry) => (await spool.read(entry)).id));

  async function completeAll(spool: Spool): Promise<string[]> {
    const ids: string[] = [];
    for (let [head] = spool.heads(); head; [head] = spool.heads()) {
      ids.push((await spool.read(head)).id);
      await spool.complete(head);
    }
    return ids;
  }

  it('has the jobs of an ordering key in order after a restart, and the ids of completed ones', async () => {
    const before = await openSpool();
    for (const id of ['a', 'b', 'c', 'd']) await before.add(job(id));
    const [first] = before.heads();
    if (first) await before.complete(first);

    const spool = await openSpool();

    expect(await spool.add(job('a'))).toBe('known');
    expect(await completeAll(spool)).toEqual(['b', 'c', 'd']);
  });

  it('stores a job once, also if it is added concurrently', async () => {
    const spool = await openSpool();

    const results = await Promise.all([1, 2, 3].map(() => spool.add(job('a'))));

    expect(results).toEqual(['added', 'known', 'known']);
    expect(spool.size).toBe(1);
  });

  it('accepts no job when it is full, unless it is a result of another one', async () => {
    const spool = await openSpool(1);
    await spool.add(job('a'));

    expect(spool.isFull).toBe(true);
    expect(await spool.add(job('b'))).toBe('full');
    expect(await spool.add(job('c'), true)).toBe('added');
    expect(await completeAll(spool)).toEqual(['a', 'c']);
    expect(await spool.add(job('b'))).toBe('added');
  });

  it('keeps jobs of different ordering keys apart', async () => {
    const spool = await openSpool();
    await spool.add(job('a', 'one'));
    await spool.add(job('b', 'one'));
    await spool.add(job('c', 'two'));

    expect(await heads(spool)).toEqual(['a', 'c']);
  });

  it('sets a rejected job aside with the reason, and accepts it again when an operator moves it', async () => {
    const spool = await openSpool();
    await spool.add(job('a'));
    const [entry] = spool.heads();
    if (entry) await spool.reject(entry, 'The recipient is unknown.');

    const [file = '', reason = ''] = (await readdir(join(folder, 'rejected'))).sort();
    expect(spool.rejectedCount).toBe(1);
    expect(await readFile(join(folder, 'rejected', reason), 'utf8')).toBe('The recipient is unknown.\n');
    expect(await (await openSpool()).add(job('a'))).toBe('known');
    await rename(join(folder, 'rejected', file), join(folder, 'waiting', file));
    expect(await heads(await openSpool())).toEqual(['a']);
  });

  it('sets damaged files aside', async () => {
    const spool = await openSpool();
    for (const id of ['a', 'b', 'c']) await spool.add(job(id, id));
    const [first, second] = [...spool.heads()].map(({ file }) => join(folder, 'waiting', file));
    await writeFile(first ?? '', '{"id":"a"');
    await writeFile(second ?? '', '{"id":"b"}');

    const restarted = await openSpool();

    expect(restarted.rejectedCount).toBe(2);
    expect(await completeAll(restarted)).toEqual(['c']);
    expect(await readdir(join(folder, 'rejected'))).toHaveLength(4);
    expect(await restarted.add(job('a'))).toBe('known');
  });

  it('does not repeat a job that was completed before a crash, and ignores files and lines that were cut off', async () => {
    const spool = await openSpool();
    for (const id of ['a', 'b']) await spool.add(job(id));
    const [entry] = spool.heads();
    const content = await readFile(join(folder, 'waiting', entry?.file ?? ''));
    if (entry) await spool.complete(entry);
    await appendFile(join(folder, 'waiting', entry?.file ?? ''), content);
    await appendFile(join(folder, 'waiting', 'cut.json.part'), '{"id');
    const [log = ''] = (await readdir(folder)).filter((name) => name.startsWith('done-'));
    await appendFile(join(folder, log), 'cut');

    const restarted = await openSpool();

    expect(await completeAll(restarted)).toEqual(['b']);
    expect(await (await openSpool()).add(job('b'))).toBe('known');
  });
});
