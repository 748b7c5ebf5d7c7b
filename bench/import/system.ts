import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout } from 'node:timers/promises';
import jsonwebtoken from 'jsonwebtoken';
import { COLUMNS, makeRows } from './rows.ts';

const require = createRequire(import.meta.url);
const { createWorkbookWriter } = require('@trackway/xlsx') as typeof import('@trackway/xlsx');

export interface Connection {
  readonly base_url: string;
  readonly state_folder: string;
  readonly services: Readonly<Record<string, { readonly http: string; readonly operations: string }>>;
  readonly servers: { readonly postgres_url: string };
}

/** The system that `npm start` runs here, or the one that TEST_CONNECTION names. */
export function readConnection(): Connection {
  return JSON.parse(readFileSync(process.env['TEST_CONNECTION'] ?? '.local/connection.json', 'utf8'));
}

/** A workbook with these rows. */
export async function writeWorkbook(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  const writer = createWorkbookWriter(file);
  await writer.addSheet(
    'Projects',
    COLUMNS.map((heading) => ({ heading })),
  );
  for (const row of makeRows(rows)) await writer.writeRow(row);
  await writer.finish();
  file.end();
  await finished(file);
}

const POLL_INTERVAL_MS = 500;

/** A client of the management API, for a user in a new frame. */
export class FrameOfItsOwn {
  readonly id = randomUUID();
  private readonly headers: Readonly<Record<string, string>>;
  private readonly api: string;

  constructor(connection: Connection) {
    const { token } = JSON.parse(readFileSync(join(connection.state_folder, 'secrets.json'), 'utf8'));
    const claims = { frame_id: this.id, scope: '*' };
    const bearer = jsonwebtoken.sign(claims, token, { subject: randomUUID(), expiresIn: 7_200 });
    this.headers = { authorization: `Bearer ${bearer}` };
    this.api = `${connection.base_url}/api/management`;
  }

  /** Returns the seconds from the start of the import to its end. */
  async importProjects(path: string, rows: number): Promise<number> {
    const form = new FormData();
    form.append('file', await openAsBlob(path), 'bench.xlsx');
    const operation = await this.ended('import/project', { method: 'POST', body: form });
    if (operation.metadata.outcomes?.['created'] !== rows)
      throw new Error(`The import ended with ${JSON.stringify(operation)}.`);
    return secondsOf(operation);
  }

  /** Exports all projects to `path`. Returns the seconds until the export completed. */
  async exportProjects(path: string): Promise<number> {
    const operation = await this.ended('export/project', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const { body } = await this.fetch(`/spreadsheet-operations/${operation.id}/download`);
    await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), createWriteStream(path));
    return secondsOf(operation);
  }

  async countProjects(): Promise<number> {
    const { meta } = (await (await this.fetch('/projects?perPage=1')).json()) as { meta: { total: number } };
    return meta.total;
  }

  private async ended(path: string, request: RequestInit): Promise<Operation> {
    let operation = await operationOf(await this.fetch(`/spreadsheet-operations/${path}`, request));
    const { id } = operation;
    while (operation.status === 'pending' || operation.status === 'processing') {
      await setTimeout(POLL_INTERVAL_MS);
      operation = await operationOf(await this.fetch(`/spreadsheet-operations/${id}`));
    }
    if (operation.status !== 'completed') throw new Error(`The operation ended with ${JSON.stringify(operation)}.`);
    return operation;
  }

  private async fetch(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = { ...this.headers, ...(request.headers as Record<string, string> | undefined) };
    const response = await fetch(`${this.api}${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`The system responds ${response.status}: ${await response.text()}`);
    return response;
  }
}

interface Operation {
  readonly id: string;
  readonly status: string;
  readonly started_at: string;
  readonly completed_at: string;
  readonly metadata: { readonly outcomes?: Readonly<Record<string, number>> };
}

async function operationOf(response: Response): Promise<Operation> {
  return ((await response.json()) as { spreadsheet_operation: Operation }).spreadsheet_operation;
}

function secondsOf({ started_at, completed_at }: Operation): number {
  return (Date.parse(completed_at) - Date.parse(started_at)) / 1_000;
}
