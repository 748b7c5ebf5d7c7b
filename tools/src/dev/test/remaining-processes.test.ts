import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { RUN_MARK } from '../servers/config';
import { findLeftOver } from './left-over';

describe('what a test run has left running', () => {
  it('is found by the mark in its environment, be it in a session of its own', async () => {
    const mark = `mark-${process.pid}`;
    const child = spawn('sleep', ['60'], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, [RUN_MARK]: mark },
    });

    expect(findLeftOver(mark)).toEqual([{ pid: child.pid, command: 'sleep 60' }]);

    child.kill();
    await once(child, 'exit');
    expect(findLeftOver(mark)).toEqual([]);
  });
});
