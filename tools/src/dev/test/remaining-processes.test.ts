import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { RUN_MARK } from '../servers/config';
import { findRemainingProcesses } from './remaining-processes';

describe('processes that a test run has left', () => {
  it('are found by the mark in their environment, also in another session', async () => {
    const mark = `mark-${process.pid}`;
    const child = spawn('sleep', ['60'], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, [RUN_MARK]: mark },
    });

    expect(findRemainingProcesses(mark)).toEqual([{ pid: child.pid, command: 'sleep 60' }]);

    child.kill();
    await once(child, 'exit');
    expect(findRemainingProcesses(mark)).toEqual([]);
  });
});
