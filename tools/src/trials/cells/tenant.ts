import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createToken } from '../../dev/token/create-token';
import { type Response, send } from '../prove/client/send';

const API = '/api/management';
const TOKEN_TTL_S = 24 * 60 * 60;
const POLL_MS = 250;

/** A client of one tenant at the entry. */
export class Tenant {
  readonly frameId = randomUUID();
  readonly token: string;

  constructor(
    readonly baseUrl: string,
    secret: string,
  ) {
    const user = { userId: randomUUID(), name: 'Trial', email: 'trial@example.org', scope: '*' };
    this.token = createToken(secret, { ...user, frameId: this.frameId, ttlSeconds: TOKEN_TTL_S });
  }

  /** Sends a request with the token of the tenant, or another one. */
  call(method: string, path: string, body?: object, token = this.token): Promise<Response> {
    return this.open(method, `${API}${path}`, body, { authorization: `Bearer ${token}` });
  }

  /** Sends a request to any path. */
  open(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof FormData;
    return send({
      url: `${this.baseUrl}${path}`,
      method,
      headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
  }

  /** @throws Error if the request does not succeed. */
  async expect(method: string, path: string, body?: object): Promise<Response['body']> {
    const response = await this.call(method, path, body);
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response.body;
  }

  /** Imports projects from a CSV file, and waits until they exist. */
  async importProjects(count: number): Promise<void> {
    await this.untilImported(await this.startImport(count));
  }

  /** Starts an import of projects from a CSV file. Returns its id. */
  async startImport(count: number): Promise<string> {
    const lines = ['code,name,description'];
    for (let index = 1; index <= count; index += 1) lines.push(`R-${index},Roof ${index},Imported for the trial`);
    const form = new FormData();
    form.set('file', new Blob([lines.join('\n')]), 'projects.csv');
    form.set(
      'mapping',
      JSON.stringify({ code: 'project.code', name: 'project.name', description: 'project.description' }),
    );
    const started = await this.expect('POST', '/spreadsheet-operations/import/project', form);
    return (started['spreadsheet_operation'] as { id: string }).id;
  }

  /** Waits for the end of an import. @throws Error if it fails. */
  async untilImported(operationId: string): Promise<void> {
    for (;;) {
      const operation = await this.readImport(operationId);
      if (operation.status === 'completed') return;
      if (operation.status === 'failed') throw new Error(`The import failed: ${JSON.stringify(operation)}`);
      await pause(POLL_MS);
    }
  }

  async readImport(operationId: string): Promise<{ readonly status: string; readonly processed_rows: number }> {
    const read = await this.expect('GET', `/spreadsheet-operations/${operationId}`);
    return read['spreadsheet_operation'] as { status: string; processed_rows: number };
  }
}
