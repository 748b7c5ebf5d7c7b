import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { ended, exportAll, importAll, readWorkbook, startImport, workbook } from './support/spreadsheets';

describe('operations', () => {
  it('are listed by action and status, and only in their frame', async () => {
    const api = apiOf();
    const done = await importAll(api, 'contact', await workbook([['Name'], ['Bo']]));
    await exportAll(api, 'contact');

    const imports = await api.get('/spreadsheet-operations?action=import&status=completed');

    expect(imports.body).toMatchObject({
      response: true,
      meta: { total: 1 },
      spreadsheet_operations: [{ id: done.id, action: 'import' }],
    });
    expect((await api.get('/spreadsheet-operations')).body.meta.total).toBe(2);
    expect((await api.get('/spreadsheet-operations?status=lost')).status).toBe(422);
    const theirs = apiOf();
    for (const suffix of ['', '/errors', '/download', '/events']) {
      const rejected = await theirs.get(`/spreadsheet-operations/${done.id}${suffix}`);
      expect(rejected).toMatchObject({ status: 404, body: { message: 'spreadsheet_operation_model_not_found' } });
    }
  });

  it('offer the columns of each type, and reject others', async () => {
    const api = apiOf();

    const { body } = await api.get('/spreadsheet-operations/export/project/columns');

    expect(body.columns).toContainEqual({ key: 'project.name', label: 'Name', required: true, importable: true });
    const rejected = await api.send('POST', '/spreadsheet-operations/export/project', { columns: ['project.nothing'] });
    expect(rejected).toMatchObject({
      status: 422,
      body: { validation: { columns: [expect.stringContaining('project.code')] } },
    });
  });

  it('export the requested columns and rows, and required columns always', async () => {
    const api = apiOf();
    for (const [name, budget] of [
      ['Small', 1],
      ['Large', 900],
    ] as const)
      await api.send('POST', '/projects', { name, budget });

    const file = await exportAll(api, 'project', {
      columns: ['project.budget'],
      filters: [{ field: 'budget', operator: 'greater_than', value: 5 }],
    });

    expect(await readWorkbook(file)).toEqual([
      ['Budget', 'Name'],
      [900, 'Large'],
    ]);
  });

  it('write texts that look like formulas as text', async () => {
    const api = apiOf();
    await api.send('POST', '/projects', { name: '=HYPERLINK("http://example.org")' });

    const rows = await readWorkbook(await exportAll(api, 'project', { columns: ['project.name'] }));

    expect(rows[1]).toEqual(['=HYPERLINK("http://example.org")']);
  });

  it('continue after a cancellation when they are retried, and have each row once', async () => {
    const api = apiOf();
    const count = 4_000;
    const file = await workbook([['Name'], ...Array.from({ length: count }, (_, row) => [`Row ${row}`])]);
    const id = await startImport(api, 'project', file);
    const path = `/spreadsheet-operations/${id}`;
    await eventually(async () => {
      expect((await api.get(path)).body.spreadsheet_operation.processed_rows).toBeGreaterThan(0);
    });
    expect((await api.send('POST', `${path}/cancel`)).status).toBe(200);
    const cancelled = await ended(api, id);
    expect(cancelled).toMatchObject({ status: 'failed', metadata: { cancelled: true } });
    expect(cancelled.processed_rows).toBeLessThan(count);

    expect((await api.send('POST', `${path}/retry`)).status).toBe(200);

    expect(await ended(api, id)).toMatchObject({
      ...{ status: 'completed', processed_rows: count, errors_count: 0 },
      metadata: { outcomes: { created: count } },
    });
    expect((await api.get('/projects?perPage=1')).body.meta.total).toBe(count);
  });

  it('support range requests', async () => {
    const api = apiOf();
    const started = await api.send('POST', '/spreadsheet-operations/export/contact', {});
    const { id } = await ended(api, started.body.spreadsheet_operation.id);

    const part = await api.open(`/spreadsheet-operations/${id}/download`, { range: 'bytes=0-3' });

    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).toString('latin1')).toBe('PK\u0003\u0004');
  });
});
