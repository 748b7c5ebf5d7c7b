import type { NextFunction } from 'express';
import type { RouteTable } from '../routing/route-table';
import type { AnswerHeaders } from './answer-headers';
import type { CorsPolicy } from './cors';
import type { GatewayRequest, GatewayResponse } from './exchange';
import { routeNotFound } from './refusal';
import type { Refuse } from './refuse';

/** Finds out who answers. A browser's question whether a page may call is answered here, for no token comes with it. */
export function findRoute(deps: {
  routes: RouteTable;
  cors: CorsPolicy;
  answerHeaders: AnswerHeaders;
  refuse: Refuse;
}) {
  const { routes, cors, answerHeaders, refuse } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    exchange.match ??= routes.match(request.method, exchange.path);
    if (!exchange.match) {
      refuse(request, response, routeNotFound);
      return;
    }
    if (request.method === 'OPTIONS' && 'access-control-request-method' in exchange.headers.onward) {
      const allowed = cors.onPreflight(exchange.headers.origin);
      if (allowed) {
        response.writeHead(204, answerHeaders(exchange, allowed)).end();
        return;
      }
    }
    next();
  };
}
