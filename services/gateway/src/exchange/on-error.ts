import type { Logger } from '@trackway/runtime';
import type { NextFunction } from 'express';
import { serverError } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from './exchange';
import type { SendError } from './send-error';

/** Logs an unexpected error and responds without internal details. */
export function onError({ sendError, logger }: { sendError: SendError; logger: Logger }) {
  // Express recognizes error handlers by their four parameters.
  return (error: unknown, request: GatewayRequest, response: GatewayResponse, _next: NextFunction): void => {
    const entry = { err: error, request_id: response.locals.exchange?.requestId };
    if (request.socket.destroyed) logger.debug(entry, 'the client disconnected');
    else logger.error(entry, 'a request broke the gateway');
    if (response.headersSent) response.destroy();
    else sendError(request, response, serverError);
  };
}
