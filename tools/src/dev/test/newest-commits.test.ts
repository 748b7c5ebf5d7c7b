import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestCommits } from './newest-commits';

describe('newestCommits', () => {
  const repository = mkdtempSync(join(tmpdir(), 'trackway-commits-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: repository });
  const commit = (count: number) => {
    for (let index = 0; index < count; index += 1) git('commit', '-q', '--allow-empty', '-m', `test: commit ${index}`);
  };

  beforeAll(() => git('init', '-q'));
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it('returns the only commit, all but the first, and at most 50', () => {
    commit(1);
    expect(newestCommits(repository)).toEqual(['--last']);
    commit(2);
    expect(newestCommits(repository)).toEqual(['--from', 'HEAD~2', '--to', 'HEAD']);
    commit(50);
    expect(newestCommits(repository)).toEqual(['--from', 'HEAD~50', '--to', 'HEAD']);
  });
});
