import type { AnswerHeaders } from './answer-headers';
import type { Exchange, GatewayRequest, GatewayResponse } from './exchange';
import type { Refusal } from './refusal';

/** How much of a refused request's body is still read, so that the client comes to see the answer. */
const MAX_LEFTOVER_BYTES = 4_194_304;

/** How long it is read. */
const LEFTOVER_TIMEOUT_MS = 5_000;

export type Refuse = (request: GatewayRequest, response: GatewayResponse, refusal: Refusal) => void;

/** Answers with the failure envelope. */
export function makeRefuse(answerHeaders: AnswerHeaders): Refuse {
  return (request, response, refusal) => {
    const { exchange } = response.locals;
    exchange.refusedBecause = refusal.code;
    const body = failureBody(refusal, exchange.requestId);
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))];
    response.writeHead(refusal.status, answerHeaders(exchange, [...own, ...(refusal.headers ?? [])]));
    response.end(request.method === 'HEAD' ? undefined : body);
    if (!request.complete) readLeftover(request);
  };
}

export function failureBody(refusal: Refusal, requestId: Exchange['requestId']): string {
  return JSON.stringify({
    response: false,
    message: refusal.code,
    error: refusal.sentence,
    request_id: requestId,
  });
}

/** A connection that is closed while the client still sends would take the answer with it. */
export function readLeftover(request: GatewayRequest): void {
  const { socket } = request;
  const timeout = setTimeout(() => socket.destroy(), LEFTOVER_TIMEOUT_MS).unref();
  request.on('close', () => clearTimeout(timeout));
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_LEFTOVER_BYTES) socket.destroy();
  });
}
