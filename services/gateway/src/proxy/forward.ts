import type { NextFunction } from 'express';
import type { AccessToken } from '../authentication/access-token';
import {
  cellUnavailable,
  serviceUnavailable,
  tooManyInProgress,
  unauthenticated,
  upstreamTimeout,
} from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import { tenantOf } from '../limits/fair-slots';
import type { Upstream } from '../routing/route';
import type { CellUpstreams } from './cell-upstreams';
import { Deadline } from './deadline';
import { cellHeaders, forwardedHeaders } from './forwarded-headers';
import type { Replica } from './replica';
import type { UpstreamService } from './upstream';

/** How a request is forwarded: through Express, or by the fast path. */
export type ForwardingPath = 'express' | 'fast';

/** A request that waited longer gets a new identity, because identities expire. */
const IDENTITY_REFRESH_MS = 5_000;

/**
 * Last step: sends the request to the service of its route, as soon as the client's share of the connections allows.
 */
export function forward(deps: {
  upstreams: Readonly<Record<Upstream, UpstreamService>>;
  cells: CellUpstreams;
  timeoutMs: number;
  sendError: SendError;
  now: () => number;
  /**
   * The current identity for a token that was authenticated earlier; undefined if it has expired or was revoked
   * since.
   */
  currentIdentity: (bearer: string, token: AccessToken) => string | undefined;
  path: ForwardingPath;
}) {
  const { upstreams, cells, timeoutMs, sendError, now, currentIdentity, path } = deps;
  // On the path of every request: functions that need no state of the request are created once, here.
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const route = exchange.match?.route;
    const owner = exchange.slotOwner;
    if (!route || !owner) {
      next(new Error('A request without a route or an owner cannot be forwarded.'));
      return;
    }
    const { cell } = exchange;
    const upstream = cell === undefined ? upstreams[route.to] : cells.find(cell);
    if (!upstream) {
      sendError(request, response, cellUnavailable());
      return;
    }
    const replica = upstream.replicaFor(tenantOf(owner));
    if (isBroken(replica, request, response)) return;
    exchange.replica = replica;
    const slots = route.streams ? replica.streams : replica.requests;
    let isSent = false;
    const send = () => {
      isSent = true;
      sendTo(replica, upstream.host, request, response, next);
    };
    const deadline = new Deadline(
      { request, response, streams: route.streams },
      route.timeoutMs ?? timeoutMs,
      (why) => {
        // A request without a slot was never sent, so it is no failure of the service.
        if (isSent && why === upstreamTimeout) exchange.replica?.recordFailure();
        sendError(request, response, isSent ? why : tooManyInProgress);
        exchange.upstreamRequest?.destroy();
      },
    );
    response.on('close', () => {
      deadline.clear();
      exchange.replica?.recordAbort();
      // http-proxy-middleware handles client disconnects itself.
      if (path === 'fast') exchange.upstreamRequest?.destroy();
      if (isSent) slots.release(owner);
      else slots.cancel(owner, send);
    });
    if (!slots.acquire(owner, send)) sendError(request, response, tooManyInProgress);
  };

  /** Whether the circuit breaker rejects the request. Then the error was sent. */
  function isBroken(replica: Replica, request: GatewayRequest, response: GatewayResponse): boolean {
    const waitMs = replica.circuitBreaker.tryAcquire();
    if (waitMs <= 0) return false;
    const seconds = Math.ceil(waitMs / 1_000);
    const isForeign = response.locals.exchange.cell !== undefined;
    sendError(request, response, isForeign ? cellUnavailable(seconds) : serviceUnavailable(undefined, seconds));
    return true;
  }

  /** Sends a request that has a slot. */
  function sendTo(
    replica: Replica,
    host: string,
    request: GatewayRequest,
    response: GatewayResponse,
    next: NextFunction,
  ): void {
    // The deadline may have passed while the request waited.
    if (response.destroyed || response.headersSent) return;
    const { exchange } = response.locals;
    if (!renewIdentity(exchange)) {
      sendError(request, response, unauthenticated('The token is no longer valid.'));
      return;
    }
    request.headers =
      exchange.cell === undefined
        ? forwardedHeaders(exchange, host, now())
        : cellHeaders(exchange, host, cells.token());
    if (path === 'fast') {
      replica.fastPath(request, response);
      return;
    }
    const proxy = exchange.match?.route.streams ? replica.streamProxy : replica.proxy;
    proxy(request, response, next).catch(next);
  }

  function renewIdentity(exchange: Exchange): boolean {
    const { token, bearer, startedAt } = exchange;
    if (!token || bearer === undefined || performance.now() - startedAt < IDENTITY_REFRESH_MS) return true;
    exchange.identity = currentIdentity(bearer, token);
    return exchange.identity !== undefined;
  }
}
