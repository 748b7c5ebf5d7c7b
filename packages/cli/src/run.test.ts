import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from './commands';
import { credentialStore } from './credentials';
import { run } from './run';

async function say(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    commands,
    terminal: {
      out: (line) => void out.push(line),
      err: (text) => void err.push(text),
      isWatched: false,
      readInput: async () => '',
    },
    credentials: { read: () => undefined, write: () => '' },
    signal: new AbortController().signal,
  });
  return { code, out: out.join('\n'), err: err.join('') };
}

describe('the command line, used wrongly', () => {
  it.each([
    [['project', 'list'], 'Did you mean "trackway projects list"?'],
    [['improt', 'project'], 'Did you mean "trackway import"?'],
    [['dance'], 'There is no "dance". See: trackway --help'],
    [['import', 'project'], '<file> is missing. Usage: trackway import <type> <file> [options]'],
    [['projects', 'list', 'x'], '"x" is too much.'],
    [['projects', 'list', '--fast'], "Unknown option '--fast'"],
    [['projects', 'list'], 'You are not logged in. Run: trackway login <address>'],
    [['login', 'example.org'], '"example.org" is no address.'],
    [['completion', 'fish'], 'bash and zsh'],
  ])('%j gets a message with the correct usage', async (args, expected) => {
    const { code, out, err } = await say(...args);

    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
  });
});

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await say('--help');

    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toContain(name);
  });

  it('of a command says its options and has an example', async () => {
    const { out } = await say('import', '--help');

    expect(out).toContain('--dry-run');
    expect(out).toContain('Example: trackway import project projects.xlsx');
  });

  it('is shown without arguments, with an error exit code', async () => {
    expect(await say()).toMatchObject({ code: 2, out: expect.stringContaining('Commands:') });
  });
});

describe('completion', () => {
  it('knows the commands, their second words and their options', async () => {
    const { out } = await say('completion', 'bash');

    expect(out).toContain('login projects import export history channels webhooks completion');
    expect(out).toContain('list search create');
    expect(out).toContain('--dry-run');
  });
});

describe('credentials', () => {
  it('are kept where their owner alone can read them, and the environment comes first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trackway-cli-'));
    const given = { baseUrl: 'http://api', token: 'T' };
    const store = credentialStore({ XDG_CONFIG_HOME: folder });

    const before = store.read();
    const file = store.write(given);

    expect(before).toBeUndefined();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(store.read()).toEqual(given);
    const other = credentialStore({ XDG_CONFIG_HOME: folder, TRACKWAY_URL: 'http://b', TRACKWAY_TOKEN: 'U' });
    expect(other.read()).toEqual({ baseUrl: 'http://b', token: 'U' });
    rmSync(folder, { recursive: true });
  });
});
