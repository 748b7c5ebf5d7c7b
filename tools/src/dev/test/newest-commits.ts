import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../servers/config';

/** Commits whose messages are checked. A check of all commits would take minutes. */
const COUNT = 50;

/** Arguments of commitlint for the newest commits, or for as many as a shallow clone has. */
export function newestCommits(repository: string = REPOSITORY): readonly string[] {
  const counted = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: repository, encoding: 'utf8' });
  const earlier = Math.min(COUNT, Number(counted) - 1);
  return earlier > 0 ? ['--from', `HEAD~${earlier}`, '--to', 'HEAD'] : ['--last'];
}
