import type { Server } from 'node:net';
import { type EventBus, KafkaEventBus, kafkaOptions } from '@trackway/messaging';
import {
  createMetrics,
  Health,
  isTelemetryStarted,
  type Lifecycle,
  type Logger,
  measureCertificates,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { limitSettings, RequestLimits } from './admission/request-limits';
import { shareLimits } from './admission/share-limits';
import { CellTokens } from './cells/cell-tokens';
import { type GatewaySettings, serviceUrlSetting } from './config';
import { drain } from './drain';
import { CorsPolicy } from './exchange/cors';
import { responseHeaderMaker } from './exchange/response-headers';
import { makeSendError } from './exchange/send-error';
import { createEdgeServer, type EdgeServer } from './http-server';
import { cellCertificates, serviceCertificates } from './http1/service-certificates';
import { openAuthentication } from './open-authentication';
import { openCells } from './open-cells';
import { openPages } from './open-pages';
import { observe } from './operations/observe';
import { makeOperationsServer } from './operations/operations-server';
import { RejectionLog } from './operations/rejection-log';
import { RequestMetrics } from './operations/request-metrics';
import { Tunnels } from './proxy/tunnels';
import { makeUpstreams } from './proxy/upstreams';
import { type ResolveHost, resolveHost, watchReplicas } from './proxy/watch-replicas';
import { requestHandlers } from './request-handlers';
import { loadRoutes } from './routing/load-routes';
import { UPSTREAMS, type Upstream } from './routing/route';
import { RouteTable } from './routing/route-table';
import { createTlsListener } from './tls-listener';
import { UsageCounter } from './usage/usage-counter';
import { UsageReporter } from './usage/usage-reporter';

const NAME = 'gateway';

/** Without a broker, usage cannot be reported, so it is not counted. */
const NO_USAGE = { record: () => undefined };

export interface Gateway {
  readonly server: EdgeServer;
  /** Accepts TLS connections of the server, if HTTPS_PORT is set. */
  readonly secure?: Server;
  /** Serves health and metrics. */
  readonly operations: Server;
}

interface Deps {
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  /** In milliseconds. */
  readonly now?: () => number;
  readonly resolve?: ResolveHost;
}

/** Builds the gateway and starts its servers. `lifecycle` stops them. */
export async function startGateway(
  settings: GatewaySettings,
  { lifecycle, logger, now = Date.now, resolve = resolveHost }: Deps,
): Promise<Gateway> {
  const health = new Health();
  const registry = createMetrics(NAME);
  const routes = new RouteTable(loadRoutes(settings.ROUTES_FILE));
  const limits = new RequestLimits(limitSettings(settings), now);
  if (settings.REDIS_URL) shareLimits(settings.REDIS_URL, { limits, lifecycle, logger, registry, now });
  const cors = new CorsPolicy(settings.CORS_ORIGINS);
  const internal = openInternalTokens(settings, NAME, { lifecycle, logger });
  const responseHeaders = responseHeaderMaker({
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    cors: (origin) => cors.responseHeaders(origin),
    isDraining: () => health.isDraining,
  });
  const sendError = makeSendError(responseHeaders);
  const certificateFiles = openCertificates(settings.TLS_FOLDER, logger);
  measureCertificates(registry, certificateFiles);
  const certificates = serviceCertificates(certificateFiles, lifecycle);
  const cellTokens = settings.CELL_KEYS && new CellTokens(settings.CELL_KEYS, now);
  const { upstreams, cells: cellUpstreams } = makeUpstreams(upstreamUrls(settings), {
    ...{ responseHeaders, sendError, certificates, logger, now },
    // Public authorities are only loaded where there are cells.
    cellCertificates: cellTokens ? cellCertificates(certificateFiles, lifecycle) : certificates,
    signCellToken: cellTokens?.sign,
  });
  lifecycle.own('connections to services', upstreams, (all) => {
    for (const upstream of Object.values(all)) upstream.close();
    cellUpstreams.close();
  });
  await watchReplicas(upstreams, { resolve, lifecycle, logger });
  const bus = openBus(settings, { lifecycle, logger });
  const usage = new UsageCounter(now);
  if (bus) lifecycle.own('usage', new UsageReporter({ counter: usage, bus, logger }).start(), (r) => r.stop());
  const { projects } = upstreams;
  const takeForFrame = limits.takeForFrame.bind(limits);
  const parts = { internal, bus, lifecycle, health, logger, now };
  const cells = openCells(settings, {
    ...parts,
    ...{ upstreams, cells: cellUpstreams, tokens: cellTokens, registry },
    onMoved: () => authentication.callers.clear(),
  });
  const { readKeys } = cells;
  const authentication = openAuthentication(settings, { ...parts, projects, takeForFrame, readKeys });
  const metrics = new RequestMetrics(registry, {
    knownCallers: () => authentication.callers.size,
    isUnavailable: (name) => upstreams[name].isUnavailable,
    replicas: (name) => upstreams[name].all,
  });
  const observed = observe({
    metrics,
    cells: cells.metrics,
    usage: bus ? usage : NO_USAGE,
    rejections: new RejectionLog(logger, now),
    logger,
    isTraced: isTelemetryStarted(),
  });
  const tunnels = new Tunnels();
  const { handle, webSockets } = requestHandlers(settings, {
    authentication: { ...authentication, verify: cells.verify(authentication.verify) },
    cells,
    cellUpstreams,
    isFromEntry: cellTokens?.isValid,
    pages: openPages(settings, { upstreams, routes, logger, now }),
    observed,
    routes,
    limits,
    cors,
    upstreams,
    tunnels,
    responseHeaders,
    sendError,
    base: () => baseOf(server),
    logger,
    now,
  });
  const server = createEdgeServer(handle, webSockets);
  const operations = makeOperationsServer({ health, registry });
  lifecycle.own('operations', operations, (running) => void running.close());
  const encrypts = certificateFiles && settings.HTTPS_PORT !== undefined;
  const secure = encrypts ? createTlsListener(server, certificateFiles) : undefined;
  const listeners = { server, ...(secure && { secure }) };
  lifecycle.own('http', listeners, (running, limitMs) => drain({ ...running, tunnels, health }, limitMs));
  await listen(operations, settings.OPERATIONS_PORT, settings.LISTEN_HOST);
  await listen(server, settings.HTTP_PORT, settings.LISTEN_HOST);
  if (secure) await listen(secure, settings.HTTPS_PORT ?? 0, settings.LISTEN_HOST);
  return { ...listeners, operations };
}

/** The broker, if one is configured. */
function openBus(
  settings: GatewaySettings,
  { lifecycle, logger }: { lifecycle: Lifecycle; logger: Logger },
): EventBus | undefined {
  if (settings.KAFKA_BROKERS.length === 0) return undefined;
  const kafka = kafkaOptions(settings, { clientId: NAME, logger });
  return lifecycle.own('kafka', new KafkaEventBus(kafka), (bus) => bus.stop());
}

/** URL at which this process can be called. */
function baseOf(server: EdgeServer): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The gateway is not listening yet.');
  return `http://127.0.0.1:${address.port}`;
}

function upstreamUrls(settings: GatewaySettings) {
  return Object.fromEntries(UPSTREAMS.map((name) => [name, settings[serviceUrlSetting(name)]])) as Record<
    Upstream,
    string
  >;
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
