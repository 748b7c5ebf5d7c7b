import { randomUUID } from 'node:crypto';
import type { NextFunction } from 'express';
import { MAX_URL_LENGTH, pathOf } from '../routing/path';
import type { Origin } from './client-address';
import { Exchange, type GatewayRequest, type GatewayResponse } from './exchange';
import { malformed, methodNotAllowed, uriTooLong } from './refusal';
import type { Refuse } from './refuse';
import { type RequestHeaders, readRequestHeaders } from './request-headers';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const ALLOWED = [...METHODS].join(', ');

const NO_HEADERS: RequestHeaders = {
  onward: {},
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
};

/** The first step: reads the head of a request once, gives it an id, and turns down what can't be read in one way only. */
export function receive(deps: {
  originOf: (socket: GatewayRequest['socket'], headers: RequestHeaders) => Origin;
  refuse: Refuse;
}) {
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const read = readRequestHeaders(request.rawHeaders);
    const headers = 'status' in read ? NO_HEADERS : read;
    const origin = deps.originOf(request.socket, headers);
    const path = pathOf(request.url);
    const exchange = new Exchange(headers.requestId ?? randomUUID(), headers, origin, path ?? '');
    response.locals.exchange = exchange;

    if ('status' in read) deps.refuse(request, response, read);
    else if (request.url.length > MAX_URL_LENGTH) deps.refuse(request, response, uriTooLong(MAX_URL_LENGTH));
    else if (path === undefined) deps.refuse(request, response, malformed('The path cannot be read in one way only.'));
    else if (!METHODS.has(request.method)) deps.refuse(request, response, methodNotAllowed(ALLOWED));
    else next();
  };
}
