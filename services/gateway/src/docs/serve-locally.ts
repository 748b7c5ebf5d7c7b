import type { NextFunction } from 'express';
import type { RequestLimits } from '../admission/request-limits';
import { methodNotAllowed, routeNotFound } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import type { OpenApiDocument } from '../openapi/merge-documents';
import type { LocalResponse, Respond } from './local-response';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves the public resources of the gateway itself: the OpenAPI document, documentation pages, metadata and the console. */
export function serveLocally(deps: {
  openApi: () => Promise<OpenApiDocument>;
  pages: ReadonlyMap<string, Respond>;
  /** Files of the console. They are not counted as requests, because a page loads many of them at once. */
  findConsoleFile: (path: string) => Respond | undefined;
  limits: RequestLimits;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
}) {
  const { openApi, pages, findConsoleFile, limits, responseHeaders, sendError } = deps;

  const responders: ReadonlyMap<string, Respond> = new Map<string, Respond>([
    [
      '/openapi.json',
      async () => {
        const document = await openApi();
        const missing = document['x-trackway-missing'];
        const headers = missing ? ['X-Trackway-Missing', missing.join(', ')] : [];
        return { status: 200, type: JSON_TYPE, body: JSON.stringify(document), headers };
      },
    ],
    ...pages,
  ]);

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const counted = responders.get(exchange.path);
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
        if (own) send(own, request, response);
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

  function send(own: LocalResponse, request: GatewayRequest, response: GatewayResponse): void {
    const length = String(Buffer.byteLength(own.body));
    const headers = ['Content-Type', own.type, 'Content-Length', length, ...(own.headers ?? [])];
    response.writeHead(own.status, responseHeaders(response.locals.exchange, headers));
    response.end(request.method === 'HEAD' ? undefined : own.body);
  }
}
