import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@trackway/runtime';
import type { Replica } from './replica';

/** Limit for small resources: probes and keys. */
const READ_LIMIT_MS = 3_000;
const POST_LIMIT_MS = 5_000;

type Target = Pick<Replica, 'url' | 'agents'>;

export interface ServiceResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Reads a public JSON resource of a replica over a new connection.
 * @throws Error if there is no response within `limitMs`.
 */
export async function readFromService(target: Target, path: string, limitMs = READ_LIMIT_MS): Promise<unknown> {
  const response = await call(target, path, { signal: AbortSignal.timeout(limitMs) });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`The service responded with status ${response.statusCode}.`);
  }
  return json(response);
}

/**
 * Sends a JSON body to an internal resource of a replica over a new connection.
 * @throws Error if there is no JSON response within five seconds.
 */
export function postToService(
  target: Target,
  { path, body, identity }: { path: string; body: object; identity: string },
): Promise<ServiceResponse> {
  return postJson(target, { path, body, headers: { [IDENTITY_HEADER]: identity } });
}

/**
 * Sends a JSON body over a new connection.
 * @throws Error if there is no JSON response within five seconds.
 */
export async function postJson(
  target: Target,
  { path, body, headers: own }: { path: string; body: object; headers: Readonly<Record<string, string>> },
): Promise<ServiceResponse> {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const headers = { 'content-type': 'application/json', 'content-length': length, ...own };
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(POST_LIMIT_MS) };
  const response = await call(target, path, options, text);
  return { status: response.statusCode ?? 0, body: await json(response) };
}

function call(
  { url, agents }: Target,
  path: string,
  options: http.RequestOptions,
  body?: string,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { ...options, agent: agents.single }, resolve);
    sent.on('error', reject).end(body);
  });
}
