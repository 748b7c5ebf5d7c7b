import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { ManagedProcess } from '../../process/managed-process';
import { ProcessList } from '../../process/process-list';
import { adviceFor, startAndKeep } from './start-and-keep';

function server(script: string): ManagedProcess {
  const folder = temporaryFolder();
  return new ManagedProcess(
    {
      name: 'one',
      command: ['sh', '-c', script],
      env: { PATH: '/usr/bin:/bin' },
      logFile: join(folder, 'one.log'),
      stopSignal: 'SIGTERM',
      orphanSignal: 'SIGKILL',
      stopTimeoutMs: 1_000,
    },
    { processes: new ProcessList(folder), log: () => undefined },
  );
}

const refuse = async () => {
  throw new Error('connection refused');
};

describe('the start of a server', () => {
  it('completes when the server responds', async () => {
    const one = server('exec sleep 60');
    const answers = [refuse, async () => undefined];

    await startAndKeep(one, { name: 'One', ask: () => (answers.shift() ?? refuse)(), stopping: undefined });

    expect(one.pid).toBeDefined();
    await one.stop();
  });

  it('fails with the log if the server exits', async () => {
    const one = server('echo "could not write: No space left on device"; exit 1');

    const start = startAndKeep(one, { name: 'One', ask: refuse, stopping: undefined });

    await expect(start).rejects.toThrow(
      /^One ended while it was starting\. The disk is full.*one\.log and ends with:\ncould not write/,
    );
  });

  it('is aborted, and the server stopped, on request', async () => {
    const one = server('exec sleep 60');
    const stopping = AbortSignal.abort('SIGINT');

    const start = startAndKeep(one, { name: 'One', ask: refuse, stopping });

    await expect(start).rejects.toBe('SIGINT');
    expect(one.pid).toBeUndefined();
  });
});

describe('the advice for a server that did not start', () => {
  it.each([
    ['FATAL: could not write lock file: No space left on device', /disk is full/],
    ['could not bind IPv4 address "127.0.0.1": Address already in use', /took its port/],
    ['There is insufficient memory for the Java Runtime Environment', /too little memory/],
    ['something else', /npm run reset/],
  ])('is based on the log "%s"', (log, advice) => {
    expect(adviceFor(log)).toMatch(advice);
  });
});
