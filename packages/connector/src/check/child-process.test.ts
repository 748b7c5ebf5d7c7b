import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, splitCommand } from './child-process';

it.each([
  ['node dist/main.js', ['node', 'dist/main.js']],
  [`npm run "my start" 'a b' c`, ['npm', 'run', 'my start', 'a b', 'c']],
  ['  ', []],
])('the words of %j', (command, expected) => {
  expect(splitCommand(command)).toEqual(expected);
});

describe('a child process', () => {
  it('has an exit code after SIGTERM, and its output', async () => {
    const child = new Child(
      `${process.execPath} -e "process.on('SIGTERM', () => process.exit(3)); console.log('up'); setInterval(() => {}, 1e3)"`,
      {},
    );
    child.start();
    while (child.lastOutput !== 'up') await new Promise(setImmediate);

    expect(child.isRunning).toBe(true);
    expect(await child.end('SIGTERM')).toBe(3);
    expect(child.isRunning).toBe(false);
  });

  // Node.js collects all processes that have exited before it emits the first `exit` event.
  it('can be ended after it has exited at the same time as another one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'child-process-'));
    const files = [join(folder, '1'), join(folder, '2')];
    const children = files.map((file) => new Child(`sh -c "echo $$ > ${file}"`, {}));
    for (const child of children) child.start();
    // No event is processed in these loops.
    while (!files.every((file) => existsSync(file) && readFileSync(file, 'utf8') !== ''));
    const pids = files.map((file) => Number(readFileSync(file, 'utf8')));
    while (!pids.every((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')));

    for (const child of children) expect(await child.end('SIGKILL')).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('that cannot be started does not run, and reports why', async () => {
    const child = new Child('no-such-program', {});
    child.start();
    while (child.lastOutput === '') await new Promise(setImmediate);

    expect(child.isRunning).toBe(false);
    expect(child.lastOutput).toContain('ENOENT');
  });
});
