import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { API_VERSION } from '@trackway/contracts';
import { type GatewayError, headersTooLarge, malformed, requestTimeout } from './errors/gateway-error';
import { GatewayRequest, GatewayResponse } from './exchange/exchange';
import { errorBody } from './exchange/send-error';

const MAX_HEADER_KIB = 32;

/** Whoever can't finish the head of a request in this time is too slow, or means to be. */
const HEADERS_TIMEOUT_MS = 15_000;

/** An upload of 50 MB at 100 KB/s has to get through. */
const REQUEST_TIMEOUT_MS = 600_000;

/** What clients are told; those that heed it use no connection that was idle for longer, less a second. A process that stops waits for that. */
export const TOLD_KEEP_ALIVE_MS = 3_000;

/** Longer than load balancers commonly keep idle connections, so that it is they who close them. */
const KEEP_ALIVE_MS = 75_000;

const TCP_KEEP_ALIVE_MS = 60_000;

export type GatewayListener = (request: GatewayRequest, response: GatewayResponse) => void;

/** What becomes of requests for a WebSocket. */
export interface WebSocketListener {
  isOne(request: GatewayRequest): boolean;
  open: GatewayListener;
}

export type EdgeServer = http.Server<typeof GatewayRequest, typeof GatewayResponse>;

/** The server that clients meet: limits on what they may send, and for how long. Parsing is Node's strict one. */
export function createEdgeServer(handle: GatewayListener, webSockets: WebSocketListener): EdgeServer {
  const server = http.createServer<typeof GatewayRequest, typeof GatewayResponse>({
    IncomingMessage: GatewayRequest,
    ServerResponse: GatewayResponse,
    maxHeaderSize: MAX_HEADER_KIB * 1024,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: TOLD_KEEP_ALIVE_MS,
    keepAliveTimeoutBuffer: KEEP_ALIVE_MS - TOLD_KEEP_ALIVE_MS,
    keepAlive: true,
    keepAliveInitialDelay: TCP_KEEP_ALIVE_MS,
    insecureHTTPParser: false,
    // All others who ask for another protocol are answered in this one.
    shouldUpgradeCallback: webSockets.isOne,
  });
  // Node would leave out headers beyond a number without a word; size is the limit here.
  server.maxHeadersCount = 0;
  server.on('request', handle);
  // Whether a body is wanted is known only once the request is let in.
  server.on('checkContinue', handle);
  server.on('clientError', refuseUnreadable);
  server.on('upgrade', (request, socket, early) => {
    if (socket instanceof Socket) webSockets.open(request, responseOn(socket, request, early));
    else socket.destroy();
  });
  return server;
}

/** Node hands the connection over as it is; whatever is answered on it but an agreement is the last. */
function responseOn(socket: Socket, request: GatewayRequest, early: Buffer): GatewayResponse {
  const response = new GatewayResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  socket.on('error', () => socket.destroy());
  if (early.length > 0) socket.unshift(early);
  return response;
}

/** Answers what the parser gave up on, for which there is neither request nor response. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || owesAnotherAnswer(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const requestId = randomUUID();
  const body = errorBody(refusal, requestId);
  const head = [
    `HTTP/1.1 ${refusal.status} ${http.STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `X-Api-Version: ${API_VERSION}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function refusalOf(code: string | undefined): GatewayError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge(`${MAX_HEADER_KIB} KB`);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout;
  return malformed('The request cannot be read.');
}

/** An answer that has begun must not get a second one in its middle, nor may a message that is whole get the refusal of what follows it. */
function owesAnotherAnswer(socket: Duplex): boolean {
  if (!('_httpMessage' in socket)) return false;
  const message = socket._httpMessage;
  return message instanceof http.ServerResponse && (message.headersSent || message.req.complete);
}
