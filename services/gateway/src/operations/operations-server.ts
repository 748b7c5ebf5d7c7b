import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Health, type Registry, renderMetrics } from '@trackway/runtime';

const JSON_TYPE = 'application/json; charset=utf-8';

interface OperationsResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Serves health and metrics on a separate port. They reveal internals, so the public listener does not serve them,
 * and probes must work while the public listener is overloaded or stopping.
 */
export function makeOperationsServer({ health, registry }: { health: Health; registry: Registry }): Server {
  const readiness = async (): Promise<OperationsResponse> => {
    const report = await health.report();
    return { status: report.ready ? 200 : 503, type: JSON_TYPE, body: JSON.stringify(report) };
  };
  const responses = new Map<string, (request: IncomingMessage) => Promise<OperationsResponse>>([
    ['/livez', async () => ({ status: 200, type: JSON_TYPE, body: '{"live":true}' })],
    ['/readyz', readiness],
    ['/startupz', readiness],
    ['/metrics', async ({ headers }) => ({ status: 200, ...(await renderMetrics(registry, headers.accept)) })],
  ]);
  const notFound = async (): Promise<OperationsResponse> => {
    return { status: 404, type: JSON_TYPE, body: JSON.stringify({ paths: [...responses.keys()] }) };
  };
  return http.createServer((request, response) => {
    const respond =
      request.method === 'GET' || request.method === 'HEAD' ? responses.get(request.url ?? '') : undefined;
    (respond ?? notFound)(request)
      .then((own) => send(own, request, response))
      .catch(() => response.destroy());
  });
}

function send({ status, type, body }: OperationsResponse, { method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}
