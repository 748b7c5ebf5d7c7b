import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiOf } from './support/api';
import { system } from './support/system';

jest.setTimeout(180_000);

const execute = promisify(execFile);
const REPOSITORY = join(__dirname, '..');
const CLIENT = join(REPOSITORY, 'clients', 'python');
const WORKBOOKS = join(REPOSITORY, 'services', 'spreadsheets', 'test-support', 'workbooks', 'samples');

/** The Python client as a user installs it: from a wheel, in an empty folder. */
describe('the Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-python-'));
  const { token } = apiOf();
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    PYTHONPATH: join(folder, 'installed'),
    MYPYPATH: join(folder, 'installed'),
    TRACKWAY_URL: system.base_url,
    TRACKWAY_TOKEN: token,
  };
  let python: string;
  const run = async (...args: string[]) => (await execute(python, args, { cwd: folder, env })).stdout.trim();

  beforeAll(async () => {
    const { stdout } = await execute(process.execPath, [join(REPOSITORY, 'tools', 'dist', 'dev', 'python', 'main.js')]);
    python = stdout.trim();
    const pip = ['-m', 'pip', '--quiet', '--disable-pip-version-check'];
    const offline = ['--no-deps', '--no-index', '--no-build-isolation'];
    await run(...pip, 'wheel', ...offline, '--wheel-dir', folder, CLIENT);
    const wheel = join(folder, 'trackway_client-1.0.0-py3-none-any.whl');
    await run(...pip, 'install', ...offline, '--target', join(folder, 'installed'), wheel);
    copyFileSync(join(WORKBOOKS, 'projects-2000.xlsx'), join(folder, 'projects.xlsx'));
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes a journey through the API', async () => {
    copyFileSync(join(__dirname, 'support', 'python-client', 'journey.py'), join(folder, 'journey.py'));

    expect(await run('journey.py')).toBe('The journey succeeded.');
  });

  it('runs the examples of its README', async () => {
    const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```python\n(.*?)^```$/gms)].map(([, text = '']) => text);
    writeFileSync(join(folder, 'examples.py'), blocks.join('\n'));

    expect(blocks.length).toBeGreaterThan(6);
    await expect(run('-m', 'mypy', '--strict', 'examples.py')).resolves.toMatch(/^Success/);
    expect(await run('examples.py')).toContain('completed 2000 ');
  });

  it('contains types that reject an unknown member', async () => {
    const program = [
      'from trackway import Client',
      'from trackway.types import Project',
      'client = Client("http://api")',
      'project: Project = client.projects.create({"name": "Roof", "colour": "red"})',
    ];
    writeFileSync(join(folder, 'typed.py'), program.join('\n'));

    await expect(run('-m', 'mypy', '--strict', 'typed.py')).rejects.toMatchObject({
      stdout: expect.stringContaining('Extra key "colour" for TypedDict "CreateProject"'),
    });
  });
});
