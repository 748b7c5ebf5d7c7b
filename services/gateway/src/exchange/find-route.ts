import type { NextFunction } from 'express';
import { routeNotFound } from '../errors/gateway-error';
import type { RouteTable } from '../routing/route-table';
import type { CorsPolicy } from './cors';
import type { GatewayRequest, GatewayResponse } from './exchange';
import type { MakeResponseHeaders } from './response-headers';
import type { SendError } from './send-error';

/** Finds out who answers. A browser's question whether a page may call is answered here, for no token comes with it. */
export function findRoute(deps: {
  routes: RouteTable;
  cors: CorsPolicy;
  answerHeaders: MakeResponseHeaders;
  refuse: SendError;
}) {
  const { routes, cors, answerHeaders, refuse } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    exchange.match ??= routes.match(request.method, exchange.path);
    if (!exchange.match) {
      refuse(request, response, routeNotFound);
      return;
    }
    if (request.method === 'OPTIONS' && 'access-control-request-method' in exchange.headers.forwarded) {
      const allowed = cors.preflightHeaders(exchange.headers.origin);
      if (allowed) {
        response.writeHead(204, answerHeaders(exchange, allowed)).end();
        return;
      }
    }
    next();
  };
}
