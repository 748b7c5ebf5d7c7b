import { openAsBlob, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './support/api';
import { allErrors, exportAll, importAll, readWorkbook, startImport, workbook } from './support/spreadsheets';

const samples = join(__dirname, '..', 'services', 'spreadsheets', 'test-support', 'workbooks', 'samples');
const sample = (name: string) => openAsBlob(join(samples, name));
const expected = JSON.parse(readFileSync(join(samples, 'expected.json'), 'utf8')) as Record<
  string,
  { rows: number; failed: number; created: number; failed_rows: Record<string, string>; unknown_columns?: string[] }
>;

describe('sample workbooks', () => {
  it.each([
    ['projects-2000.xlsx', 'project'],
    ['contacts-500.xlsx', 'contact'],
    ['customers-300.xlsx', 'customer'],
  ])('%s has the expected result', async (name, type) => {
    const api = apiOf();
    const expectedResult = expected[name]!;

    const operation = await importAll(api, type, await sample(name));

    const { created, failed } = operation.metadata.outcomes;
    expect({ status: operation.status, rows: operation.total_rows, created, failed: failed ?? 0 }).toEqual({
      status: 'completed',
      rows: expectedResult.rows,
      created: expectedResult.created,
      failed: expectedResult.failed,
    });
    expect(operation).toMatchObject({
      processed_rows: expectedResult.rows,
      errors_count: expectedResult.failed,
      percentage: 100,
    });
    expect(operation.metadata.unknown_columns).toEqual(expectedResult.unknown_columns ?? []);
    const errors = await allErrors(api, operation.id);
    expect(Object.fromEntries(errors.map(({ row, column }) => [row, column]))).toEqual(expectedResult.failed_rows);
  });

  it('can be exported and imported again without changes', async () => {
    const api = apiOf();
    await importAll(api, 'project', await sample('projects-2000.xlsx'));

    const file = await exportAll(api, 'project');

    const rows = await readWorkbook(file);
    expect(rows).toHaveLength(1_907);
    const again = await importAll(api, 'project', new Blob([file]), { mode: 'upsert' });
    expect(again).toMatchObject({ status: 'completed', errors_count: 0, metadata: { outcomes: { unchanged: 1_906 } } });
  }, 60_000);

  it('have the user who started them as initiator', async () => {
    const api = apiOf({ name: 'Ines Importer' });

    const { initiator, initiator_type, initiator_id } = await importAll(
      api,
      'contact',
      await workbook([['Name'], ['Bo']]),
    );

    expect({ initiator, initiator_type, initiator_id }).toMatchObject({
      initiator: { id: api.identity.userId, name: 'Ines Importer' },
      initiator_type: 'user',
      initiator_id: api.identity.userId,
    });
  });

  it('report increasing progress', async () => {
    const api = apiOf();
    const rows = [['Name'], ...Array.from({ length: 5_000 }, (_, index) => [`Project ${index}`])];
    const id = await startImport(api, 'project', await workbook(rows));

    const response = await api.open(`/spreadsheet-operations/${id}/events`);
    const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));

    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const percentages = events.map(({ percentage }) => percentage as number);
    expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ status: 'completed', percentage: 100, processed_rows: 5_000 });
  }, 60_000);
});

describe('imported rows', () => {
  it('report every error with column, code, message and value', async () => {
    const api = apiOf();
    const file = await workbook([
      ['Name', 'Impact', 'Budget', 'Status', 'Customer', 'Contact', 'Parent'],
      ['', 'high', -5, 'sleeping', 'Unknown Inc', 'unknown@example.org', 'X-1'],
    ]);

    const operation = await importAll(api, 'project', file);

    const errors = await allErrors(api, operation.id);
    expect(errors.map(({ column, code }) => [column, code]).sort()).toEqual([
      ['project.budget', 'out_of_range'],
      ['project.contact', 'contact_not_found'],
      ['project.customer', 'customer_not_found'],
      ['project.impact', 'invalid_number'],
      ['project.name', 'required'],
      ['project.parent', 'parent_not_found'],
      ['project.status', 'unknown_status'],
    ]);
    expect(errors.every(({ row, message }) => row === 2 && message.length > 10)).toBe(true);
  });

  it('can have a parent in a previous row, and fail individually for a duplicate code', async () => {
    const api = apiOf();
    await api.send('POST', '/projects', { name: 'Existing', code: 'TAKEN' });
    const file = await workbook([
      ['Code', 'Name', 'Parent'],
      ['A', 'Root', null],
      ['B', 'Child', 'A'],
      ['C', 'Grandchild', 'B'],
      ['TAKEN', 'Duplicate', null],
    ]);

    const operation = await importAll(api, 'project', file);

    expect(operation.metadata.outcomes).toEqual({ created: 3, failed: 1 });
    const { body } = await api.get('/projects?filter[code]=C');
    const parent = await api.get(`/projects/${body.projects[0].parent_id}`);
    expect(parent.body.project.code).toBe('B');
  });

  it('update records by id, code or old id, and keep values of empty cells', async () => {
    const api = apiOf();
    const { body } = await api.send('POST', '/projects', { name: 'Old', code: 'A', description: 'Kept', budget: 7 });
    const file = await workbook([
      ['Code', 'Name', 'Description', 'Budget'],
      ['A', 'New', null, 8],
      ['B', 'Fresh', null, 1],
    ]);

    const operation = await importAll(api, 'project', file, { mode: 'upsert', match_by: 'code' });

    expect(operation.metadata.outcomes).toEqual({ updated: 1, created: 1 });
    const changed = await api.get(`/projects/${body.project.id}`);
    expect(changed.body.project).toMatchObject({ name: 'New', description: 'Kept', budget: 8 });
  });

  it('change nothing in a dry run, whose outcomes equal those of the import', async () => {
    const api = apiOf();
    const file = await workbook([
      ['Code', 'Name'],
      ['A', 'One'],
      ['A', 'Two'],
      ['B', ''],
    ]);

    const dryRun = await importAll(api, 'project', file, { dry_run: 'true' });

    expect((await api.get('/projects')).body.meta.total).toBe(0);
    const real = await importAll(api, 'project', file);
    expect(dryRun.metadata.outcomes).toEqual(real.metadata.outcomes);
    expect(real.metadata.outcomes).toEqual({ created: 1, failed: 2 });
  });

  it('create missing customers and contacts on request', async () => {
    const api = apiOf();
    const file = await workbook([
      ['Name', 'Customer', 'Contact'],
      ['One', 'Acme', 'ana@example.org'],
      ['Two', 'Acme', 'ANA@example.org'],
    ]);

    const operation = await importAll(api, 'project', file, { create_missing: 'true' });

    expect(operation.metadata.outcomes).toEqual({ created: 2 });
    expect((await api.get('/customers')).body.meta.total).toBe(1);
    expect((await api.get('/contacts')).body.meta.total).toBe(1);
  });
});

describe('an invalid import', () => {
  const upload = async (file: Blob, type = 'project') => apiOf().upload(`/spreadsheet-operations/import/${type}`, file);

  it.each([
    ['a text file', new Blob(['Name\nRoof'])],
    ['an empty file', new Blob([])],
    ['a truncated workbook', new Blob([readFileSync(join(samples, 'projects-2000.xlsx')).subarray(0, 100_000)])],
    ['an old workbook', new Blob([Buffer.from('d0cf11e0a1b11ae1', 'hex'), new Uint8Array(2_000)])],
  ])('is rejected immediately: %s', async (_, file) => {
    expect(await upload(file)).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { file: [expect.any(String)] } },
    });
  });

  it('is rejected above 50 MB', async () => {
    expect(await upload(new Blob([new Uint8Array(52_428_801)]))).toMatchObject({
      status: 413,
      body: { message: 'payload_too_large' },
    });
  }, 30_000);

  it('is rejected for an unknown type, with the available types', async () => {
    const rejected = await upload(await workbook([['Name']]), 'funnel');

    expect(rejected).toMatchObject({
      status: 422,
      body: { validation: { type: [expect.stringContaining('project, customer, contact')] } },
    });
  });

  it('is rejected without a file', async () => {
    const { status, body } = await apiOf().send('POST', '/spreadsheet-operations/import/project', {});

    expect({ status, body }).toMatchObject({ status: 415, body: { message: 'unsupported_media_type' } });
  });

  it('fails without a required column, with its name', async () => {
    const operation = await importAll(apiOf(), 'project', await workbook([['Budget'], [5]]));

    expect(operation).toMatchObject({
      status: 'failed',
      metadata: { failure: { code: 'missing_column', message: expect.stringContaining('Name') } },
    });
  });

  it('fails for an empty sheet', async () => {
    const operation = await importAll(apiOf(), 'project', await workbook([]));

    expect(operation).toMatchObject({ status: 'failed', metadata: { failure: { code: 'no_heading' } } });
  });
});
