import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@trackway/runtime';
import type { Replica } from './replica';

const LIMIT_MS = 5_000;

export interface ServiceResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a JSON body to an internal resource of a replica over a new connection.
 * @throws Error if there is no JSON response within five seconds.
 */
export async function postToService(
  { url, agents }: Pick<Replica, 'url' | 'agents'>,
  { path, body, identity }: { path: string; body: object; identity: string },
): Promise<ServiceResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = { 'content-type': 'application/json', [IDENTITY_HEADER]: identity };
  const options = { method: 'POST', headers, agent: agents.single, signal: AbortSignal.timeout(LIMIT_MS) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, url), options, resolve).on('error', reject).end(JSON.stringify(body));
  });
  return { status: response.statusCode ?? 0, body: await json(response) };
}
