import type { NextFunction } from 'express';
import type { RequestLimits } from '../admission/request-limits';
import { methodNotAllowed, routeNotFound } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Respond } from './local-response';
import type { SendLocalResponse } from './send-local-response';

/** Serves the public resources of the gateway itself: the OpenAPI document, documentation pages, metadata and the console. */
export function serveLocally(deps: {
  pages: ReadonlyMap<string, Respond>;
  /** Files of the console. They are not counted as requests, because a page loads many of them at once. */
  findConsoleFile: (path: string) => Respond | undefined;
  limits: RequestLimits;
  send: SendLocalResponse;
  sendError: SendError;
}) {
  const { pages, findConsoleFile, limits, send, sendError } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const counted = pages.get(exchange.path);
    const respond = counted ?? findConsoleFile(exchange.path);
    if (!respond) {
      next();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendError(request, response, methodNotAllowed('GET, HEAD'));
      return;
    }
    if (counted && isOverLimit(request, response)) return;
    respond(exchange, request)
      .then((own) => {
        if (own) send(request, response, own);
        else sendError(request, response, routeNotFound());
      })
      .catch(next);
  };

  function isOverLimit(request: GatewayRequest, response: GatewayResponse): boolean {
    const { exchange } = response.locals;
    const { fields, error: rejection } = limits.takeForPublic(exchange.origin.address, undefined);
    exchange.limitFields = fields;
    if (rejection) sendError(request, response, rejection);
    return rejection !== undefined;
  }
}
