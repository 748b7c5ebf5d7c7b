import { type Api, type ApiResponse, readResponse } from '../api';
import { eventually } from '../eventually';
import { system } from '../system';

interface Sent {
  readonly operation: string;
  readonly requestId: string;
  readonly projectId: string | undefined;
}

interface Entry {
  readonly sequence: number;
  readonly action: string;
  readonly request_id: string | null;
}

/** Sends requests by the ids of their operations, and checks what the audit log and histories show of each. */
export class AuditedRequests {
  readonly sent: Sent[] = [];
  private readonly operations = new Map<string, { readonly method: string; readonly path: RegExp }>();

  constructor(
    readonly api: Api,
    document: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>,
  ) {
    for (const [path, methods] of Object.entries(document)) {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      for (const [method, { operationId = '' }] of Object.entries(methods)) {
        this.operations.set(operationId, { method: method.toUpperCase(), path: pattern });
      }
    }
  }

  /** `projectId`: the project whose history shows the change. */
  async send(operation: string, path: string, body?: unknown, projectId?: string): Promise<ApiResponse['body']> {
    const { method } = this.place(operation, `/api/management${path}`);
    return this.note(operation, await this.api.send(method, path, body), projectId);
  }

  /** Sends a form with a file. */
  async upload(operation: string, path: string, file: Blob, fields: Record<string, string>, projectId?: string) {
    this.place(operation, `/api/management${path}`);
    return this.note(operation, await this.api.upload(path, file, fields), projectId);
  }

  /** Sends a request without a token to a path outside of the API. `project` may find the id after the request. */
  async sendPublic(operation: string, path: string, init: RequestInit, project?: string | (() => Promise<string>)) {
    const { method } = this.place(operation, path);
    const response = await fetch(`${system.base_url}${path}`, { redirect: 'manual', ...init, method });
    const body = await readResponse(response);
    return this.note(operation, body, typeof project === 'function' ? await project() : project);
  }

  /** Fails if a sent operation has no entry of its request in the audit log. */
  checkAuditLog(actions: Readonly<Record<string, string>>): Promise<void> {
    return this.check(actions, () => this.readLog());
  }

  /** Fails if a sent operation has no entry of its request in the history of its project. */
  checkHistories(actions: Readonly<Record<string, string>>): Promise<void> {
    return this.check(actions, async () => {
      const projects = new Set(this.sent.flatMap(({ projectId }) => projectId ?? []));
      const pages = await Promise.all([...projects].map((id) => this.api.get(`/projects/${id}/history?perPage=100`)));
      return pages.flatMap(({ body }) => body.history);
    });
  }

  /** All entries of the audit log, in their order. */
  async readLog(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (;;) {
      const { body } = await this.api.get(`/audit-log?after=${entries.at(-1)?.sequence ?? 0}&perPage=100`);
      if (body.audit_log.length === 0) return entries;
      entries.push(...body.audit_log);
    }
  }

  private async check(actions: Readonly<Record<string, string>>, read: () => Promise<readonly Entry[]>): Promise<void> {
    const inQuestion = this.sent.filter(({ operation }) => operation in actions);
    await eventually(async () => {
      const entries = await read();
      const missing = inQuestion.filter(
        ({ operation, requestId }) =>
          !entries.some(({ action, request_id }) => action === actions[operation] && request_id === requestId),
      );
      expect(missing).toEqual([]);
    }, 30_000);
  }

  private place(operation: string, path: string) {
    const place = this.operations.get(operation);
    const pathname = path.replace(/\?.*/, '');
    if (!place?.path.test(pathname)) throw new Error(`${pathname} is not a path of the operation ${operation}.`);
    return place;
  }

  private note(operation: string, response: ApiResponse, projectId: string | undefined): ApiResponse['body'] {
    const { status, body, headers } = response;
    const error = status < 400 ? undefined : body;
    expect({ operation, error }).toEqual({ operation, error: undefined });
    this.sent.push({ operation, requestId: headers.get('x-request-id') ?? '', projectId });
    return body;
  }
}
