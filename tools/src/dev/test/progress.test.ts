import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import { idleMs, readProgress } from './progress';

describe('the progress of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-progress-'));
  const file = join(folder, 'progress');

  afterAll(() => rmSync(folder, { recursive: true }));

  const path = (name: string) => join(REPOSITORY, name);

  it('counts finished files and lists running ones', () => {
    const events = [
      { path: path('a.test.ts'), state: 'running' },
      { path: path('b.test.ts'), state: 'running' },
      { path: path('a.test.ts'), state: 'finished', passed: 7, failed: 1 },
    ];
    writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));

    expect(readProgress(file)).toEqual({ running: ['b.test.ts'], tally: { passed: 7, failed: 2 } });
  });

  it('is empty before the first file', () => {
    expect(readProgress(join(folder, 'missing'))).toEqual({ running: [], tally: { passed: 0, failed: 0 } });
    expect(idleMs(join(folder, 'missing'), 1_000, 5_000)).toBe(4_000);
  });
});
