import { runCommand } from '../testing/run-command';

const roof = { id: crypto.randomUUID(), code: 'P-1', name: 'Roof', status: 1, status_name: 'in-progress', budget: 5 };
const bridge = { ...roof, id: crypto.randomUUID(), code: 'P-2', name: '=Bridge, "old"', customer: { name: 'Acme' } };
const listed = { response: true, meta: { total: 7, last_page: 1 }, projects: [roof, bridge] };

describe('a listing', () => {
  it('prints a table and the total', async () => {
    const { out, err, sent } = await runCommand(['projects', 'list', '--filter', 'status=1', '-n', '2'], {
      responses: [{ body: listed }],
    });

    expect(out.split('\n').map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
      ['CODE', 'NAME', 'STATUS_NAME'],
      ['P-1', 'Roof', 'in-progress'],
      ['P-2', '=Bridge, "old"', 'in-progress'],
    ]);
    expect(err).toBe('2 of 7. --limit shows more.\n');
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
      'http://api/api/management/projects?filter[status]=1&page=1&perPage=2',
    );
  });

  it('prints one JSON document per line, and the total to standard error', async () => {
    const { out, err } = await runCommand(['projects', 'list', '--json', '-n', '2'], { responses: [{ body: listed }] });

    expect(out.split('\n').map((line) => JSON.parse(line).code)).toEqual(['P-1', 'P-2']);
    expect(err).toBe('2 of 7. --limit shows more.\n');
  });

  it('prints CSV in which no cell is a formula', async () => {
    const { out } = await runCommand(['projects', 'list', '--csv', '--columns', 'name,customer.name'], {
      responses: [{ body: listed }],
    });

    expect(out).toBe('name,customer.name\r\nRoof,\r\n"\'=Bridge, ""old""",Acme');
  });

  it.each([
    ['-5', '-5'],
    ['-1.5e+3', '-1.5e+3'],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['＝1', "'＝1"],
    ['\u200b=1', "'\u200b=1"],
    ['+351 210', "'+351 210"],
  ])('prints %s as the CSV cell %s', async (name, cell) => {
    const { out } = await runCommand(['projects', 'list', '--csv', '--columns', 'name'], {
      responses: [{ body: { ...listed, projects: [{ name }] } }],
    });

    expect(out).toBe(`name\r\n${cell}`);
  });

  it('prints texts of a jq filter unchanged, except control sequences of the terminal', async () => {
    const name = ' می\u200cخواهم\n👨\u200d👩\t\u001b[2J';
    const { out } = await runCommand(['projects', 'list', '--jq', '.name'], {
      responses: [{ body: { ...listed, projects: [{ name }] } }],
    });

    expect(out).toBe(' می\u200cخواهم\n👨\u200d👩\t[2J');
  });

  it('reads pages until the limit', async () => {
    const page = (name: string) => ({ body: { ...listed, meta: { total: 3, last_page: 3 }, projects: [{ name }] } });

    const { out, sent } = await runCommand(['projects', 'list', '--limit', '2', '--csv'], {
      responses: [page('A'), page('B'), page('C')],
    });

    expect([out, sent.length]).toEqual(['name\r\nA\r\nB', 2]);
  });

  it('prints that there are no results', async () => {
    const body = { ...listed, projects: [], meta: { total: 0, last_page: 1 } };

    expect(await runCommand(['projects', 'list'], { responses: [{ body }] })).toMatchObject({
      code: 0,
      out: '',
      err: 'No results.\n',
    });
  });
});

it('a listing of SCIM sends its filter as it is', async () => {
  const filter = 'userName eq "ana@example.org"';
  const { sent } = await runCommand(['scim', 'users', 'list', '--filter', filter]);

  expect(new URL(sent[0]?.url ?? '').searchParams.get('filter')).toBe(filter);
});

it('a response of SCIM is JSON and no file', async () => {
  const body = { Resources: [{ userName: 'ana@example.org' }] };
  const { out } = await runCommand(['scim', 'users', 'list', '--jq', '.Resources[].userName'], {
    responses: [{ body }],
  });

  expect(out).toBe('ana@example.org');
});

describe('a search', () => {
  it('accepts filters and an order as arguments', async () => {
    const args = [
      'projects',
      'search',
      'budget>5',
      'customer=none',
      '--sort',
      'budget:desc',
      '--data',
      '{"trashed":true}',
    ];

    const { sent } = await runCommand(args, { responses: [{ body: listed }] });

    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: {
        trashed: true,
        filters: [
          { field: 'budget', operator: 'greater_than', value: 5 },
          { field: 'customer', operator: 'is_null' },
        ],
        sorting: [{ field: 'budget', direction: 'desc' }],
        page: 1,
        perPage: 30,
      },
    });
  });
});

describe('a change', () => {
  const created = { body: { response: true, project: roof } };

  it('creates by name and options, and prints the members', async () => {
    const { out, sent } = await runCommand(['projects', 'create', 'Roof', '--budget', '5', '--status', 'paused'], {
      responses: [created],
    });

    expect(sent[0]?.body).toEqual({ name: 'Roof', budget: 5, status: 'paused' });
    expect(out).toMatch(/^code {9}P-1$/m);
  });

  it('sets an optional member to null', async () => {
    const { sent } = await runCommand(['projects', 'update', roof.id, '--customer-id', 'null'], {
      responses: [created],
    });

    expect(sent[0]?.body).toEqual({ customer_id: null });
  });

  it('reads the body from standard input, and overrides members with options', async () => {
    const { sent } = await runCommand(['projects', 'update', roof.id, '--data', '-', '--budget', '7'], {
      responses: [created],
      input: '{"name":"Wall","budget":1}',
    });

    expect(sent[0]?.body).toEqual({ name: 'Wall', budget: 7 });
  });

  it('reads a body with a byte order mark, as editors on Windows write it', async () => {
    const { sent } = await runCommand(['projects', 'update', roof.id, '--data', '-'], {
      responses: [created],
      input: '\ufeff{"name":"Wall"}\r\n',
    });

    expect(sent[0]?.body).toEqual({ name: 'Wall' });
  });

  it('sends the expected version', async () => {
    const args = ['projects', 'update', roof.id, '--name', 'Wall', '--if-match', '3'];

    const { sent } = await runCommand(args, { responses: [created] });

    expect(sent[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('finds a project by its code', async () => {
    const { sent } = await runCommand(['projects', 'delete', 'P-1'], { responses: [{ body: listed }, created] });

    expect(decodeURIComponent(sent[0]?.url ?? '')).toContain('filter[code]=P-1');
    expect(sent[1]).toMatchObject({ method: 'DELETE', url: `http://api/api/management/projects/${roof.id}` });
  });

  it('finds deleted projects and templates by their code', async () => {
    const { sent } = await runCommand(['projects', 'restore', 'P-1'], { responses: [{ body: listed }, created] });

    const query = Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams);
    expect(query).toMatchObject({ 'filter[trashed]': 'with', template: 'include' });
  });

  it.each(['', '.', '..'])('rejects an id that is another path: "%s"', async (id) => {
    const { code, err, sent } = await runCommand(['customers', 'delete', id]);

    expect([code, err, sent]).toEqual([2, `<customer> must be an id, not "${id}".\n`, []]);
  });

  it('empties a list', async () => {
    const { sent } = await runCommand(['projects', 'update', roof.id, '--tag-ids', ''], { responses: [created] });

    expect(sent[0]?.body).toEqual({ tag_ids: [] });
  });

  it('rejects an unknown code', async () => {
    const body = { ...listed, projects: [] };

    const { code, err } = await runCommand(['projects', 'delete', 'P-9'], { responses: [{ body }] });

    expect([code, err]).toEqual([4, 'There is no project with the code "P-9".\n']);
  });

  it('shows the profile on a terminal before it writes', async () => {
    const writing = await runCommand(['tags', 'create', 'New'], { isInteractive: true });
    const reading = await runCommand(['tags', 'list'], { isInteractive: true });

    expect(writing.err).toContain('default at http://api\n');
    expect(reading.err).not.toContain('default at');
  });
});

describe('a bulk request', () => {
  it('exits with 1 if an item was rejected', async () => {
    const outcomes = [
      { response: true, id: roof.id },
      { response: false, id: bridge.id, message: 'conflict' },
    ];
    const args = ['projects', 'delete-many', '--data', JSON.stringify({ ids: [roof.id, bridge.id] })];

    const failed = await runCommand(args, { responses: [{ body: { response: true, outcomes } }] });
    const succeeded = await runCommand(args, { responses: [{ body: { response: true, outcomes: [outcomes[0]] } }] });

    expect(failed.out).toContain('conflict');
    expect([failed.code, succeeded.code]).toEqual([1, 0]);
  });
});

describe('a file', () => {
  it('is written to standard output by default', async () => {
    const { out } = await runCommand(['spreadsheets', 'download', '1'], { responses: [{ text: 'a,b' }] });

    expect(out).toBe('a,b');
  });

  it('exits with 5 if the connection is lost', async () => {
    const text = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const { code, out, err } = await runCommand(['spreadsheets', 'download', '1'], { responses: [{ text }] });

    expect([code, out]).toEqual([5, '']);
    expect(err).toContain('The connection was lost before the end of the file.');
  });
});

describe('api', () => {
  it('sends a request to a path below the management API', async () => {
    const { out, sent } = await runCommand([
      'api',
      'post',
      '/tags',
      '--data',
      '{"name":"A"}',
      '--header',
      'If-Match: "1"',
    ]);

    expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://api/api/management/tags', body: { name: 'A' } });
    expect(sent[0]?.headers.get('if-match')).toBe('"1"');
    expect(out).toBe('{}');
  });

  it.each([
    ['/api/management/me', '/api/management/me'],
    ['/scim/v2/Users', '/scim/v2/Users'],
    ['/openapi.json', '/openapi.json'],
    ['/forms/token/answers', '/forms/token/answers'],
    ['/forms/12/versions', '/api/management/forms/12/versions'],
    ['/forms?perPage=5', '/api/management/forms?perPage=5'],
  ])('%s is sent to %s', async (given, path) => {
    const { sent } = await runCommand(['api', 'GET', given]);

    expect(sent[0]?.url).toBe(`http://api${path}`);
  });
});
