import ExcelJS from 'exceljs';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { ended, exportAll, importAll, readWorkbook, workbook } from './support/spreadsheets';

async function rolledBack(api: ReturnType<typeof apiOf>, id: string) {
  const response = await api.send('POST', `/spreadsheet-operations/${id}/rollback`);
  expect(response.status).toBe(200);
  return eventually(async () => {
    const { body } = await api.get(`/spreadsheet-operations/${id}`);
    expect(body.spreadsheet_operation.metadata.rollback.status).toBe('completed');
    return body.spreadsheet_operation.metadata.rollback;
  }, 30_000);
}

describe('rejected rows', () => {
  it('are downloaded as a workbook with reasons, and can be corrected and imported again', async () => {
    const api = apiOf();
    const first = await importAll(
      api,
      'project',
      await workbook([
        ['Code', 'Name', 'Impact', 'Started'],
        ['A', 'Good', 1, '007'],
        ['B', 'Bad', 'high', '=x'],
        ['C', null, 500, null],
      ]),
    );
    expect(first.metadata.outcomes).toEqual({ created: 1, failed: 2 });

    const file = await (await api.open(`/spreadsheet-operations/${first.id}/errors/download`)).arrayBuffer();

    const rows = await readWorkbook(file);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['Code', 'Name', 'Impact', 'Started'],
      ['B', 'Bad', 'high', '=x'],
      ['C', undefined, 500, undefined],
    ]);
    expect(rows[2]?.[4]).toMatch(/Name: .+ Impact: .+/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(file);
    const sheet = book.worksheets[0]!;
    sheet.getCell('C2').value = 7;
    sheet.getCell('B3').value = 'Named';
    const corrected = new Blob([(await book.xlsx.writeBuffer()) as ArrayBuffer]);
    const second = await importAll(api, 'project', corrected);
    expect(second.metadata).toMatchObject({ outcomes: { created: 1, failed: 1 }, unknown_columns: ['Started'] });
  }, 60_000);

  it('are not available for exports and in other frames', async () => {
    const api = apiOf();
    const started = await api.send('POST', '/spreadsheet-operations/export/contact', {});
    const { id } = await ended(api, started.body.spreadsheet_operation.id);

    expect((await api.get(`/spreadsheet-operations/${id}/errors/download`)).status).toBe(404);
    const ofOthers = await apiOf().get(`/spreadsheet-operations/${id}/errors/download`);
    expect(ofOthers.body.message).toBe('spreadsheet_operation_model_not_found');
  });
});

describe('templates', () => {
  it.each(['project', 'customer', 'contact'])('of %s can be filled in and imported', async (type) => {
    const api = apiOf();
    const response = await api.open(`/spreadsheet-operations/import/${type}/template`);
    expect(response.status).toBe(200);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    const sheet = book.worksheets[0]!;
    const name = (sheet.getRow(1).values as string[]).indexOf('Name');
    sheet.getCell(2, name).value = 'From the template';

    const operation = await importAll(api, type, new Blob([(await book.xlsx.writeBuffer()) as ArrayBuffer]));

    expect(operation.metadata).toMatchObject({ outcomes: { created: 1 }, unknown_columns: [] });
  });

  it('are rejected for types that cannot be imported', async () => {
    expect((await apiOf().get('/spreadsheet-operations/import/user/template')).status).toBe(422);
  });
});

describe('the rollback of an import', () => {
  it('restores the frame, except records that were changed since', async () => {
    const api = apiOf();
    await api.send('POST', '/projects', { name: 'Before', code: 'A', budget: 5 });
    const before = await readWorkbook(await exportAll(api, 'project', { columns: ['project.code', 'project.budget'] }));
    const imported = await importAll(
      api,
      'project',
      await workbook([
        ['Code', 'Name', 'Budget', 'Customer'],
        ['A', 'After', 6, 'Acme'],
        ['B', 'New', 7, 'Acme'],
        ['C', 'Changed', 8, null],
      ]),
      { mode: 'upsert', create_missing: 'true' },
    );
    const { body } = await api.get('/projects?filter[code]=C');
    await api.send('PATCH', `/projects/${body.projects[0].id}`, { name: 'Mine now' });

    const result = await rolledBack(api, imported.id);

    expect(result).toEqual({ status: 'completed', restored: 1, removed: 2, kept: 1 });
    const { body: errors } = await api.get(`/spreadsheet-operations/${imported.id}/errors`);
    expect(errors.errors).toMatchObject([{ row: 4, column: 'rollback', code: 'changed_since' }]);
    const after = await readWorkbook(await exportAll(api, 'project', { columns: ['project.code', 'project.budget'] }));
    expect(after).toEqual([...before, ['C', 8, 'Mine now']]);
    expect((await api.get('/customers')).body.meta.total).toBe(0);
  }, 60_000);

  it('is executed once, and prevents a retry', async () => {
    const api = apiOf();
    const imported = await importAll(api, 'contact', await workbook([['Name'], ['Ana']]));
    const result = await rolledBack(api, imported.id);

    expect(await rolledBack(api, imported.id)).toEqual(result);
    expect((await api.send('POST', `/spreadsheet-operations/${imported.id}/retry`)).status).toBe(409);
    const dryRun = await importAll(api, 'contact', await workbook([['Name'], ['Bo']]), { dry_run: 'true' });
    expect((await api.send('POST', `/spreadsheet-operations/${dryRun.id}/rollback`)).status).toBe(409);
  });
});
