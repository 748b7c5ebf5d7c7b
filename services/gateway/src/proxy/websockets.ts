import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { NextFunction } from 'express';
import type { AccessToken } from '../authentication/access-token';
import { cellUnavailable, malformed, serviceUnavailable, upstreamTimeout } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import { parsePath } from '../routing/path';
import type { RouteTable } from '../routing/route-table';
import type { CellUpstreams } from './cell-upstreams';
import { cellHeaders, forwardedHeaders } from './forwarded-headers';
import type { Tunnels } from './tunnels';
import type { Upstreams } from './upstreams';

/** A GET that requests a WebSocket on a route that supports it. */
export function isWebSocketRequest({ method, url, headers }: GatewayRequest, routes: RouteTable): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  const path = parsePath(url);
  return path !== undefined && routes.match(method, path)?.route.websocket === true;
}

/**
 * Last step of a WebSocket request: sends it to the service and, if the service upgrades, joins the two connections.
 * Any other response of the service is passed on and ends the connection.
 */
export function proxyWebSocket(deps: {
  upstreams: Upstreams;
  cells: CellUpstreams;
  timeoutMs: number;
  tunnels: Tunnels;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
  isGood: (token: AccessToken) => boolean;
  now: () => number;
}) {
  const { upstreams, cells, timeoutMs, tunnels, responseHeaders, sendError, isGood, now } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const { match, cell } = exchange;
    if (!match) {
      next(new Error('A WebSocket request needs a route.'));
      return;
    }
    const upstream = cell === undefined ? upstreams[match.route.to] : cells.find(cell);
    if (!upstream) {
      sendError(request, response, cellUnavailable());
      return;
    }
    const { forwarded } = exchange.headers;
    // Data before the upgrade could be parsed as a second request.
    if (
      forwarded['content-length'] !== undefined ||
      forwarded['transfer-encoding'] !== undefined ||
      request.socket.readableLength > 0
    ) {
      sendError(request, response, malformed('A WebSocket request must not have a body.'));
      return;
    }
    const replica = upstream.replicaFor(exchange.token?.frameId);
    const waitMs = replica.circuitBreaker.tryAcquire();
    if (waitMs > 0 || tunnels.isFull) {
      sendError(request, response, serviceUnavailable(undefined, Math.max(Math.ceil(waitMs / 1_000), 1)));
      return;
    }
    const headers = {
      ...(cell === undefined
        ? forwardedHeaders(exchange, upstream.host, now())
        : cellHeaders(exchange, upstream.host, cells.token())),
      connection: 'Upgrade',
      upgrade: 'websocket',
    };
    const { request: send } = replica.url.protocol === 'https:' ? https : http;
    const upstreamRequest = send(new URL(replica.url), {
      path: request.url,
      method: 'GET',
      headers,
      agent: replica.agents.single,
      setHost: false,
    });
    upstreamRequest.setTimeout(timeoutMs, () =>
      fail(new Error('The service did not respond in time.'), upstreamTimeout),
    );
    upstreamRequest.on('error', (error) => fail(error, serviceUnavailable()));
    upstreamRequest.on('response', (upstreamResponse) => {
      replica.recordSuccess();
      upstreamRequest.setTimeout(0);
      response.writeHead(upstreamResponse.statusCode ?? 502, [
        ...responseHeaders(exchange, upstreamResponse.rawHeaders),
        'Connection',
        'close',
      ]);
      upstreamResponse.on('error', () => response.destroy());
      upstreamResponse.pipe(response);
    });
    upstreamRequest.on('upgrade', (upstreamResponse, service, head) => {
      replica.recordSuccess();
      upstreamRequest.setTimeout(0);
      join(upstreamResponse, service, head);
    });
    response.on('close', () => {
      replica.recordAbort();
      upstreamRequest.destroy();
    });
    upstreamRequest.end();

    function fail(error: Error, rejection: ReturnType<typeof serviceUnavailable>): void {
      if (response.headersSent || response.destroyed) return;
      replica.recordFailure(error);
      sendError(request, response, rejection);
      upstreamRequest.destroy();
    }

    function join(upstreamResponse: IncomingMessage, service: Duplex, head: Buffer): void {
      if (upstreamResponse.headers.upgrade?.toLowerCase() !== 'websocket') {
        service.destroy();
        fail(new Error('The service switched to another protocol.'), serviceUnavailable());
        return;
      }
      response.writeHead(101, [
        ...responseHeaders(exchange, upstreamResponse.rawHeaders),
        'Connection',
        'Upgrade',
        'Upgrade',
        'websocket',
      ]);
      response.flushHeaders();
      if (head.length > 0) service.unshift(head);
      const { token } = exchange;
      tunnels.join(request.socket, service, () => token === undefined || isGood(token));
    }
  };
}
