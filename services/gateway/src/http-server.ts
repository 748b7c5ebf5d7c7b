import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { API_VERSION, LATEST_API_VERSION } from '@trackway/contracts';
import { type GatewayError, headersTooLarge, malformed, requestTimeout } from './errors/gateway-error';
import { GatewayRequest, GatewayResponse } from './exchange/exchange';
import { errorBody } from './exchange/send-error';
import { unrecordedTraceparent } from './exchange/traceparent';

const MAX_HEADER_KIB = 32;

/** Time limit for the head of a request. */
const HEADERS_TIMEOUT_MS = 15_000;

/** Allows an upload of 50 MB at 100 KB/s. */
const REQUEST_TIMEOUT_MS = 600_000;

/**
 * Keep-alive time announced to clients. Clients that respect it stop using an idle connection one second earlier. A
 * stopping process waits for this time.
 */
export const ANNOUNCED_KEEP_ALIVE_MS = 3_000;

/** Longer than load balancers keep idle connections, so that they close them first. */
const KEEP_ALIVE_MS = 75_000;

const TCP_KEEP_ALIVE_MS = 60_000;

export type GatewayListener = (request: GatewayRequest, response: GatewayResponse) => void;

/** Handles requests for a WebSocket. */
export interface WebSocketListener {
  isOne(request: GatewayRequest): boolean;
  open: GatewayListener;
}

export type EdgeServer = http.Server<typeof GatewayRequest, typeof GatewayResponse>;

/** The public server: strict parsing, and limits on the size and duration of requests. */
export function createEdgeServer(handle: GatewayListener, webSockets: WebSocketListener): EdgeServer {
  const server = http.createServer<typeof GatewayRequest, typeof GatewayResponse>({
    IncomingMessage: GatewayRequest,
    ServerResponse: GatewayResponse,
    maxHeaderSize: MAX_HEADER_KIB * 1024,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: ANNOUNCED_KEEP_ALIVE_MS,
    keepAliveTimeoutBuffer: KEEP_ALIVE_MS - ANNOUNCED_KEEP_ALIVE_MS,
    keepAlive: true,
    keepAliveInitialDelay: TCP_KEEP_ALIVE_MS,
    insecureHTTPParser: false,
    // Requests for other protocols are answered in HTTP/1.1.
    shouldUpgradeCallback: webSockets.isOne,
  });
  // Node would drop headers beyond a number silently. Their size is limited instead.
  server.maxHeadersCount = 0;
  server.on('request', handle);
  // Whether to request the body is decided after authentication.
  server.on('checkContinue', handle);
  server.on('clientError', rejectUnreadable);
  server.on('upgrade', (request, socket, early) => {
    if (socket instanceof Socket) webSockets.open(request, responseOn(socket, request, early));
    else socket.destroy();
  });
  return server;
}

/** Node hands over the raw connection. Any response other than 101 is the last one on it. */
function responseOn(socket: Socket, request: GatewayRequest, early: Buffer): GatewayResponse {
  const response = new GatewayResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  socket.on('error', () => socket.destroy());
  if (early.length > 0) socket.unshift(early);
  return response;
}

/** Responds to data that the parser rejected, for which there is neither a request nor a response object. */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || owesAnotherAnswer(socket)) {
    socket.destroy();
    return;
  }
  const gatewayError = errorOf(error.code);
  const requestId = randomUUID();
  const body = errorBody(gatewayError, { requestId });
  const head = [
    `HTTP/1.1 ${gatewayError.status} ${http.STATUS_CODES[gatewayError.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `traceparent: ${unrecordedTraceparent(requestId)}`,
    `X-Api-Version: ${API_VERSION}`,
    `Api-Version: ${LATEST_API_VERSION}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function errorOf(code: string | undefined): GatewayError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge(`${MAX_HEADER_KIB} KB`);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout;
  return malformed('The request is malformed.');
}

/**
 * A response that has begun must not be followed by a second one, and a complete request must not get the error of
 * the data after it.
 */
function owesAnotherAnswer(socket: Duplex): boolean {
  if (!('_httpMessage' in socket)) return false;
  const message = socket._httpMessage;
  return message instanceof http.ServerResponse && (message.headersSent || message.req.complete);
}
