import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import type { Replica } from './replica';

const LIMIT_MS = 3_000;

/**
 * Reads a public JSON resource of a replica over a new connection.
 * @throws Error if there is no response within three seconds.
 */
export async function readFromService(
  { url, agents }: Pick<Replica, 'url' | 'agents'>,
  path: string,
): Promise<unknown> {
  const { get } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: agents.single, signal: AbortSignal.timeout(LIMIT_MS) };
    get(new URL(path, url), options, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`The service responded with status ${response.statusCode}.`);
  }
  return json(response);
}
