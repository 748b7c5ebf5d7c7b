import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { NextFunction } from 'express';
import { type GatewayError, malformed, methodNotAllowed, unknownApiVersion, uriTooLong } from '../errors/gateway-error';
import { MAX_URL_LENGTH, parsePath } from '../routing/path';
import type { Origin } from './client-address';
import { Exchange, type GatewayRequest, type GatewayResponse } from './exchange';
import { type RequestHeaders, readRequestHeaders } from './request-headers';
import type { SendError } from './send-error';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The parser also accepts 0.9 and 2.0 in the request line. */
const VERSIONS = new Set(['1.1', '1.0']);

const ALLOWED = [...METHODS].join(', ');

const NO_HEADERS: RequestHeaders = {
  forwarded: {},
  authorization: undefined,
  authorizations: 0,
  requestId: undefined,
  traceparent: undefined,
  tracestate: undefined,
  forwardedFor: undefined,
  forwardedProto: undefined,
  forwardedHost: undefined,
  host: undefined,
  origin: undefined,
  expectsContinue: false,
  cellToken: undefined,
};

/**
 * First step: parses the head of the request once, assigns an id, and rejects requests that two parsers could read
 * differently.
 */
export function receiveHead(deps: {
  originOf: (socket: GatewayRequest['socket'], headers: RequestHeaders) => Origin;
  sendError: SendError;
}) {
  /** Connections that end with the response to a malformed head. */
  const closing = new WeakSet<Socket>();

  /** Where a message ends is uncertain if its head is malformed, so what follows it on the connection is ignored. */
  function sendErrorAndClose(request: GatewayRequest, response: GatewayResponse, rejection: GatewayError): void {
    closing.add(request.socket);
    deps.sendError(request, response, { ...rejection, headers: [...(rejection.headers ?? []), 'Connection', 'close'] });
  }

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    if (closing.has(request.socket)) return;
    const read = readRequestHeaders(request.rawHeaders);
    const headers = 'status' in read ? NO_HEADERS : read;
    const origin = deps.originOf(request.socket, headers);
    const path = parsePath(request.url);
    const exchange = new Exchange(headers.requestId ?? randomUUID(), headers, origin, path ?? '');
    response.locals.exchange = exchange;

    if ('status' in read) sendErrorAndClose(request, response, read);
    else if (!VERSIONS.has(request.httpVersion)) {
      sendErrorAndClose(request, response, malformed('Only HTTP/1.1 and HTTP/1.0 are supported.'));
    } else if (request.url.length > MAX_URL_LENGTH) deps.sendError(request, response, uriTooLong(MAX_URL_LENGTH));
    else if (path === undefined)
      deps.sendError(request, response, malformed('The path is ambiguous or contains invalid characters.'));
    else if (!METHODS.has(request.method)) deps.sendError(request, response, methodNotAllowed(ALLOWED));
    else if ((headers.forwarded['api-version'] ?? exchange.apiVersion) !== exchange.apiVersion)
      deps.sendError(request, response, unknownApiVersion);
    else next();
  };
}
