import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import type { NextFunction } from 'express';
import type { AccessToken } from '../authentication/access-token';
import { malformed, serviceUnavailable, upstreamTimeout } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import { parsePath } from '../routing/path';
import type { RouteTable } from '../routing/route-table';
import { forwardedHeaders } from './forwarded-headers';
import type { Tunnels } from './tunnels';
import type { Upstreams } from './upstreams';

/** A GET for a WebSocket and nothing else, where the route has one. */
export function isWebSocketRequest({ method, url, headers }: GatewayRequest, routes: RouteTable): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  const path = parsePath(url);
  return path !== undefined && routes.match(method, path)?.route.websocket === true;
}

/**
 * The last step of a request for a WebSocket: asks the service, and once that has agreed, joins the two connections. Any other answer
 * of the service is passed on and ends the connection.
 */
export function proxyWebSocket(deps: {
  upstreams: Upstreams;
  timeoutMs: number;
  tunnels: Tunnels;
  answerHeaders: MakeResponseHeaders;
  refuse: SendError;
  isGood: (token: AccessToken) => boolean;
  now: () => number;
}) {
  const { upstreams, timeoutMs, tunnels, answerHeaders, refuse, isGood, now } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const upstream = exchange.match && upstreams[exchange.match.route.to];
    if (!upstream) {
      next(new Error('A request without a route came to be switched.'));
      return;
    }
    const { forwarded: onward } = exchange.headers;
    // Whoever speaks before the service has agreed could be heard as a second request.
    if (
      onward['content-length'] !== undefined ||
      onward['transfer-encoding'] !== undefined ||
      request.socket.readableLength > 0
    ) {
      refuse(request, response, malformed('A request for a WebSocket has nothing behind its head.'));
      return;
    }
    const waitMs = upstream.circuitBreaker.tryAcquire();
    if (waitMs > 0 || tunnels.isFull) {
      refuse(request, response, serviceUnavailable(undefined, Math.max(Math.ceil(waitMs / 1_000), 1)));
      return;
    }
    const headers = {
      ...forwardedHeaders(exchange, upstream.host, now()),
      connection: 'Upgrade',
      upgrade: 'websocket',
    };
    const { request: ask } = upstream.url.protocol === 'https:' ? https : http;
    const asked = ask(new URL(upstream.url), {
      path: request.url,
      method: 'GET',
      headers,
      agent: upstream.agents.single,
      setHost: false,
    });
    asked.setTimeout(timeoutMs, () => fail(new Error('The service did not answer in time.'), upstreamTimeout));
    asked.on('error', (error) => fail(error, serviceUnavailable()));
    asked.on('response', (answer) => {
      upstream.circuitBreaker.recordSuccess();
      asked.setTimeout(0);
      response.writeHead(answer.statusCode ?? 502, [
        ...answerHeaders(exchange, answer.rawHeaders),
        'Connection',
        'close',
      ]);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    asked.on('upgrade', (answer, service, head) => {
      upstream.circuitBreaker.recordSuccess();
      asked.setTimeout(0);
      agree(answer, service, head);
    });
    response.on('close', () => {
      upstream.circuitBreaker.recordAbort();
      asked.destroy();
    });
    asked.end();

    function fail(_error: Error, refusal: ReturnType<typeof serviceUnavailable>): void {
      if (response.headersSent || response.destroyed) return;
      upstream?.circuitBreaker.recordFailure();
      refuse(request, response, refusal);
      asked.destroy();
    }

    function agree(answer: IncomingMessage, service: Duplex, head: Buffer): void {
      if (answer.headers.upgrade?.toLowerCase() !== 'websocket') {
        service.destroy();
        fail(new Error('The service switches to another protocol.'), serviceUnavailable());
        return;
      }
      response.writeHead(101, [
        ...answerHeaders(exchange, answer.rawHeaders),
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
