import { type Logger, openServerSpan } from '@trackway/runtime';
import type { NextFunction } from 'express';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { UsageCounter } from '../usage/usage-counter';
import type { RejectedRequest, RejectionLog } from './rejection-log';
import type { RequestMetrics } from './request-metrics';

/** Status that nginx logs for a client that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Statuses that are logged with the client: not authenticated, not authorized, too many requests. */
const LOGGED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Measures every request that has a route, traces it if telemetry is enabled, and logs it at level debug. Rejected
 * requests are logged at level info.
 */
export function observe(deps: {
  metrics: RequestMetrics;
  /** Undefined if this installation is not the entry of cells. */
  cells: { ended(cell: string, status: number): void } | undefined;
  usage: Pick<UsageCounter, 'record'>;
  rejections: RejectionLog;
  logger: Logger;
  isTraced: boolean;
}) {
  const { metrics, cells, usage, rejections, logger, isTraced } = deps;
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    const { requestId } = exchange;
    const route = exchange.match?.route;
    // Paths of public routes contain tokens, so the pattern of the route is logged.
    const path = route?.public ? route.path : exchange.path;
    metrics.began();
    if (isTraced) {
      exchange.span = openServerSpan(`${request.method} ${route?.path ?? 'no route'}`, {
        requestId,
        traceparent: exchange.headers.traceparent,
        attributes: { 'http.request.method': request.method, 'url.path': path, 'trackway.request_id': requestId },
      });
    }
    response.on('close', () => {
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const { cell } = exchange;
      const upstream = cell === undefined ? route?.to : undefined;
      const seconds = (performance.now() - exchange.startedAt) / 1000;
      const { errorCode, span } = exchange;
      metrics.ended({ upstream, errorCode, status, seconds, traceId: span?.isSampled ? span.traceId : undefined });
      // Another cell counts the usage of its tenants.
      if (cell === undefined) usage.record(exchange.token, status);
      else cells?.ended(cell, status);
      if (LOGGED_STATUSES.has(status)) rejections.record(rejectionOf(request, exchange, status, path));
      span?.end(
        {
          'http.response.status_code': status,
          ...(upstream ? { 'trackway.upstream': upstream } : {}),
          ...(cell ? { 'trackway.cell': cell } : {}),
        },
        status >= 500,
      );
      if (logger.isLevelEnabled('debug')) {
        const { method } = request;
        const trace = span ? { trace_id: span.traceId, span_id: span.spanId } : {};
        logger.debug(
          { request_id: requestId, ...trace, method, path, upstream, cell, status, seconds },
          'a request ended',
        );
      }
    });
    next();
  };
}

function rejectionOf({ method }: GatewayRequest, exchange: Exchange, status: number, path: string): RejectedRequest {
  const { requestId, errorCode, origin, token } = exchange;
  return {
    request_id: requestId,
    status,
    reason: errorCode,
    address: origin.address,
    method,
    path,
    ...(token ? { subject: token.subject, frame_id: token.frameId } : {}),
  };
}
