import { randomUUID } from 'node:crypto';
import { readResponse } from './api';
import { differencesOf } from './response-differences';
import { system, tokenOf } from './system';

/** A line of docs/releases/exchanges.ndjson.gz, see record-exchanges.ts. */
export interface RecordedExchange {
  readonly method: string;
  readonly path: string;
  readonly caller: {
    readonly frame_id: string;
    readonly sub: string;
    readonly scope: string;
    readonly name: string;
  } | null;
  readonly key: string | null;
  readonly version: string | null;
  readonly body: string | null;
  readonly status: number;
  readonly response: string;
  /** True if the response depends on the order of concurrent work. */
  readonly varies?: boolean;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Consequences of a request, such as results of rules and search, follow within seconds. */
const ATTEMPTS = 15;
const PAUSE_MS = 200;

/** Sends recorded requests in their order, with the ids that this system assigns instead of the recorded ones. */
export class Replay {
  /** Ids of this system by recorded id. */
  private readonly ids = new Map<string, string>();
  /** One token for each caller, because the gateway lets reads with the same token include its writes. */
  private readonly tokens = new Map<string, string>();

  /** Returns what differs from the recorded response. */
  async send(exchange: RecordedExchange): Promise<string[]> {
    const recorded: unknown = JSON.parse(exchange.response);
    let differences: string[] = [];
    for (let attempt = 0; attempt < (exchange.method === 'GET' && !exchange.varies ? ATTEMPTS : 1); attempt += 1) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { status, body } = await readResponse(await this.request(exchange));
      if (status !== exchange.status) {
        differences = [`status ${exchange.status} is ${status}: ${JSON.stringify(body).slice(0, 200)}`];
        continue;
      }
      const found = new Map<string, string>();
      differences = differencesOf(recorded, body, found, (text) => this.translated(text));
      for (const [id, own] of found) if (!this.ids.has(id)) this.ids.set(id, own);
      if (differences.length === 0) return [];
    }
    if (exchange.varies) return [];
    return differences.map((difference) => `${exchange.method} ${exchange.path}: ${difference}`);
  }

  private request({ method, path, caller, key, version, body }: RecordedExchange): Promise<Response> {
    const headers = {
      ...(caller ? { authorization: `Bearer ${this.tokenFor(caller)}` } : {}),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(version === null ? {} : { 'if-match': version }),
    };
    const sent = body === null ? {} : { body: this.translated(body) };
    return fetch(`${system.base_url}${this.translated(path)}`, { method, headers, ...sent });
  }

  private tokenFor({ frame_id, sub, scope, name }: NonNullable<RecordedExchange['caller']>): string {
    for (const id of [frame_id, sub]) if (!this.ids.has(id)) this.ids.set(id, randomUUID());
    const caller = { frameId: this.translated(frame_id), userId: this.translated(sub), scope, name };
    const key = JSON.stringify(caller);
    const token = this.tokens.get(key) ?? tokenOf(caller);
    this.tokens.set(key, token);
    return token;
  }

  private translated(text: string): string {
    return text.replace(UUID, (id) => this.ids.get(id) ?? id);
  }
}
