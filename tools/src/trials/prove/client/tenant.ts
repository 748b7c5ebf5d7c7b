import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createToken } from '../../../dev/token/create-token';
import type { Operation } from '../history/operation';
import type { Step } from '../history/step';
import { proofFor } from './proof-of-work';
import { type Response, send } from './send';
import { memberAt, Variables } from './variables';
import type { ReceivedDelivery, WebhookReceiver } from './webhook-receiver';
import { workbookOf } from './workbook';

const TOKEN_TTL_S = 24 * 60 * 60;
const RETRY_PAUSE_MS = 300;
const CONSISTENCY_TOKEN = 'x-consistency-token';

export type TenantOptions = {
  readonly baseUrl: string;
  readonly tokenSecret: string;
  /** Tenants whose programs run at the same time. */
  readonly others: () => readonly Tenant[];
  /** Receives the webhooks of all tenants. */
  readonly receiver: WebhookReceiver;
};

/** A new tenant, in which the steps of a program are executed and recorded. */
export class Tenant {
  readonly frameId = randomUUID();
  readonly operations: Operation[] = [];
  readonly leaks: string[] = [];
  /** Requests that are not operations. */
  otherRequests = 0;
  readonly variables: Variables;
  private readonly tokens = new Map<number, string>();

  constructor(
    private readonly options: TenantOptions,
    private readonly marker: string,
  ) {
    this.variables = new Variables(() => options.others().find((one) => one !== this)?.variables);
    this.variables.set('receiver', options.receiver.add(this.frameId));
  }

  /** Deliveries to the webhook of the tenant, in the order of their arrival. */
  get deliveries(): readonly ReceivedDelivery[] {
    return this.options.receiver.receivedBy(this.frameId);
  }

  /** Returns `undefined` if the step refers to a value that no response contained. `attempts` > 1 only for repeatable steps. */
  async execute(step: Step, client: number, attempts = 1): Promise<Operation | undefined> {
    const { path, body, headers = {}, user } = step;
    const resolved = this.variables.resolve({ path, body, headers, user });
    if (resolved === undefined) return undefined;
    const requestId = randomUUID();
    const startedAt = performance.now();
    const response = await this.attempt({ ...step, ...resolved }, requestId, attempts);
    const operation: Operation = {
      index: this.operations.length,
      step,
      client,
      requestId,
      startedAt,
      endedAt: response.outcome === 'unknown' ? Number.POSITIVE_INFINITY : performance.now(),
      outcome: response.outcome,
      status: response.status,
      body: response.body,
      version: versionOf(response.headers.etag),
      sentIfMatch: versionOf(resolved.headers['if-match']),
      hasToken: CONSISTENCY_TOKEN in response.headers,
      isStale: 'x-trackway-stale' in response.headers,
    };
    this.operations.push(operation);
    if (response.outcome === 'ok') this.save(step, client, requestId, response);
    this.findLeaks(step, response.text);
    return operation;
  }

  /** Sends a request of the owner outside of the program, without a record. */
  async read(method: string, path: string, body?: object): Promise<Response> {
    const headers = this.headers({ user: 0 }, randomUUID(), body !== undefined);
    this.otherRequests += 1;
    return send({
      url: this.urlOf(path),
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  private async attempt(step: Step, requestId: string, attempts: number): Promise<Response> {
    const { method, path, body, rows } = step;
    const url = this.urlOf(path);
    const proof = step.needsProof ? await proofFor(url) : { headers: {} };
    const content = rows ? await workbookOf(rows) : body === undefined ? undefined : JSON.stringify(body);
    const own = { ...this.headers(step, requestId, body !== undefined), ...step.headers };
    const response =
      'rejection' in proof
        ? proof.rejection
        : await send({ url, method, headers: { ...own, ...proof.headers }, body: content });
    if (response.outcome !== 'unknown' || attempts <= 1) return response;
    await wait(RETRY_PAUSE_MS);
    return this.attempt(step, requestId, attempts - 1);
  }

  private urlOf(path: string): string {
    return path.startsWith('http') ? path : `${this.options.baseUrl}/api/management${path}`;
  }

  private headers({ user }: Pick<Step, 'user'>, requestId: string, isJson: boolean): Record<string, string> {
    const token = typeof user === 'number' ? this.tokenOf(user) : user;
    return {
      'x-request-id': requestId,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    };
  }

  private tokenOf(user: number): string {
    const known = this.tokens.get(user);
    if (known !== undefined) return known;
    const name = `${this.marker} user ${user}`;
    const token = createToken(this.options.tokenSecret, {
      frameId: this.frameId,
      userId: randomUUID(),
      name,
      email: `user${user}@example.org`,
      scope: '*',
      ttlSeconds: TOKEN_TTL_S,
    });
    this.tokens.set(user, token);
    return token;
  }

  private save({ saves = {} }: Step, client: number, requestId: string, { headers, body }: Response): void {
    const special = new Map<string, unknown>([
      ['@etag', headers.etag],
      ['@request-id', requestId],
    ]);
    for (const [name, path] of Object.entries(saves))
      this.variables.set(name, special.has(path) ? special.get(path) : memberAt(body, path));
    this.variables.set(`consistency:${client}`, headers[CONSISTENCY_TOKEN]);
  }

  private findLeaks({ method, path }: Step, text: string): void {
    for (const other of this.options.others()) {
      if (other === this) continue;
      if (text.includes(other.marker) || text.includes(other.frameId))
        this.leaks.push(`${method} ${path} returned data of another tenant: ${text.slice(0, 500)}`);
    }
  }
}

function versionOf(etag: string | undefined): number | undefined {
  return etag === undefined ? undefined : Number(etag.replaceAll('"', ''));
}
