import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '../http/server';
import { asRecord, textOrNull } from '../messages';
import { isSigned } from '../signature';

/** A request of the connector. */
export interface Received {
  readonly kind: 'message' | 'status';
  readonly at: number;
  readonly isSigned: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  /** Trackway stores messages with an equal key once. */
  readonly key: string;
  /** The status of the response; undefined if there was none. */
  status: number | undefined;
}

/** How Trackway responds. */
export interface Behaviour {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly delayMs?: number;
  /** Closes the connection without a response. */
  readonly isLost?: boolean;
}

const ACCEPTED: Behaviour = { status: 200, body: {} };

/** A stand-in for the public routes of a channel, whose responses the checks choose. */
export class StandInTrackway {
  readonly received: Received[] = [];
  /** The responses to the next messages; after them, `usual` applies. */
  private planned: Behaviour[] = [];
  private usual: Behaviour = ACCEPTED;
  private readonly server: Server;

  constructor(private readonly secret: string) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  plan(...behaviours: readonly Behaviour[]): void {
    this.planned = [...behaviours];
  }

  /** Responds to all messages in this way until `recover`. */
  always(behaviour: Behaviour): void {
    this.usual = behaviour;
  }

  recover(): void {
    this.planned = [];
    this.usual = ACCEPTED;
  }

  /** All attempts to deliver a message that contains the text. */
  attempts(text: string): Received[] {
    return this.received.filter(({ kind, body }) => kind === 'message' && String(body['message']).includes(text));
  }

  /** Attempts that Trackway has accepted. */
  accepted(text: string): Received[] {
    return this.attempts(text).filter(({ status }) => status !== undefined && status < 300);
  }

  statuses(mediaItemId: string): Received[] {
    return this.received.filter(({ kind, body }) => kind === 'status' && body['media_item_id'] === mediaItemId);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const body = asRecord(parseJson(bytes));
    const isStatus = (request.url ?? '').endsWith('/statuses');
    const externalId = body['external_id'];
    const received: Received = {
      kind: isStatus ? 'status' : 'message',
      at: Date.now(),
      isSigned: isSigned(this.secret, request.headers, bytes),
      body,
      key:
        externalId === undefined || externalId === null
          ? `delivery:${textOrNull(request.headers['webhook-id'])}`
          : `external:${externalId}`,
      status: undefined,
    };
    this.received.push(received);
    await this.respond(response, received);
  }

  private async respond(response: ServerResponse, received: Received): Promise<void> {
    const behaviour = received.kind === 'status' ? ACCEPTED : (this.planned.shift() ?? this.usual);
    const { status, headers = {}, body = {}, delayMs = 0, isLost = false } = behaviour;
    if (delayMs > 0) await pause(delayMs);
    if (isLost) return void response.destroy();
    received.status = received.isSigned ? status : 401;
    response.writeHead(received.status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }
}

/** Doesn't keep the process running. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
