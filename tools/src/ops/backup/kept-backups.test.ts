import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latestBackup, newBackup, removeOldBackups } from './kept-backups';

describe('backups in a folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'backups-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  function create(day: number, isComplete = true): string {
    const folder = newBackup(parent, new Date(Date.UTC(2026, 10, day, 2)));
    mkdirSync(folder);
    if (isComplete) writeFileSync(join(folder, 'backup.json'), '{}');
    return folder;
  }

  it('are named by their time', () => {
    expect(newBackup('/backups', new Date(Date.UTC(2026, 10, 23, 2, 5)))).toBe('/backups/2026-11-23T02-05-00Z');
  });

  it('have a latest complete one', () => {
    create(1);
    const second = create(2);
    create(3, false);

    expect(latestBackup(parent)).toBe(second);
  });

  it('are removed if they are old or incomplete; other folders are kept', () => {
    const [first, second, third] = [create(1), create(2), create(3)];
    const incomplete = create(4, false);
    mkdirSync(join(parent, 'notes'));

    expect(removeOldBackups(parent, 2)).toEqual([first, incomplete]);
    expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([second, third, join(parent, 'notes')]);
  });

  it('are required for a verification', () => {
    create(1, false);

    expect(() => latestBackup(parent)).toThrow('contains no complete backup');
  });
});
