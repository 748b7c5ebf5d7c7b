import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiOf } from './support/api';
import { system } from './support/system';

const execute = promisify(execFile);
const REPOSITORY = join(__dirname, '..');
const PROGRAM = `
  const client = createClient({ baseUrl: process.env.TRACKWAY_URL, token: process.env.TRACKWAY_TOKEN });
  client.projects.create({ name: 'Roof' }).then((project) => console.log(project.name, project.code));
`;
const TYPED = `
  import { createClient, type Project } from '@trackway/client';
  const client = createClient({ baseUrl: 'http://api' });
  export const names: Promise<string[]> = client.projects.list().all().then((all) => all.map((one) => one.name));
  export const project: Promise<Project> = client.projects.get('1');
  // @ts-expect-error A project has no such member.
  export const wrong = client.projects.create({ name: 'Roof', colour: 'red' });
`;

/** Packages as a user installs them: from archives, in an empty folder. */
describe('the npm packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-packages-'));
  const { token } = apiOf();
  const env = { PATH: process.env['PATH'], HOME: folder, TRACKWAY_URL: system.base_url, TRACKWAY_TOKEN: token };
  const run = async (file: string, ...args: string[]) => {
    const { stdout } = await execute(file, args, { cwd: folder, env });
    return stdout.trim();
  };

  beforeAll(async () => {
    const archives = join(folder, 'archives');
    mkdirSync(archives);
    await execute(process.execPath, [join(REPOSITORY, 'tools', 'dist', 'dev', 'pack', 'main.js'), archives]);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const files = globSync('*.tgz', { cwd: archives }).map((file) => join(archives, file));
    await run('npm', 'install', '--offline', '--no-audit', '--no-fund', ...files);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('contain licence and README, and need no other packages', () => {
    const files = globSync('node_modules/**/{LICENSE,README.md}', { cwd: folder }).sort();

    expect(files).toEqual([
      'node_modules/@trackway/cli/LICENSE',
      'node_modules/@trackway/cli/README.md',
      'node_modules/@trackway/client/LICENSE',
      'node_modules/@trackway/client/README.md',
    ]);
  });

  it.each([
    ['an ES module', 'program.mjs', "import { createClient } from '@trackway/client';"],
    ['a CommonJS module', 'program.cjs', "const { createClient } = require('@trackway/client');"],
  ])('run in %s', async (_kind, file, line) => {
    writeFileSync(join(folder, file), `${line}\n${PROGRAM}`);

    expect(await run(process.execPath, file)).toMatch(/^Roof P-\d+$/);
  });

  it('have types for both kinds of modules', async () => {
    writeFileSync(join(folder, 'typed.mts'), TYPED);
    writeFileSync(join(folder, 'typed.cts'), TYPED);
    const tsc = join(REPOSITORY, 'node_modules', '.bin', 'tsc');

    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'node20',
      '--types',
      '',
      '--lib',
      'es2024,dom',
    ];
    expect(await run(tsc, ...options, 'typed.mts', 'typed.cts')).toBe('');
  });

  it('contain a command line that runs', async () => {
    const trackway = join(folder, 'node_modules', '.bin', 'trackway');

    expect(await run(trackway, '--version')).toBe('1.0.0');
    expect(await run(trackway, 'projects', 'create', 'Bridge', '--jq', '.name')).toBe('Bridge');
  });
});
