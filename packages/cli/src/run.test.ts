import { runCommand } from './testing/run-command';

const NO_PROFILES = { current: 'default', profiles: {} };

describe('an invalid command line', () => {
  it.each([
    [['project', 'list'], 'Did you mean projects?'],
    [['improt', 'project'], 'Did you mean import?'],
    [['import', 'project'], "missing required argument 'file'"],
    [['projects', 'get', 'P-1', 'x'], 'too many arguments'],
    [['projects', 'list', '--fast'], "unknown option '--fast'"],
    [['login', 'example.org'], '"example.org" is not the URL'],
    [['completion', 'fish'], '<shell> must be one of bash, zsh, not "fish".'],
    [['projects', 'list', '--limit', 'ten'], '--limit must be a whole number'],
    [['projects', 'create', 'Roof', '--budget', 'much'], '--budget must be a number, not "much".'],
    [['projects', 'create'], '--name must be given.'],
    [['projects', 'update', 'x', '--data', '[1]'], '--data must be an object.'],
    [['projects', 'list', '--filter', 'status'], '--filter looks like status=1'],
    [['projects', 'search', '>5'], '">5" is not a filter'],
    [['api', 'FETCH', '/projects'], '<method> must be one of GET, POST'],
    [['api', 'GET', '/me', '--header', 'x'], '--header looks like name:value, not "x".'],
    [['import', 'project', 'missing.xlsx'], 'The file missing.xlsx cannot be read.'],
    [['audit-log', 'verify', '--file', __filename], 'Line 1 of the file is not an entry of the audit log as JSON.'],
    [['projects', 'list', '--columns', 'id,nmae'], 'There is no column "nmae". Columns: id.'],
  ])('%j exits with 2 and prints the correct usage', async (args, expected) => {
    const { code, out, err } = await runCommand(args, { responses: [{ body: { projects: [{ id: 'x' }] } }] });

    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
  });

  it('requests a login if there is no profile', async () => {
    const { code, err } = await runCommand(['projects', 'list'], { profiles: NO_PROFILES });

    expect([code, err]).toEqual([3, 'You are not logged in. Run: trackway login <url>\n']);
  });

  it('does not send a stored token to another host', async () => {
    const { code, err, sent } = await runCommand(['projects', 'list'], { env: { TRACKWAY_URL: 'https://other' } });

    expect([code, sent]).toEqual([3, []]);
    expect(err).toContain('no token is stored for it');
  });
});

describe('errors of the API', () => {
  const failure = { response: false, message: 'some_code', error: 'It failed.', validation: { name: ['Too long.'] } };

  it.each([
    [422, 1],
    [401, 3],
    [403, 3],
    [404, 4],
  ])('status %i exits with %i', async (status, expected) => {
    const { code, err } = await runCommand(['projects', 'get', crypto.randomUUID()], {
      responses: [{ status, body: failure }],
    });

    expect(code).toBe(expected);
    expect(err.match(/It failed\./g)).toHaveLength(1);
    expect(err).toContain('\n  name: Too long.\n(some_code, request unknown)');
  });
});

it('prints an error once if it is that of a single field', async () => {
  const body = {
    response: false,
    message: 'c',
    error: 'sort: Unknown field.',
    validation: { sort: ['Unknown field.'] },
  };

  const { err } = await runCommand(['tags', 'list'], { responses: [{ status: 422, body }] });

  expect(err).toBe('sort: Unknown field.\n(c, request unknown)\n');
});

describe('help', () => {
  it('of the program lists commands, resources, environment and exit codes', async () => {
    const { code, out } = await runCommand(['--help']);

    expect(code).toBe(0);
    for (const text of ['login', 'funnels', 'TRACKWAY_PROFILE', '5 API unavailable']) expect(out).toContain(text);
  });

  it('of a resource lists its methods', async () => {
    const { out } = await runCommand(['funnels', 'steps', '--help']);

    expect(out).toMatch(/create \[options\] <funnel> \[name\]/);
  });

  it.each([
    ['projects', 'create', '--help'],
    ['help', 'projects', 'create'],
  ])('of %s %s %s is that of the command', async (...args) => {
    const { code, out } = await runCommand(args);

    expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: trackway projects create [options] [name]']);
  });

  it('of a command lists the members that only --data can give', async () => {
    const { out } = await runCommand(['answers', 'put', '--help']);

    expect(out).toContain('Only in --data:\n  accessor: {type, project_id, id} (required)');
    expect(out).toContain('answers: [{field_id, value}] (required)');
  });

  it('of a command lists its options', async () => {
    expect((await runCommand(['import', '--help'])).out).toContain('--dry-run');
  });

  it('is shown without arguments', async () => {
    const { code, err } = await runCommand([]);

    expect(code).toBe(2);
    expect(err).toContain('Usage: trackway');
  });
});

describe('--version', () => {
  it('prints the version', async () => {
    expect(await runCommand(['--version'])).toMatchObject({ code: 0, out: '1.2.3' });
  });
});

describe('completion', () => {
  it('contains resources, methods and options', async () => {
    const { out } = await runCommand(['completion', 'bash']);

    expect(out).toContain('"projects tasks") words="list create get update delete restore --help"');
    expect(out).toMatch(/"import"\*\) words=".*--dry-run/);
  });
});
