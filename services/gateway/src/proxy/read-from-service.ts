import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import type { UpstreamService } from './upstream';

const LIMIT_MS = 3_000;

/**
 * The JSON that a service has on `path` for everybody, asked by the gateway itself over a connection of its own.
 * @throws Error where there is none within three seconds.
 */
export async function readFromService(
  { url, agents }: Pick<UpstreamService, 'url' | 'agents'>,
  path: string,
): Promise<unknown> {
  const { get } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: agents.single, signal: AbortSignal.timeout(LIMIT_MS) };
    get(new URL(path, url), options, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`It answers ${answer.statusCode}.`);
  }
  return json(answer);
}
