import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../test-support/temporary-folder';
import { ManagedProcess } from './managed-process';
import { listedProcesses, ProcessList } from './process-list';

const LIMIT_MS = 10_000;

async function eventually(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`not so after ${LIMIT_MS} ms`);
    await wait(10);
  }
}

function managed(script: string) {
  const folder = temporaryFolder();
  const said: string[] = [];
  const logFile = join(folder, 'logs', 'one.log');
  const one = new ManagedProcess(
    {
      name: 'one',
      command: ['sh', '-c', script],
      env: { PATH: '/usr/bin:/bin' },
      logFile,
      stopSignal: 'SIGTERM',
      orphanSignal: 'SIGKILL',
      stopPatienceMs: 300,
    },
    { processes: new ProcessList(folder), log: (line) => said.push(line) },
  );
  return { one, said, log: () => readFileSync(logFile, 'utf8'), listed: () => listedProcesses(folder) };
}

describe('a managed process', () => {
  it('writes to its log and is listed while it runs', async () => {
    const { one, log, listed } = managed('echo hello; exec sleep 60');

    one.start();

    await eventually(() => log() === 'hello\n');
    expect(listed()['one']?.pid).toBe(one.pid);
    await one.stop();
    expect(listed()).toEqual({});
  });

  it('is started again when it ends by itself, and it is said so', async () => {
    const { one, said } = managed('exec sleep 60');
    one.start();
    one.keep();
    const first = one.pid!;

    process.kill(first, 'SIGKILL');

    await eventually(() => one.pid !== undefined && one.pid !== first);
    expect(said[0]).toContain('one ended (killed by SIGKILL); starting it again in 0.2 s');
    await one.stop();
  });

  it('is not started again while its first start is still being waited for', async () => {
    const { one, said } = managed('exit 3');

    one.start();

    await eventually(() => one.pid === undefined);
    expect(said).toEqual([]);
  });

  it('is killed when it does not end in time', async () => {
    const { one, log } = managed('trap "" TERM; echo deaf; while :; do sleep 0.05; done');
    one.start();
    one.keep();
    await eventually(() => log() === 'deaf\n');

    await one.stop();

    expect(one.pid).toBeUndefined();
  });
});
