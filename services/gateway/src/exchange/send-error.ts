import type { GatewayError } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from './exchange';
import type { MakeResponseHeaders } from './response-headers';

/** How much of a refused request's body is still read, so that the client comes to see the answer. */
const MAX_DISCARDED_BYTES = 4_194_304;

/** How long it is read. */
const DISCARD_TIMEOUT_MS = 5_000;

export type SendError = (request: GatewayRequest, response: GatewayResponse, refusal: GatewayError) => void;

/** Answers with the failure envelope. */
export function makeSendError(answerHeaders: MakeResponseHeaders): SendError {
  return (request, response, refusal) => {
    const { exchange } = response.locals;
    exchange.errorCode = refusal.code;
    const body = errorBody(refusal, exchange.requestId);
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))];
    response.writeHead(refusal.status, answerHeaders(exchange, [...own, ...(refusal.headers ?? [])]));
    response.end(request.method === 'HEAD' ? undefined : body);
    if (!request.complete) discardBody(request);
  };
}

export function errorBody(refusal: GatewayError, requestId: Exchange['requestId']): string {
  return JSON.stringify({
    response: false,
    message: refusal.code,
    error: refusal.message,
    request_id: requestId,
  });
}

/** A connection that is closed while the client still sends would take the answer with it. */
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
