import ExcelJS from 'exceljs';
import type { Api } from './api';
import { eventually } from './eventually';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of one sheet, as a spreadsheet program would save it. */
export async function workbook(rows: readonly (readonly unknown[])[]): Promise<Blob> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Sheet').addRows(rows.map((row) => [...row]));
  return new Blob([(await book.xlsx.writeBuffer()) as ArrayBuffer], { type: MEDIA_TYPE });
}

/** The cells of a workbook's first sheet, row by row. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

/** Uploads a workbook, and returns the id of the operation. */
export async function startImport(
  api: Api,
  type: string,
  file: Blob,
  fields: Record<string, string> = {},
): Promise<string> {
  const { status, body } = await api.upload(`/spreadsheet-operations/import/${type}`, file, fields);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { response: true, spreadsheet_operation: { action: 'import', type } },
  });
  return body.spreadsheet_operation.id;
}

/** Waits until an operation completes or fails, and returns it. */
export async function ended(api: Api, id: string, limitMs = 60_000) {
  return eventually(async () => {
    const { body } = await api.get(`/spreadsheet-operations/${id}`);
    expect(['completed', 'failed']).toContain(body.spreadsheet_operation.status);
    return body.spreadsheet_operation;
  }, limitMs);
}

export async function importAll(api: Api, type: string, file: Blob, fields: Record<string, string> = {}) {
  return ended(api, await startImport(api, type, file, fields));
}

/** Exports a type, and returns the file. */
export async function exportAll(api: Api, type: string, body: object = {}): Promise<ArrayBuffer> {
  const started = await api.send('POST', `/spreadsheet-operations/export/${type}`, body);
  const { id, status } = await ended(api, started.body.spreadsheet_operation.id);
  expect(status).toBe('completed');
  const response = await api.open(`/spreadsheet-operations/${id}/download`);
  expect(response.status).toBe(200);
  return response.arrayBuffer();
}

/** All errors of an operation. */
export async function allErrors(
  api: Api,
  id: string,
): Promise<{ row: number; column: string; message: string; code: string }[]> {
  const errors = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await api.get(`/spreadsheet-operations/${id}/errors?perPage=100&page=${page}`);
    errors.push(...body.errors);
    last = body.meta.last_page;
  }
  return errors;
}
