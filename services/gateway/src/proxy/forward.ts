import type { NextFunction } from 'express';
import type { AccessToken } from '../authentication/access-token';
import { serviceUnavailable, tooManyInProgress, unauthenticated, upstreamTimeout } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Upstream } from '../routing/route';
import { Deadline } from './deadline';
import { forwardedHeaders } from './forwarded-headers';
import type { UpstreamService } from './upstream';

/** The ways on which a request may leave. */
export type ProxyPath = 'express' | 'direct';

/** A request that waited longer gets a fresh identity, because an identity is valid for a limited time. */
const IDENTITY_REFRESH_MS = 5_000;

/** The last step: sends the request to the service of its route, as soon as the client's share of the connections allows. */
export function forward(deps: {
  upstreams: Readonly<Record<Upstream, UpstreamService>>;
  timeoutMs: number;
  refuse: SendError;
  now: () => number;
  /** The identity for a token that was let in before; undefined if it has expired or was revoked since. */
  currentIdentity: (bearer: string, token: AccessToken) => string | undefined;
  way: ProxyPath;
}) {
  const { upstreams, timeoutMs, refuse, now, currentIdentity, way } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const route = exchange.match?.route;
    const owner = exchange.slotOwner;
    if (!route || !owner) {
      next(new Error('A request without a route or an owner cannot be forwarded.'));
      return;
    }
    const upstream = upstreams[route.to];
    const waitMs = upstream.circuitBreaker.tryAcquire();
    if (waitMs > 0) {
      refuse(request, response, serviceUnavailable(undefined, Math.ceil(waitMs / 1_000)));
      return;
    }
    exchange.circuitBreaker = upstream.circuitBreaker;
    const slots = route.streams ? upstream.streams : upstream.requests;
    let isSent = false;
    const send = () => {
      isSent = true;
      // The deadline may have passed while the request waited.
      if (response.destroyed || response.headersSent) return;
      if (!renewIdentity(exchange)) {
        refuse(request, response, unauthenticated('The token is no longer valid.'));
        return;
      }
      request.headers = forwardedHeaders(exchange, upstream.host, now());
      if (way === 'direct') {
        upstream.fastPath(request, response);
        return;
      }
      const proxy = route.streams ? upstream.streamProxy : upstream.proxy;
      proxy(request, response, next).catch(next);
    };

    const deadline = new Deadline(
      { request, response, streams: route.streams },
      route.timeoutMs ?? timeoutMs,
      (why) => {
        // A request that got no slot says nothing about the service.
        if (isSent && why === upstreamTimeout) upstream.circuitBreaker.recordFailure();
        refuse(request, response, isSent ? why : tooManyInProgress);
        exchange.upstreamRequest?.destroy();
      },
    );
    response.on('close', () => {
      deadline.clear();
      upstream.circuitBreaker.recordAbort();
      // http-proxy-middleware sees for itself that a client went away.
      if (way === 'direct') exchange.upstreamRequest?.destroy();
      if (isSent) slots.release(owner);
      else slots.cancel(owner, send);
    });
    if (!slots.acquire(owner, send)) refuse(request, response, tooManyInProgress);
  };

  function renewIdentity(exchange: Exchange): boolean {
    const { token, bearer, startedAt } = exchange;
    if (!token || bearer === undefined || performance.now() - startedAt < IDENTITY_REFRESH_MS) return true;
    exchange.identity = currentIdentity(bearer, token);
    return exchange.identity !== undefined;
  }
}
