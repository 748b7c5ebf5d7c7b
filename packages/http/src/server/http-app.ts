import { AppError, similarPaths } from '@trackway/errors';
import { type Health, type InternalTokens, type Logger, type Registry, renderMetrics } from '@trackway/runtime';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type OpenApiDocument, openApiDocument, type WebhookDescription } from '../documents/open-api-document';
import { jsonBody } from '../requests/json-body';
import { type Route, templateOf } from '../routes/route';
import { requestContext } from './request-context';
import { requestMetrics } from './request-metrics';
import { requireClientCertificate } from './require-client-certificate';
import { routeHandler } from './route-handler';
import { failureHandler } from './send-errors';

export interface HttpAppOptions {
  readonly service: string;
  readonly routes: readonly Route[];
  /** Webhook requests of the service, for its document. */
  readonly webhooks?: readonly WebhookDescription[];
  readonly tokens: InternalTokens;
  readonly health: Health;
  readonly metrics: Registry;
  readonly logger: Logger;
  readonly checkResponses?: boolean;
}

/** The HTTP application of a service: its routes, probes, metrics and OpenAPI document. */
export function createHttpApp(options: HttpAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'extended');
  mountProbes(app, options);
  app.use(requireClientCertificate(options.logger));
  app.use(ignoreIfNoneMatch);
  app.use(requestContext(options.tokens, options.service), requestMetrics(options.metrics, options.logger));
  for (const route of options.routes) {
    const parsers = route.body && !route.multipart ? [jsonBody] : [];
    app[route.method](route.path, ...parsers, routeHandler(route, { checkResponses: false, ...options }));
  }
  rejectOtherMethods(app, options.routes);
  const paths = [...new Set(options.routes.map(({ path }) => templateOf(path)))];
  app.use((request) => {
    const text = `There is no ${request.method} ${request.path}.${similarPaths(request.path, paths)}`;
    throw new AppError('not_found', 'route_not_found', text);
  });
  app.use(failureHandler(options.logger));
  return app;
}

/**
 * An ETag is the version for `If-Match`. Responses also contain data of other objects, such as the steps of a project,
 * which change without it. Express would respond 304 to a client that has such a response.
 */
function ignoreIfNoneMatch({ headers }: Request, _response: Response, next: NextFunction): void {
  delete headers['if-none-match'];
  next();
}

function mountProbes(app: Express, { health, metrics, routes, webhooks, service }: HttpAppOptions): void {
  app.get('/livez', (_request, response) => {
    response.json({ live: true });
  });
  app.get(['/readyz', '/startupz'], async (_request, response) => {
    const report = await health.report();
    response.status(report.ready ? 200 : 503).json(report);
  });
  app.get('/metrics', async (request, response) => {
    const { type, body } = await renderMetrics(metrics, request.headers.accept);
    response.type(type).send(body);
  });
  const documented = routes.filter(({ isInternal }) => !isInternal);
  let document: OpenApiDocument | undefined;
  app.get('/openapi.json', (_request, response) => {
    // Its generation takes up to 0.3 s of CPU time, which a start should not take longer for.
    document ??= openApiDocument(service, documented, webhooks);
    response.json(document);
  });
}

function rejectOtherMethods(app: Express, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
    app.all(path, (request, response) => {
      response.setHeader('Allow', allowed.join(', '));
      throw new AppError(
        'method_not_allowed',
        'method_not_allowed',
        `This path does not accept ${request.method}. Use ${allowed.join(', ')}.`,
      );
    });
  }
}
