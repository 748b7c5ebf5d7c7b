import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { eventually, serviceClient, tokensOf } from '@trackway/testkit';
import { textRows, workbookBytes } from '../../../packages/xlsx/test-support/workbook-bytes';

export const path = '/api/management/spreadsheet-operations';

/** A workbook with as many projects. */
export const file = (rows: number) =>
  workbookBytes({ rows: textRows([['Name'], ...Array.from({ length: rows }, (_, index) => [`Project ${index}`])]) });

/** Uploads a workbook of projects. */
export async function upload(
  port: number,
  caller: Caller,
  bytes: Uint8Array,
  key?: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'rows.xlsx');
  const identity = { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) };
  const headers = { ...identity, ...(key ? { 'idempotency-key': key } : {}) };
  return fetch(`http://127.0.0.1:${port}/api/management/spreadsheet-operations/import/project`, {
    method: 'POST',
    headers,
    body: form,
  });
}

export interface Started {
  readonly spreadsheet_operation: { readonly id: string };
}

/** The id of the operation that an upload has started. */
export async function operationOf(response: Response): Promise<string> {
  const body = (await response.json()) as Started;
  expect({ status: response.status, body }).toMatchObject({
    status: 200,
    body: { spreadsheet_operation: { status: 'pending' } },
  });
  return body.spreadsheet_operation.id;
}

/** The operation when it has completed or failed. */
export async function ended(port: number, caller: Caller, id: string) {
  return eventually(async () => {
    const { body } = await serviceClient(port, caller).send('GET', `/api/management/spreadsheet-operations/${id}`);
    expect(['completed', 'failed']).toContain(body.spreadsheet_operation.status);
    return body.spreadsheet_operation;
  }, 30_000);
}
