import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Headers } from '../signature';

/** A request whose body was read completely. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The exact bytes, over which signatures are calculated. */
  readonly body: Buffer;
}

export interface HttpReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | NodeJS.ReadableStream;
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** The path, or its start if it ends with `/`. */
  readonly path: string;
  readonly handle: (request: HttpRequest) => Promise<HttpReply> | HttpReply;
}

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Slow clients must not occupy connections. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Serves routes. An exception results in 500 and is passed to `onError`. */
export function createHttpServer(routes: readonly HttpRoute[], onError: (error: unknown) => void): Server {
  const server = createServer((request, response) => {
    respond(routes, request)
      .catch((error: unknown) => {
        onError(error);
        return { status: 500 };
      })
      .then((reply) => send(response, reply))
      .catch(onError);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

export function jsonReply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** The body as JSON; undefined if it is something else. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function respond(routes: readonly HttpRoute[], request: IncomingMessage): Promise<HttpReply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://connector');
  const matching = routes.filter(({ path }) => path === pathname || (path.endsWith('/') && pathname.startsWith(path)));
  const route = matching.find(({ method }) => method === request.method);
  if (!route) return { status: matching.length > 0 ? 405 : 404, headers: { connection: 'close' } };
  const body = await readBody(request);
  if (body === undefined) return { status: 413, headers: { connection: 'close' } };
  const { method = '', headers } = request;
  return route.handle({ method, path: pathname, query: searchParams, headers, body });
}

function send(response: ServerResponse, { status, headers = {}, body }: HttpReply): void {
  response.writeHead(status, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', ...headers });
  if (body === undefined || typeof body === 'string') response.end(body);
  else body.on('error', () => response.destroy()).pipe(response);
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
