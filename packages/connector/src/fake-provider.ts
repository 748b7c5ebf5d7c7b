import type { AddressInfo } from 'node:net';
import { createHttpServer, type HttpReply, type HttpRoute, jsonReply, parseJson } from './http/server';
import { asRecord, textOrNull } from './messages';

/** A message that a customer writes to the provider. */
export interface ControlledMessage {
  readonly id: string;
  readonly text: string;
  /** Equal for all messages of one customer. */
  readonly from: string;
  readonly file?: { readonly name: string; readonly content: string } | undefined;
}

/** A message that the provider has accepted from the connector. */
export interface SentMessage {
  readonly text: string;
  /** Messages with an equal key count as one, because the provider or the receiver detects the repetition. */
  readonly key?: string | undefined;
  /** Further facts for tests, such as the thread. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** A failure of the next call of the connector. */
export interface Failure {
  readonly status: number;
  readonly retryAfter: number | undefined;
}

interface FakeProviderOptions {
  /** Passes a message to the connector. @throws Error if the connector did not accept it */
  readonly deliver: (message: ControlledMessage) => Promise<void>;
  /** Sends a callback with an invalid signature, and resolves with the status of the response. Absent without signatures. */
  readonly forge?: (message: ControlledMessage) => Promise<number>;
  /** False if the provider has no equivalent of `Retry-After`. */
  readonly hasRetryAfter?: boolean;
}

const RETRY_MS = 150;

/**
 * The common part of fake providers, and the interface through which the conformance check controls them:
 * - `POST /control/messages` {id, text, from} delivers a message of a customer, repeated until the connector accepts it.
 * - `POST /control/forged` delivers one once, with an invalid signature.
 * - `GET /control/sent` lists the messages that the connector has sent.
 * - `POST /control/failures` {status, retry_after, times} lets the next calls of the connector fail.
 */
export class FakeProvider {
  readonly sent: SentMessage[] = [];
  private failure: Failure | undefined;
  private failuresLeft = 0;
  private readonly pending: ControlledMessage[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: FakeProviderOptions) {}

  /** Records a message of the connector. A repetition with the same key counts once. */
  record(message: SentMessage): void {
    if (!this.sent.some(({ key }) => key !== undefined && key === message.key)) this.sent.push(message);
  }

  /** The failure for the next call of the connector; undefined if it succeeds. */
  takeFailure(): Failure | undefined {
    if (this.failuresLeft <= 0) return undefined;
    this.failuresLeft -= 1;
    return this.failure;
  }

  get routes(): readonly HttpRoute[] {
    return [
      { method: 'POST', path: '/control/messages', handle: ({ body }) => this.receive(asRecord(parseJson(body))) },
      ...(this.options.forge ? [this.forgedRoute(this.options.forge)] : []),
      { method: 'GET', path: '/control/sent', handle: () => jsonReply(200, { messages: this.sent }) },
      { method: 'POST', path: '/control/failures', handle: ({ body }) => this.fail(asRecord(parseJson(body))) },
    ];
  }

  /** Serves the control routes and those of the provider. @returns the port */
  async listen(port: number, routes: readonly HttpRoute[] = []): Promise<number> {
    const server = createHttpServer([...this.routes, ...routes], (error) => process.stderr.write(`${String(error)}\n`));
    await new Promise<void>((resolve) => server.listen(port, resolve));
    return (server.address() as AddressInfo).port;
  }

  private receive(body: Readonly<Record<string, unknown>>): HttpReply {
    const message = readMessage(body);
    if (message.id === '' || message.text === '') return jsonReply(422, { error: '`id` and `text` are required.' });
    this.pending.push(message);
    if (this.timer === undefined) this.schedule(0);
    return jsonReply(202, {});
  }

  private forgedRoute(forge: (message: ControlledMessage) => Promise<number>): HttpRoute {
    return {
      method: 'POST',
      path: '/control/forged',
      handle: async ({ body }) => jsonReply(200, { status: await forge(readMessage(asRecord(parseJson(body)))) }),
    };
  }

  private fail({ status, retry_after, times }: Readonly<Record<string, unknown>>): HttpReply {
    this.failure = { status: Number(status), retryAfter: retry_after === undefined ? undefined : Number(retry_after) };
    this.failuresLeft = Number(times ?? 1);
    return jsonReply(200, { has_retry_after: this.options.hasRetryAfter ?? true });
  }

  private schedule(afterMs: number): void {
    this.timer = setTimeout(() => void this.deliverPending(), afterMs);
  }

  /** In order, like providers deliver the messages of a customer. */
  private async deliverPending(): Promise<void> {
    try {
      for (let message = this.pending[0]; message; message = this.pending[0]) {
        await this.options.deliver(message);
        this.pending.shift();
      }
      this.timer = undefined;
    } catch {
      this.schedule(RETRY_MS);
    }
  }
}

/** The response of an HTTP provider for a failure. */
export function failureReply({ status, retryAfter }: Failure): HttpReply {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return jsonReply(status, { error: 'A failure that was requested.' }, headers);
}

function readMessage({ id, text, from, file }: Readonly<Record<string, unknown>>): ControlledMessage {
  const { name, content } = asRecord(file);
  return {
    id: textOrNull(id) ?? '',
    text: textOrNull(text) ?? '',
    from: textOrNull(from) ?? 'customer',
    ...(typeof name === 'string' && typeof content === 'string' ? { file: { name, content } } : {}),
  };
}
