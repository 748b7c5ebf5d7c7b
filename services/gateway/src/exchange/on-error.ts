import type { Logger } from '@trackway/runtime';
import type { NextFunction } from 'express';
import { serverError } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from './exchange';
import type { SendError } from './send-error';

/** What nobody expected: logged, and answered without a word about the inside. */
export function onError({ refuse, logger }: { refuse: SendError; logger: Logger }) {
  // Express tells error handlers by their four parameters.
  return (error: unknown, request: GatewayRequest, response: GatewayResponse, _next: NextFunction): void => {
    const entry = { err: error, request_id: response.locals.exchange?.requestId };
    if (request.socket.destroyed) logger.debug(entry, 'the client disconnected');
    else logger.error(entry, 'a request broke the gateway');
    if (response.headersSent) response.destroy();
    else refuse(request, response, serverError);
  };
}
