import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { workbook } from './support/spreadsheets';
import { system } from './support/system';
import { startReceiver } from './support/webhook-receiver';

const MAIN = join(__dirname, '..', 'packages', 'cli', 'dist', 'main.js');

/** Runs `trackway …` with its own home folder, as a user in a new frame. */
function commandLine() {
  const api = apiOf();
  const home = mkdtempSync(join(tmpdir(), 'trackway-home-'));
  homes.push(home);
  const trackway = async (args: string[], input = '') => {
    const env = { PATH: process.env['PATH'], HOME: home };
    const child = spawn(process.execPath, [MAIN, ...args], { cwd: home, env });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, out, err };
  };
  const login = () => trackway(['login', system.base_url], `${api.token}\n`);
  return { api, home, trackway, login };
}

const homes: string[] = [];

afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

describe('trackway', () => {
  it('logs in with a token that the API takes, and keeps it for its owner alone', async () => {
    const { home, trackway, login, api } = commandLine();

    const wrong = await trackway(['login', system.base_url, '--token', 'wrong']);
    const right = await login();

    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/unauthenticated, request \S+/) });
    expect(right).toMatchObject({ code: 0, err: expect.stringContaining('Logged in') });
    expect(right.out + right.err).not.toContain(api.token);
    expect(statSync(join(home, '.config', 'trackway', 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  it('creates projects, lists them and finds them by filters', async () => {
    const { trackway, login } = commandLine();
    await login();

    const created = await trackway(['projects', 'create', 'Roof', '--budget', '90000', '--json']);
    await trackway(['projects', 'create', 'Bridge', '--budget', '100']);
    const listed = await trackway(['projects', 'list']);
    const found = await trackway(['projects', 'search', 'budget>50000', 'name~roof', '--json']);

    expect(JSON.parse(created.out)).toMatchObject({ name: 'Roof', budget: 90_000 });
    expect(listed.out).toMatch(/CODE +STATUS +BUDGET +NAME +ID\nP-2 .*Bridge.*\nP-1 .*Roof/);
    expect(
      found.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Roof']);
  });

  it('says what is wrong with a search', async () => {
    const { trackway, login } = commandLine();
    await login();

    const { code, err } = await trackway(['projects', 'search', 'colour=red']);

    expect(code).toBe(1);
    expect(err).toContain('colour');
    expect(err).toContain('(validation_error, request ');
  });

  it('imports a workbook, and shows which rows were wrong', async () => {
    const { home, trackway, login } = commandLine();
    await login();
    const rows = await workbook([
      ['Name', 'Budget'],
      ['Roof', 100],
      ['Bridge', 'much'],
    ]);
    writeFileSync(join(home, 'rows.xlsx'), Buffer.from(await rows.arrayBuffer()));

    const tried = await trackway(['import', 'project', 'rows.xlsx', '--dry-run', '--json']);
    const imported = await trackway(['import', 'project', 'rows.xlsx']);
    const listed = await trackway(['projects', 'list', '--json']);

    expect(JSON.parse(tried.out)).toMatchObject({ processed_rows: 2, errors_count: 1, errors: [{ row: 3 }] });
    expect(imported).toMatchObject({ code: 1, out: expect.stringContaining('completed: 2 rows, 1 wrong') });
    expect(imported.out).toMatch(/ROW +COLUMN +MESSAGE +VALUE\n3 +project\.budget /);
    expect(listed.out.trim().split('\n')).toHaveLength(1);
  });

  it('exports to a file', async () => {
    const { home, trackway, login } = commandLine();
    await login();
    await trackway(['projects', 'create', 'Roof']);

    const options = ['--format', 'csv', '--columns', 'project.name', '-o', 'out.csv'];
    const { code, out } = await trackway(['export', 'project', ...options]);

    expect([code, out]).toEqual([0, '1 rows in out.csv\n']);
    expect(readFileSync(join(home, 'out.csv'), 'utf8')).toContain('Roof');
  });

  it('tells what happened to a project', async () => {
    const { trackway, login, api } = commandLine();
    await login();
    const created = await api.send('POST', '/projects', { name: 'Roof' });
    const { id } = created.body.project;

    const outputs: string[] = [];
    for (let tries = 0; tries < 20 && !outputs.at(-1)?.includes('project.created'); tries += 1) {
      outputs.push((await trackway(['history', 'tail', id])).out);
    }

    expect(outputs.at(-1)).toMatch(/^\S+Z {2}project\.created {2}\S/);
  });

  it('delivers a test message to a channel', async () => {
    const { trackway, login, api } = commandLine();
    await login();
    const { body } = await api.send('POST', '/channels', { name: 'Mailbox' });

    const sent = await trackway(['channels', 'send', body.channel.id, 'Hello']);

    const items = await api.get(`/channels/${body.channel.id}/media-items`);
    expect(sent).toMatchObject({ code: 0, out: 'Delivered to Mailbox.\n' });
    expect(items.body.media_items).toMatchObject([{ message: 'Hello' }]);
  });

  it('shows events as they happen, sends them on signed, and takes its webhook away at the end', async () => {
    const { home, login, api } = commandLine();
    await login();
    const receiver = await startReceiver();
    const args = ['webhooks', 'listen', '--kinds', 'project.created', '--forward-to', receiver.url, '--json'];
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: home,
      env: { PATH: process.env['PATH'], HOME: home },
    });
    const [out, err] = [text(child.stdout), text(child.stderr)];
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await eventually(async () => expect((await api.get('/webhooks')).body.meta.total).toBe(1));

    const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
    await eventually(() => expect(receiver.received).toHaveLength(1));
    child.kill('SIGINT');
    await ended;

    expect(receiver.received[0]).toMatchObject({ event: { type: 'project.created', subject: project.id } });
    expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(JSON.parse((await out).trim())).toMatchObject({ type: 'project.created' });
    expect(await err).toContain('Ctrl-C ends it');
    expect((await api.get('/webhooks')).body.meta.total).toBe(0);
    await receiver.stop();
  });

  it('shows its usage without a login', async () => {
    const { trackway } = commandLine();

    expect(await trackway(['projects', 'list'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('trackway login'),
    });
  });
});
