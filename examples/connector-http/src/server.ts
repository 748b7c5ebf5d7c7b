import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Settings } from './settings.ts';
import { isSigned } from './signature.ts';
import type { Spool } from './spool.ts';
import { toInbound, toProvider } from './translate.ts';

const LIMIT_BYTES = 1024 * 1024;

/** Accepts callbacks of the provider at /callback and messages of the channel at /deliver. Responds when they are on disk. */
export function createConnector(spool: Spool, settings: Settings): Server {
  return createServer((request, response) => {
    answer(spool, settings, request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
}

async function answer(spool: Spool, settings: Settings, request: IncomingMessage): Promise<number> {
  if (request.method === 'GET' && request.url === '/healthz') return 200;
  if (request.method !== 'POST') return 404;
  const body = await readBody(request);
  if (body === undefined) return 413;
  if (request.url === '/callback') return takeCallback(spool, settings, request, body);
  if (request.url === '/deliver') return takeMessage(spool, settings, request, body);
  return 404;
}

async function takeCallback(spool: Spool, settings: Settings, request: IncomingMessage, body: string): Promise<number> {
  if (request.headers.authorization !== `Bearer ${settings.providerToken}`) return 401;
  const inbound = toInbound(JSON.parse(body));
  if (!inbound) return 422;
  await spool.add({ ...inbound, to: 'channel' });
  return 202;
}

/** A repeated message has the same `webhook-id`, which the spool recognizes. */
async function takeMessage(spool: Spool, settings: Settings, request: IncomingMessage, body: string): Promise<number> {
  if (!isSigned(settings.secret, request.headers, body)) return 401;
  await spool.add({ id: String(request.headers['webhook-id']), to: 'provider', body: toProvider(JSON.parse(body)) });
  return 202;
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
