import { type Logger, openServerSpan } from '@trackway/runtime';
import type { NextFunction } from 'express';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import type { RequestMetrics } from './request-metrics';

/** What nginx calls a request whose client went away before there was an answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** Measures, traces and, at level debug, logs every request that has a route. A trace is opened only where telemetry was started. */
export function observe(deps: { metrics: RequestMetrics; logger: Logger; isTraced: boolean }) {
  const { metrics, logger, isTraced } = deps;
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
      const { refusedBecause, span } = exchange;
      metrics.ended({ upstream, refusedBecause, status, seconds });
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
