import { currentContext, currentTraceId, DurationHistogram, type Logger, type Registry } from '@trackway/runtime';
import type { Request, RequestHandler } from 'express';

const SLOW_MS = 1_000;

/** Counts and measures requests by route, and logs failed and slow ones. */
export function requestMetrics(registry: Registry, logger: Logger): RequestHandler {
  const durations = new DurationHistogram(registry, {
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  return (request, response, next) => {
    const start = process.hrtime.bigint();
    const traceId = currentTraceId();
    const frameId = currentContext()?.caller?.frameId;
    response.once('finish', () => {
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      const labels = { method: request.method, route: routeOf(request), status: String(response.statusCode) };
      durations.observe(labels, ms / 1_000, traceId);
      const line = { ...labels, duration_ms: Math.round(ms), ...(frameId && { frame_id: frameId }) };
      if (response.statusCode >= 500 || ms > SLOW_MS) logger.warn(line, 'a request failed or was slow');
      else logger.debug(line, 'request');
    });
    next();
  };
}

function routeOf(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'none';
  return String(route.path);
}
