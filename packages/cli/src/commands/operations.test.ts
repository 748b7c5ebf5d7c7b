import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../testing/run-command';

const operation = { id: '1', status: 'failed', processed_rows: 0, errors_count: 0 };

describe.each([
  ['import', ['import', 'project', __filename]],
  ['export', ['export', 'project']],
])('%s that fails', (action, args) => {
  const run = (metadata: object) => {
    const body = { spreadsheet_operation: { ...operation, action, metadata } };
    return runCommand(args, { responses: [{ body }] });
  };

  it('prints the reason', async () => {
    const failure = { code: 'missing_column', message: 'The sheet lacks a required column: Name.' };

    const { code, err } = await run({ failure });

    expect(code).toBe(1);
    expect(err).toBe(`The ${action} failed: The sheet lacks a required column: Name. (missing_column)\n`);
  });

  it('prints that the reason is unknown', async () => {
    expect((await run({})).err).toBe(`The ${action} failed: The reason is unknown. (server_error)\n`);
  });
});

describe('a notice of ignored or shortened content', () => {
  const completed = { ...operation, status: 'completed', processed_rows: 2 };

  it('is printed after an import', async () => {
    const metadata = { unknown_columns: ['Color'], unnamed_columns: [{ column: 'C', cells: 1 }] };
    const body = { spreadsheet_operation: { ...completed, action: 'import', metadata } };

    const { out } = await runCommand(['import', 'project', __filename], { responses: [{ body }] });

    expect(out).toContain('ignored, because no column has this heading: Color\n');
    expect(out).toContain('ignored, because the heading is empty: C (1 cell)');
  });

  it('is printed after an export', async () => {
    const body = {
      spreadsheet_operation: { ...completed, file_name: 'x', action: 'export', metadata: { cut_texts: 3 } },
    };
    const folder = mkdtempSync(join(tmpdir(), 'export-'));

    const { out, err } = await runCommand(['export', 'project', '-o', join(folder, 'x')], {
      responses: [{ body }, { body }, { text: 'x' }],
    });
    rmSync(folder, { recursive: true });

    expect(err).toBe('');
    expect(out).toContain('shortened to the length of a cell: 3 texts; --format csv has them completely');
  });
});

describe('a view', () => {
  const views = (...found: object[]) => ({ body: { views: found, meta: { total: found.length, last_page: 1 } } });
  const large = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Large' };
  const started = { body: { spreadsheet_operation: { ...operation, action: 'export', metadata: {} } } };

  it('can be given by its name to exports and lists', async () => {
    const exported = await runCommand(['export', 'project', '--view', 'Large'], {
      responses: [views({ ...large, id: '2', name: 'Small' }, large), started],
    });
    const listed = await runCommand(['projects', 'list', '--view', 'Large'], {
      responses: [views(large), { body: { projects: [], meta: { total: 0, last_page: 1 } } }],
    });

    expect(exported.sent[1]?.body).toMatchObject({ view_id: large.id });
    expect(listed.sent[1]?.url).toContain(`view=${large.id}`);
  });

  it('is rejected if no view or several have the name', async () => {
    const unknown = await runCommand(['export', 'project', '--view', 'Old'], { responses: [views(large)] });
    const twice = await runCommand(['export', 'project', '--view', 'Large'], {
      responses: [views(large, { ...large, id: '2' })],
    });

    expect([unknown.code, unknown.err]).toEqual([4, expect.stringContaining('no view named "Old"')]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('Several views')]);
  });
});

it('the help of export names every type that the API supports', async () => {
  const document = readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8');
  const { paths } = JSON.parse(document);
  const [type] = paths['/api/management/spreadsheet-operations/export/{type}'].post.parameters;

  const { out } = await runCommand(['export', '--help']);

  const types: string[] = type.description.replace('One of: ', '').replace(/\.$/, '').split(', ');
  expect(types.filter((name) => !out.includes(name))).toEqual([]);
});
