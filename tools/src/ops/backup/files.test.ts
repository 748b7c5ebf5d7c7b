import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpFiles, copyFiles } from './files';
import { differences } from './manifest';

describe('files of a backup', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-files-'));
    mkdirSync(join(folder, 'from', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'from', 'one'), 'first');
    writeFileSync(join(folder, 'from', 'deep', 'two'), 'second');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are equal after two copies', async () => {
    const taken = await copyFiles(join(folder, 'from'), join(folder, 'taken'));
    const restored = await copyFiles(join(folder, 'taken'), join(folder, 'restored'));

    expect(taken['files']?.count).toBe(2);
    expect(differences(taken, restored)).toEqual([]);
  });

  it.each([
    ['changed content', () => writeFileSync(join(folder, 'taken', 'one'), 'changed')],
    ['an additional file', () => writeFileSync(join(folder, 'taken', 'deep', 'three'), 'second')],
  ])('differ by %s', async (_, change) => {
    const taken = await copyFiles(join(folder, 'from'), join(folder, 'taken'));
    change();
    const restored = await copyFiles(join(folder, 'taken'), join(folder, 'restored'));

    expect(differences(taken, restored)).toHaveLength(1);
  });

  it('do not include incomplete ones, which their service renames or removes meanwhile', async () => {
    writeFileSync(join(folder, 'from', 'deep', 'three.1.part'), 'first part');

    const taken = await backUpFiles(join(folder, 'from'), join(folder, 'taken'));

    expect(taken['files']?.count).toBe(2);
  });

  it('are empty without a folder', async () => {
    expect(await copyFiles(join(folder, 'nowhere'), join(folder, 'taken'))).toEqual({
      files: { count: 0, checksum: '0' },
    });
  });

  it('are not overwritten', async () => {
    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'taken', 'one'), 'mine');

    await expect(copyFiles(join(folder, 'from'), join(folder, 'taken'))).rejects.toThrow('already exists');
  });
});
