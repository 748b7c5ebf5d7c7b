import { similarPaths } from '@trackway/errors';
import type { NextFunction } from 'express';
import { routeNotFound } from '../errors/gateway-error';
import type { RouteTable } from '../routing/route-table';
import type { CorsPolicy } from './cors';
import type { GatewayRequest, GatewayResponse } from './exchange';
import type { MakeResponseHeaders } from './response-headers';
import type { SendError } from './send-error';

/** Paths that the gateway serves itself. */
const LOCAL_PATHS = ['/docs', '/docs/errors', '/docs/events', '/asyncapi.json', '/openapi.json', '/llms.txt', '/mcp'];

/** Finds the route. CORS preflights are answered here, because browsers send them without a token. */
export function findRoute(deps: {
  routes: RouteTable;
  /** Path templates of the API, for suggestions. */
  knownPaths: () => readonly string[];
  cors: CorsPolicy;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
}) {
  const { routes, knownPaths, cors, responseHeaders, sendError } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    exchange.match ??= routes.match(request.method, exchange.path);
    if (!exchange.match) {
      const paths = [...LOCAL_PATHS, ...knownPaths()];
      sendError(request, response, routeNotFound(similarPaths(exchange.path, paths)));
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
