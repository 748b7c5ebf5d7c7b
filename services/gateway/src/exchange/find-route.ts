import type { NextFunction } from 'express';
import { routeNotFound } from '../errors/gateway-error';
import type { RouteTable } from '../routing/route-table';
import type { CorsPolicy } from './cors';
import type { GatewayRequest, GatewayResponse } from './exchange';
import type { MakeResponseHeaders } from './response-headers';
import type { SendError } from './send-error';
import type { SuggestPaths } from './suggest-paths';

/** Finds the route. CORS preflights are answered here, because browsers send them without a token. */
export function findRoute(deps: {
  routes: RouteTable;
  suggest: SuggestPaths;
  cors: CorsPolicy;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
}) {
  const { routes, suggest, cors, responseHeaders, sendError } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    exchange.match ??= routes.match(request.method, exchange.path);
    if (!exchange.match) {
      sendError(request, response, routeNotFound(suggest(exchange.path)));
      return;
    }
    if (request.method === 'OPTIONS' && 'access-control-request-method' in exchange.headers.forwarded) {
      const allowed = cors.preflightHeaders(exchange.headers.origin);
      if (allowed) {
        response.writeHead(204, responseHeaders(exchange, allowed)).end();
        return;
      }
    }
    next();
  };
}
