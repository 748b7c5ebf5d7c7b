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

  it('that cannot be started does not run, and reports why', async () => {
    const child = new Child('no-such-program', {});
    child.start();
    while (child.lastOutput === '') await new Promise(setImmediate);

    expect(child.isRunning).toBe(false);
    expect(child.lastOutput).toContain('ENOENT');
  });
});
