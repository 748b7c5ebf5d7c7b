import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Api, type ApiResponse, readResponse } from './api';
import { system } from './system';

export interface TestChannel {
  readonly id: string;
  readonly external_ref: string;
}

export async function aChannel(api: Api, fields: object = {}): Promise<TestChannel> {
  const { status, body } = await api.send('POST', '/channels', { name: 'Support', kind: 'email', ...fields });
  if (status !== 200) throw new Error(`The channel was not created: ${status} ${JSON.stringify(body)}`);
  return body.channel;
}

export async function secretOf(api: Api, { id }: TestChannel): Promise<string> {
  return (await api.send('POST', `/channels/${id}/secret`)).body.secret;
}

/** Sends a request like a connector, without a token. `path` follows the external reference. */
export async function post(ref: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const response = await fetch(`${system.base_url}/api/management/channels/inbound/${ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return readResponse(response);
}

/** The headers of Standard Webhooks. */
export function signed(secret: string, body: unknown, options: { id?: string; secondsAgo?: number } = {}) {
  const id = options.id ?? `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1_000) - (options.secondsAgo ?? 0));
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${JSON.stringify(body)}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export async function itemsOf(api: Api, { id }: TestChannel): Promise<ApiResponse['body'][]> {
  return (await api.get(`/channels/${id}/media-items?perPage=100`)).body.media_items;
}

/** A connector that accepts all messages, and serves a file. */
export async function startReceiver() {
  const received: ApiResponse['body'][] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end('a file');
    // A sender that is killed cuts its request off.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    received.push(JSON.parse(body));
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
