import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { listedProcesses, ProcessList, stopRemainingProcesses } from './process-list';

function sleeper() {
  return spawn('sleep', ['60'], { stdio: 'ignore' });
}

describe('the process list of a state folder', () => {
  it('contains processes that were added and not removed', () => {
    const state = temporaryFolder();
    const list = new ProcessList(state);

    list.add('kafka', process.pid);
    list.add('mongo', process.pid);
    list.remove('mongo');

    expect(Object.keys(listedProcesses(state))).toEqual(['kafka']);
  });

  it('allows a later start to end remaining processes', async () => {
    const state = temporaryFolder();
    const child = sleeper();
    new ProcessList(state).add('kafka', child.pid!);
    const ended = once(child, 'exit');

    const names = await stopRemainingProcesses(state);

    expect(names).toEqual(['kafka']);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('does not signal another process that reuses the pid', async () => {
    const state = temporaryFolder();
    const child = sleeper();
    new ProcessList(state).add('kafka', child.pid!);
    const file = join(state, 'processes.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"startTime": "/, '"startTime": "9'));

    const names = await stopRemainingProcesses(state);

    expect(names).toEqual([]);
    expect(child.exitCode).toBeNull();
    child.kill();
    await once(child, 'exit');
  });

  it('is empty for a new folder', async () => {
    expect(await stopRemainingProcesses(temporaryFolder())).toEqual([]);
  });
});
