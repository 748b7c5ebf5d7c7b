import type { NextFunction } from 'express';
import { type GatewayError, payloadTooLarge, requestTimeout, tooManyIncomplete } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { IncompleteBodies, IncompleteBody } from './incomplete-bodies';
import type { TransferMonitor } from './transfer-monitor';

/** No service accepts a longer body, except for file uploads. */
export const MAX_BUFFERED_BYTES = 1_048_576;

/** For 1 MiB a client needs 280 kbit/s. */
const BUFFERED_TIMEOUT_MS = 30_000;

/**
 * Receives the body before the request takes a connection to a service, so that a slow client occupies only its own
 * socket. File uploads are too large for that: they are streamed, with limits on their number, rate and duration.
 */
export function receiveBody(deps: { incomplete: IncompleteBodies; transfers: TransferMonitor; sendError: SendError }) {
  const { incomplete, transfers, sendError } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const { forwarded } = exchange.headers;
    if (!hasBody(forwarded)) {
      next();
      return;
    }
    const uploadMs = isMultipart(forwarded) ? exchange.match?.route.timeoutMs : undefined;
    if (uploadMs === undefined && Number(forwarded['content-length']) > MAX_BUFFERED_BYTES) {
      sendError(request, response, payloadTooLarge(MAX_BUFFERED_BYTES));
      return;
    }
    const body = incomplete.begin(exchange);
    if ('status' in body) {
      sendError(request, response, body);
      return;
    }
    if (exchange.headers.expectsContinue) response.writeContinue();
    const reject = (rejection: GatewayError) => {
      if (response.headersSent) response.destroy();
      else sendError(request, response, rejection);
      exchange.upstreamRequest?.destroy();
    };
    const stopWatching = transfers.watch(request, uploadMs ?? BUFFERED_TIMEOUT_MS, () => {
      response.on('finish', () => request.socket.destroySoon());
      reject(requestTimeout);
    });
    const complete = () => {
      stopWatching();
      body.complete();
    };
    response.on('close', () => {
      complete();
      body.release();
    });
    if (uploadMs !== undefined) {
      request.on('end', complete);
      next();
      return;
    }
    buffer(request, body, reject, (content) => {
      complete();
      exchange.body = { content, release: body.release };
      forwarded['content-length'] = String(content.length);
      delete forwarded['transfer-encoding'];
      try {
        next();
      } catch (error) {
        next(error);
      }
    });
  };
}

function buffer(
  request: GatewayRequest,
  body: IncompleteBody,
  reject: (rejection: GatewayError) => void,
  onComplete: (body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BUFFERED_BYTES) stop(payloadTooLarge(MAX_BUFFERED_BYTES));
    else if (body.add(chunk.length)) chunks.push(chunk);
    else stop(tooManyIncomplete('in this frame or from this address'));
  };
  const onEnd = () => onComplete(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
  const stop = (rejection: GatewayError) => {
    request.off('data', onData).off('end', onEnd);
    reject(rejection);
  };
  request.on('data', onData).on('end', onEnd);
}

/** Whether a body follows the head. */
function hasBody(forwarded: Readonly<Record<string, string>>): boolean {
  if (forwarded['transfer-encoding'] !== undefined) return true;
  const length = forwarded['content-length'];
  return length !== undefined && Number(length) > 0;
}

function isMultipart(forwarded: Readonly<Record<string, string>>): boolean {
  return forwarded['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false;
}
