import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import jsonwebtoken from 'jsonwebtoken';
import { type Cells, COLUMNS } from './rows.ts';

interface Connection {
  readonly base_url: string;
  readonly state_folder: string;
}

/** The workbook that people would send, written by the service's own writer. */
export async function writeWorkbook(load: NodeJS.Require, rows: readonly Cells[]): Promise<Blob> {
  const { createWorkbookWriter } = load('../../services/spreadsheets/dist/workbook/writer/workbook-writer.js');
  const output = new PassThrough();
  const bytes = buffer(output);
  const writer = createWorkbookWriter(output);
  await writer.addSheet(
    'Projects',
    COLUMNS.map((heading) => ({ heading })),
  );
  for (const row of rows) await writer.writeRow(row);
  await writer.finish();
  output.end();
  return new Blob([Uint8Array.from(await bytes)]);
}

/** Imports a workbook into a new frame and gives the seconds from the start of the work to its end. */
export async function importRows(connection: Connection, workbook: Blob, rows: number): Promise<number> {
  const { token } = JSON.parse(readFileSync(join(connection.state_folder, 'secrets.json'), 'utf8'));
  const claims = { frame_id: randomUUID(), scope: '*' };
  const bearer = jsonwebtoken.sign(claims, token, { subject: randomUUID(), expiresIn: 3_600 });
  const headers = { authorization: `Bearer ${bearer}` };
  const path = `${connection.base_url}/api/management/spreadsheet-operations`;
  const form = new FormData();
  form.append('file', workbook, 'bench.xlsx');
  const id = (await operationOf(await fetch(`${path}/import/project`, { method: 'POST', headers, body: form }))).id;
  await (await fetch(`${path}/${id}/events`, { headers })).text();
  const operation = await operationOf(await fetch(`${path}/${id}`, { headers }));
  if (operation.metadata.outcomes.created !== rows)
    throw new Error(`The import ended with ${JSON.stringify(operation)}.`);
  return (Date.parse(operation.completed_at) - Date.parse(operation.started_at)) / 1_000;
}

interface Operation {
  readonly id: string;
  readonly started_at: string;
  readonly completed_at: string;
  readonly metadata: { readonly outcomes: Readonly<Record<string, number>> };
}

async function operationOf(response: Response): Promise<Operation> {
  const body = (await response.json()) as { spreadsheet_operation: Operation };
  if (!response.ok) throw new Error(`The system answers ${response.status}: ${JSON.stringify(body)}`);
  return body.spreadsheet_operation;
}
