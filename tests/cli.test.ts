import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  const trackway = async (args: string[], input = '', more: Readonly<Record<string, string>> = {}) => {
    const env = { PATH: process.env['PATH'], HOME: home, ...more };
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
  it('stores an accepted token in a file that only its owner can read', async () => {
    const { home, trackway, login, api } = commandLine();

    const wrong = await trackway(['login', system.base_url, '--token', 'wrong']);
    const right = await login();

    expect(wrong).toMatchObject({ code: 3, err: expect.stringMatching(/unauthenticated, request \S+/) });
    expect(right).toMatchObject({ code: 0, err: expect.stringContaining('Logged in') });
    expect(right.out + right.err).not.toContain(api.token);
    expect(statSync(join(home, '.config', 'trackway', 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  it('verifies the audit log of the API, and finds a change in an exported file', async () => {
    const { home, trackway, login, api } = commandLine();
    await login();
    for (const name of ['One', 'Two', 'Three']) await api.send('POST', '/tags', { name });
    const exported = await eventually(async () => {
      const { audit_log } = (await api.get('/audit-log?after=0')).body;
      expect(audit_log).toHaveLength(4);
      return audit_log as { hash: string; action: string }[];
    });
    const head = `4:${exported[3]?.hash}`;
    const write = (name: string, entries: readonly object[]) =>
      writeFileSync(join(home, name), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    write('log.jsonl', exported);
    write('changed.jsonl', exported.with(2, { ...exported[2], action: 'tag.deleted', hash: exported[2]?.hash ?? '' }));

    const valid = { code: 0, out: expect.stringContaining(`Valid: 4 entries up to ${head}.`) };
    expect(await trackway(['audit', 'verify'])).toMatchObject(valid);
    expect(await trackway(['audit-log', 'verify', '--file', 'log.jsonl'])).toMatchObject(valid);
    const rest = await trackway(['audit', 'verify', '--after', `1:${exported[0]?.hash}`, '--json']);
    expect(JSON.parse(rest.out)).toMatchObject({ checked: 3 });
    const changed = await trackway(['audit', 'verify', '--file', 'changed.jsonl']);
    expect(changed).toMatchObject({ code: 1, err: expect.stringMatching(/Not valid: entry 3\. .* 2 entries/) });
    expect(await trackway(['audit', 'verify', '--file', 'missing.jsonl'])).toMatchObject({ code: 2 });
    expect(await trackway(['audit', 'verify', '--after', '1'])).toMatchObject({ code: 2 });
  });

  it('creates, lists and searches projects', async () => {
    const { trackway, login } = commandLine();
    await login();

    const created = await trackway(['projects', 'create', 'Roof', '--budget', '90000', '--json']);
    await trackway(['projects', 'create', 'Bridge', '--budget', '100']);
    const listed = await trackway(['projects', 'list']);
    const found = await trackway(['projects', 'search', 'budget>50000', 'name~roof', '--json']);

    expect(JSON.parse(created.out)).toMatchObject({ name: 'Roof', budget: 90_000 });
    expect(listed.out).toMatch(/CODE +NAME +STATUS_NAME +BUDGET +CREATED_AT +ID\nP-2 .*Bridge.*\nP-1 .*Roof/);
    expect(
      found.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Roof']);
  });

  it('prints the error of an invalid search', async () => {
    const { trackway, login } = commandLine();
    await login();

    const { code, err } = await trackway(['projects', 'search', 'colour=red']);

    expect(code).toBe(1);
    expect(err).toContain('colour');
    expect(err).toContain('(validation_error, request ');
  });

  it('imports a workbook and shows the rejected rows', async () => {
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
    expect(imported).toMatchObject({ code: 1, out: expect.stringContaining('completed: 2 rows, 1 error') });
    expect(imported.out).toMatch(/ROW +COLUMN +MESSAGE +VALUE\n3 +project\.budget /);
    expect(listed.out.trim().split('\n')).toHaveLength(1);
  });

  it('exports to a file', async () => {
    const { home, trackway, login } = commandLine();
    await login();
    await trackway(['projects', 'create', 'Roof']);

    const options = ['--format', 'csv', '--columns', 'project.name', '-o', 'out.csv'];
    const { code, out } = await trackway(['export', 'project', ...options]);

    expect([code, out]).toEqual([0, '1 row in out.csv\n']);
    expect(readFileSync(join(home, 'out.csv'), 'utf8')).toContain('Roof');
  });

  it('shows the history of a project', async () => {
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

  it('shows events, forwards them with their signature, and deletes its webhook on Ctrl-C', async () => {
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

  it('deletes its webhook if it is terminated', async () => {
    const { home, login, api } = commandLine();
    await login();
    const env = { PATH: process.env['PATH'], HOME: home };
    const child = spawn(process.execPath, [MAIN, 'webhooks', 'listen'], { cwd: home, env });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await eventually(async () => expect((await api.get('/webhooks')).body.meta.total).toBe(1));

    child.kill('SIGTERM');

    expect(await ended).toBe(143);
    expect((await api.get('/webhooks')).body.meta.total).toBe(0);
  });

  it('fails if its output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, '--help'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);

    expect(String(stderr)).toContain('The output cannot be written: ');
    expect(status).toBe(1);
  });

  it('works with every resource, and with codes of projects', async () => {
    const { trackway, login } = commandLine();
    await login();
    const steps = JSON.stringify({ steps: [{ name: 'Lead' }] });

    const funnel = JSON.parse((await trackway(['funnels', 'create', 'Sales', '--data', steps, '--json'])).out);
    const step = JSON.parse((await trackway(['funnels', 'steps', 'create', funnel.id, 'Offer', '--json'])).out);
    await trackway(['projects', 'create', 'Roof', '--code', 'R-1']);
    const entered = await trackway(['funnels', 'projects', 'enter', funnel.id, 'R-1']);
    const moved = await trackway(['funnels', 'projects', 'move', funnel.id, 'R-1', '--step-id', step.id]);
    const board = await trackway(['funnels', 'board', 'get', funnel.id, '--jq', '.steps[] | "\\(.name) \\(.count)"']);

    expect([entered, moved].map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(board.out).toContain('Offer 1');
  });

  it('shows the user of the token', async () => {
    const { trackway, login, api } = commandLine();
    await login();

    const { out } = await trackway(['whoami', '--json']);

    expect(JSON.parse(out)).toMatchObject({ profile: 'default', url: system.base_url, frame_id: api.identity.frameId });
  });

  it('does not send a stored token to another host', async () => {
    const { trackway, login } = commandLine();
    await login();

    const { code, err } = await trackway(['projects', 'list'], '', { TRACKWAY_URL: 'http://127.0.0.1:9' });

    expect(code).toBe(3);
    expect(err).toContain('no token is stored for it');
  });

  it('requests a login without a profile', async () => {
    const { trackway } = commandLine();

    expect(await trackway(['projects', 'list'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('trackway login'),
    });
  });
});
