import type { NextFunction } from 'express';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { serviceUnavailable, upstreamTimeout } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';
import type { Upstream } from '../routing/route';
import { Deadline } from './deadline';
import { onwardHeaders } from './onward-headers';
import type { UpstreamService } from './upstream';

/** The ways on which a request may leave. */
export type Way = 'express' | 'direct';

/** The last step: hands the request to the service of its route, body untouched. */
export function forward(deps: {
  upstreams: Readonly<Record<Upstream, UpstreamService>>;
  timeoutMs: number;
  refuse: Refuse;
  now: () => number;
  way: Way;
}) {
  const { upstreams, timeoutMs, refuse, now, way } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const route = exchange.match?.route;
    if (!route) {
      next(new Error('A request without a route came to be forwarded.'));
      return;
    }
    const upstream = upstreams[route.to];
    if (upstream.isFull && !route.streams) {
      refuse(request, response, serviceUnavailable('The service that answers this has too much to do.'));
      return;
    }
    const waitMs = upstream.circuit.admit();
    if (waitMs > 0) {
      refuse(request, response, serviceUnavailable(undefined, Math.ceil(waitMs / 1_000)));
      return;
    }
    exchange.circuit = upstream.circuit;
    request.headers = onwardHeaders(exchange, upstream.host, now());
    if (exchange.headers.expectsContinue) response.writeContinue();

    const deadline = new Deadline(
      { request, response, streams: route.streams },
      route.timeoutMs ?? timeoutMs,
      (why) => {
        if (why === upstreamTimeout) upstream.circuit.failed();
        refuse(request, response, why);
        exchange.upstreamRequest?.destroy();
      },
    );
    if (!route.streams) upstream.inFlight += 1;
    response.on('close', () => {
      deadline.clear();
      upstream.circuit.ended();
      // http-proxy-middleware sees for itself that a client went away.
      if (way === 'direct') exchange.upstreamRequest?.destroy();
      if (!route.streams) upstream.inFlight -= 1;
    });
    if (way === 'direct') {
      upstream.direct(request, response);
      return;
    }
    const proxy = route.streams ? upstream.streaming : upstream.usual;
    proxy(request, response, next).catch(next);
  };
}
