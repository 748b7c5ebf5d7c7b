import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';
import { ROOT } from './support/settings-of-code';

const folder = mkdtempSync(join(tmpdir(), 'restore-files-'));
const log = join(folder, 'calls');
afterAll(() => rmSync(folder, { recursive: true }));

/** `kubectl` for a service with two replicas, in a cluster that cannot start the pod of the restore. */
const KUBECTL = `#!/bin/sh
echo "$*" >>"${log}"
case "$*" in
  *" get pod "*) printf Pending ;;
  *.spec.replicas*) printf 2 ;;
  *" get "*) printf value ;;
  *create*) cat >/dev/null ;;
esac
`;

describe('deploy/kubernetes/restore-files.sh', () => {
  it('starts the service again if it is interrupted', async () => {
    writeFileSync(join(folder, 'kubectl'), KUBECTL, { mode: 0o755 });
    const script = spawn('sh', [join(ROOT, 'deploy/kubernetes/restore-files.sh'), 'trackway', 'forms'], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
      stdio: 'ignore',
    });
    const ended = once(script, 'exit');
    const calls = () => readFileSync(log, 'utf8').trim().split('\n');
    await eventually(() => expect(calls()).toContainEqual(expect.stringContaining(' get pod ')));
    script.kill('SIGTERM');

    expect(await ended).toEqual([143, null]);
    expect(calls().slice(-2)).toEqual([
      '--namespace trackway delete pod trackway-forms-restore-files --ignore-not-found',
      '--namespace trackway scale deployment trackway-forms --replicas=2',
    ]);
  });
});
