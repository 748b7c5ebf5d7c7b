import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '@trackway/testkit';
import { ManagedProcess } from './managed-process';
import { listedProcesses, ProcessList } from './process-list';

const LIMIT_MS = 10_000;

async function eventually(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`The condition was not met after ${LIMIT_MS} ms`);
    await wait(10);
  }
}

function managed(script: string) {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const logFile = join(folder, 'logs', 'one.log');
  const managedProcess = new ManagedProcess(
    {
      name: 'one',
      command: ['sh', '-c', script],
      env: { PATH: '/usr/bin:/bin' },
      logFile,
      stopSignal: 'SIGTERM',
      orphanSignal: 'SIGKILL',
      stopTimeoutMs: 300,
    },
    { processes: new ProcessList(folder), log: (line) => lines.push(line) },
  );
  return {
    one: managedProcess,
    output: lines,
    log: () => readFileSync(logFile, 'utf8'),
    listed: () => listedProcesses(folder),
  };
}

describe('a managed process', () => {
  it('writes to its log and is listed while it runs', async () => {
    const { one: managedProcess, log, listed } = managed('echo hello; exec sleep 60');

    managedProcess.start();

    await eventually(() => log() === 'hello\n');
    expect(listed()['one']?.pid).toBe(managedProcess.pid);
    await managedProcess.stop();
    expect(listed()).toEqual({});
  });

  it('is restarted with a log line after it exited', async () => {
    const { one: managedProcess, output: lines } = managed('exec sleep 60');
    managedProcess.start();
    managedProcess.keep();
    const first = managedProcess.pid!;

    process.kill(first, 'SIGKILL');

    await eventually(() => managedProcess.pid !== undefined && managedProcess.pid !== first);
    expect(lines[0]).toContain('one ended (killed by SIGKILL); starting it again in 0.2 s');
    await managedProcess.stop();
  });

  it('is not restarted during its first start', async () => {
    const { one: managedProcess, output: lines } = managed('exit 3');

    managedProcess.start();

    await eventually(() => managedProcess.pid === undefined);
    expect(lines).toEqual([]);
  });

  it('is killed after its grace period', async () => {
    const { one: managedProcess, log } = managed('trap "" TERM; echo ready; while :; do sleep 0.05; done');
    managedProcess.start();
    managedProcess.keep();
    await eventually(() => log() === 'ready\n');

    await managedProcess.stop();

    expect(managedProcess.pid).toBeUndefined();
  });
});
