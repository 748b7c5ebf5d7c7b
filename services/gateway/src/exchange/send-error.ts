import { docUrl, publicOrigin } from '@trackway/errors';
import type { GatewayError } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from './exchange';
import type { MakeResponseHeaders } from './response-headers';

/** Bytes of a rejected request's body that are still read, so that the client can read the response. */
const MAX_DISCARDED_BYTES = 4_194_304;

/** How long the rest of the body is read. */
const DISCARD_TIMEOUT_MS = 5_000;

export type SendError = (request: GatewayRequest, response: GatewayResponse, rejection: GatewayError) => void;

/** Sends an error response. */
export function makeSendError(responseHeaders: MakeResponseHeaders): SendError {
  return (request, response, rejection) => {
    const { exchange } = response.locals;
    exchange.errorCode = rejection.reason ?? rejection.code;
    const body = errorBody(rejection, exchange);
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))];
    response.writeHead(rejection.status, responseHeaders(exchange, [...own, ...(rejection.headers ?? [])]));
    response.end(request.method === 'HEAD' ? undefined : body);
    if (!request.complete) discardBody(request);
  };
}

export function errorBody(
  rejection: GatewayError,
  { requestId, origin }: { readonly requestId: string; readonly origin?: Exchange['origin'] },
): string {
  return JSON.stringify({
    response: false,
    message: rejection.code,
    error: rejection.message,
    doc_url: docUrl(rejection.code, origin && publicOrigin(origin.proto, origin.host)),
    request_id: requestId,
  });
}

/** Closing a connection while the client still sends would discard the response. */
export function discardBody(request: GatewayRequest): void {
  const { socket } = request;
  const timeout = setTimeout(() => socket.destroy(), DISCARD_TIMEOUT_MS).unref();
  request.on('close', () => clearTimeout(timeout));
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) socket.destroy();
  });
}
