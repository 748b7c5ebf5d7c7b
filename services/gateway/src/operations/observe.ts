import { type Logger, openServerSpan } from '@trackway/runtime';
import type { NextFunction } from 'express';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { Refused, RejectionLog } from './rejection-log';
import type { RequestMetrics } from './request-metrics';

/** What nginx calls a request whose client went away before there was an answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** What is told of whoever gets it: no identity, no right, too much at once. */
const LOGGED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Measures, traces and, at level debug, logs every request that has a route; who is refused is logged at any level. A trace is opened only
 * where telemetry was started.
 */
export function observe(deps: { metrics: RequestMetrics; refusals: RejectionLog; logger: Logger; isTraced: boolean }) {
  const { metrics, refusals, logger, isTraced } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const { requestId } = exchange;
    const route = exchange.match?.route;
    // The paths of public routes hold tokens.
    const path = route?.public ? route.path : exchange.path;
    metrics.began();
    if (isTraced) {
      exchange.span = openServerSpan(`${request.method} ${route?.path ?? 'no route'}`, {
        traceparent: exchange.headers.traceparent,
        attributes: { 'http.request.method': request.method, 'url.path': path, 'trackway.request_id': requestId },
      });
    }
    response.on('close', () => {
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const upstream = route?.to;
      const seconds = (performance.now() - exchange.startedAt) / 1000;
      const { errorCode: refusedBecause, span } = exchange;
      metrics.ended({ upstream, refusedBecause, status, seconds });
      if (LOGGED_STATUSES.has(status)) refusals.note(rejectionOf(request, exchange, status, path));
      span?.end(
        { 'http.response.status_code': status, ...(upstream ? { 'peer.service': upstream } : {}) },
        status >= 500,
      );
      if (logger.isLevelEnabled('debug')) {
        const { method } = request;
        const trace = span ? { trace_id: span.traceId } : {};
        logger.debug({ request_id: requestId, ...trace, method, path, upstream, status, seconds }, 'a request ended');
      }
    });
    next();
  };
}

function rejectionOf({ method }: GatewayRequest, exchange: Exchange, status: number, path: string): Refused {
  const { requestId, errorCode: refusedBecause, origin, token } = exchange;
  return {
    request_id: requestId,
    status,
    reason: refusedBecause,
    address: origin.address,
    method,
    path,
    ...(token ? { subject: token.subject, frame_id: token.frameId } : {}),
  };
}
