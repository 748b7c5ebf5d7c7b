import type { Server } from 'node:net';
import { resolve } from 'node:path';
import { type EventBus, KafkaEventBus, kafkaOptions } from '@trackway/messaging';
import {
  type Caller,
  createMetrics,
  Health,
  isTelemetryStarted,
  type Lifecycle,
  type Logger,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { authenticate } from './admission/authenticate';
import { IncompleteBodies } from './admission/incomplete-bodies';
import { receiveBody } from './admission/receive-body';
import { limitSettings, RequestLimits } from './admission/request-limits';
import { shareLimits } from './admission/share-limits';
import { TransferMonitor } from './admission/transfer-monitor';
import type { AccessToken } from './authentication/access-token';
import { openIssuedTokens } from './authentication/issued-tokens';
import { openKeySource } from './authentication/open-key-source';
import { Revocations } from './authentication/revocations';
import { makeVerifyConfiguredToken } from './authentication/token-verifier';
import { VerifiedTokenCache } from './authentication/verified-token-cache';
import { type GatewaySettings, serviceUrlSetting } from './config';
import { consoleConfig } from './console/console-config';
import { consoleFiles } from './console/console-files';
import { documentation } from './docs/documentation';
import { serveLocally } from './docs/serve-locally';
import { drain } from './drain';
import { originReader } from './exchange/client-address';
import { CorsPolicy } from './exchange/cors';
import { findRoute } from './exchange/find-route';
import { onError } from './exchange/on-error';
import { receiveHead } from './exchange/receive-head';
import { responseHeaderMaker } from './exchange/response-headers';
import { makeSendError, type SendError } from './exchange/send-error';
import { makeApp, requestListener, runInOrder } from './exchange/steps';
import { createEdgeServer, type EdgeServer } from './http-server';
import { serviceCertificates } from './http1/service-certificates';
import { mcpServers } from './mcp/mcp-server';
import { mcpStep } from './mcp/mcp-step';
import { mcpResource, resourceMetadata, withMetadataUrl } from './mcp/protected-resource';
import { OpenApiCollector } from './openapi/openapi-collector';
import { documentWithExamples, loadRecordedExamples } from './openapi/recorded-examples';
import { observe } from './operations/observe';
import { makeOperationsServer } from './operations/operations-server';
import { RejectionLog } from './operations/rejection-log';
import { RequestMetrics } from './operations/request-metrics';
import { IdentityProviders } from './providers/identity-providers';
import { openIdentityProviders } from './providers/open-identity-providers';
import { CallError, type CallProjects } from './providers/resolve-subject';
import { makeVerifyToken } from './providers/select-verifier';
import { postToService, readFromService } from './proxy/call-service';
import { forward, type ProxyPath } from './proxy/forward';
import { Tunnels } from './proxy/tunnels';
import { makeUpstreams, type Upstreams } from './proxy/upstreams';
import { useFastPath } from './proxy/use-fast-path';
import { type ResolveHost, resolveHost, watchReplicas } from './proxy/watch-replicas';
import { isWebSocketRequest, proxyWebSocket } from './proxy/websockets';
import { loadRoutes } from './routing/load-routes';
import { UPSTREAMS, type Upstream } from './routing/route';
import { RouteTable } from './routing/route-table';
import { createTlsListener } from './tls-listener';
import { UsageCounter } from './usage/usage-counter';
import { UsageReporter } from './usage/usage-reporter';

const NAME = 'gateway';

/** Without a broker, usage cannot be reported, so it is not counted. */
const NO_USAGE = { record: () => undefined };

/** Folder of the guides, in the checkout or the image. */
const GUIDES = resolve(__dirname, '..', '..', '..', 'docs');

/** Folder of the built console, in the checkout or the image. */
const CONSOLE = resolve(__dirname, '..', '..', '..', 'console', 'dist', 'site');

export interface Gateway {
  readonly server: EdgeServer;
  /** Accepts TLS connections of the server, if HTTPS_PORT is set. */
  readonly secure?: Server;
  /** Serves health and metrics. */
  readonly operations: Server;
}

/** Builds the gateway and starts its servers. `lifecycle` stops them. `now` is in milliseconds. */
export async function startGateway(
  settings: GatewaySettings,
  {
    lifecycle,
    logger,
    now = Date.now,
    resolve = resolveHost,
  }: { lifecycle: Lifecycle; logger: Logger; now?: () => number; resolve?: ResolveHost },
): Promise<Gateway> {
  const health = new Health();
  const registry = createMetrics(NAME);
  const routes = new RouteTable(loadRoutes(settings.ROUTES_FILE));
  const limits = new RequestLimits(limitSettings(settings), now);
  if (settings.REDIS_URL) shareLimits(settings.REDIS_URL, { limits, lifecycle, logger, registry, now });
  const cors = new CorsPolicy(settings.CORS_ORIGINS);
  const internal = openInternalTokens(settings, NAME, { lifecycle, logger });
  const revocations = new Revocations(now);
  const providers = new IdentityProviders();
  const isRevoked = (token: AccessToken) => revocations.isRevoked(token);
  const isOutdated = (token: AccessToken) => isRevoked(token) || providers.isOutdated(token);
  const callers = new VerifiedTokenCache((caller) => internal.sign(caller), now, isOutdated);
  const metrics = new RequestMetrics(registry, {
    knownCallers: () => callers.size,
    isAway: (name) => upstreams[name].isAway,
    replicas: (name) => upstreams[name].all,
  });

  const responseHeaders = responseHeaderMaker({
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    cors: (origin) => cors.responseHeaders(origin),
    isDraining: () => health.isDraining,
  });
  const sendError = makeSendError(responseHeaders);
  const certificateFiles = openCertificates(settings.TLS_FOLDER, logger);
  const certificates = serviceCertificates(certificateFiles, lifecycle);
  const upstreams = makeUpstreams(upstreamUrls(settings), { responseHeaders, sendError, certificates, logger, now });
  lifecycle.own('connections to services', upstreams, (all) => {
    for (const upstream of Object.values(all)) upstream.close();
  });

  await watchReplicas(upstreams, { resolve, lifecycle, logger });

  const bus = openBus(settings, { lifecycle, logger });
  const usage = new UsageCounter(now);
  if (bus) lifecycle.own('usage', new UsageReporter({ counter: usage, bus, logger }).start(), (r) => r.stop());
  const keyDeps = { lifecycle, health, logger, now, onRetired: () => callers.clear() };
  const keys = openKeySource(settings, keyDeps);
  const expected = { issuer: settings.TOKEN_ISSUER, audiences: audiencesOf(settings) };
  const verify = makeVerifyToken({
    configuredIssuer: settings.TOKEN_ISSUER,
    configured: makeVerifyConfiguredToken({ keys, expected, isRevoked, now }),
    issued: openIssuedTokens({
      ...keyDeps,
      bus,
      revocations,
      readKeys: () => readFromService(upstreams.projects.replicaFor(undefined), '/.well-known/jwks.json'),
    }),
    provided: openIdentityProviders({
      ...keyDeps,
      bus,
      providers,
      isRevoked,
      call: callOnBehalfOf((caller) => internal.sign(caller), upstreams.projects),
    }),
  });

  const parts = { services: documentsOf(upstreams), publicUrl: settings.PUBLIC_URL ?? '/' };
  const openApi = new OpenApiCollector({ ...parts, now, logger });
  const document = () => openApi.document();
  const documented = documentWithExamples(document, loadRecordedExamples(GUIDES, logger));
  const pages = documentation({ guidesFolder: GUIDES, openApi: documented, logger });

  const findConsoleFile = consoleFiles(CONSOLE, consoleConfig(settings), logger);

  const handleError = onError({ sendError, logger });
  const receiving = receiveHead({
    originOf: originReader({ trustedProxies: settings.TRUSTED_PROXIES, publicUrl: settings.PUBLIC_URL }),
    sendError,
  });
  const observed = observe({
    metrics,
    usage: bus ? usage : NO_USAGE,
    rejections: new RejectionLog(logger, now),
    logger,
    isTraced: isTelemetryStarted(),
  });
  const authenticateBy = (send: SendError) => [observed, authenticate({ callers, verify, limits, sendError: send })];
  const authentication = authenticateBy(sendError);
  const receiveBodies = receiveBody({
    incomplete: new IncompleteBodies(),
    transfers: new TransferMonitor(now),
    sendError,
  });
  const currentIdentity = callers.currentIdentity.bind(callers);
  const timeoutMs = settings.UPSTREAM_TIMEOUT_MS;
  const signInIssuer = settings.TOKEN_ISSUER ?? settings.CONSOLE_ISSUER;
  const forwardBy = (way: ProxyPath) => forward({ upstreams, timeoutMs, sendError, now, currentIdentity, way });
  const routing = findRoute({ routes, knownPaths: () => openApi.knownPaths(), cors, responseHeaders, sendError });
  const app = makeApp(
    [
      mcpStep({
        open: mcpServers({ document }),
        prepare: runInOrder([...authenticateBy(withMetadataUrl(sendError, signInIssuer)), receiveBodies]),
        base: () => baseOf(server),
        responseHeaders,
        sendError,
      }),
      serveLocally({
        openApi: documented,
        pages: new Map([...pages, ...resourceMetadata(signInIssuer)]),
        findConsoleFile,
        limits,
        responseHeaders,
        sendError,
      }),
      routing,
      ...authentication,
      receiveBodies,
      forwardBy('express'),
    ],
    handleError,
  );
  const fastPath = useFastPath({ routes, steps: runInOrder([...authentication, receiveBodies, forwardBy('direct')]) });
  const tunnels = new Tunnels();
  const webSocket = proxyWebSocket({
    upstreams,
    timeoutMs,
    tunnels,
    responseHeaders,
    sendError,
    isGood: (token) => callers.isValid(token),
    now,
  });
  const server = createEdgeServer(
    requestListener(settings.DIRECT_ROUTES ? [receiving, fastPath] : [receiving], app, handleError),
    {
      isOne: (request) => isWebSocketRequest(request, routes),
      open: requestListener([receiving, routing, ...authentication, webSocket], app, handleError),
    },
  );
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

/** MCP clients request tokens for the URL of the endpoint, other clients for the configured audience. */
function audiencesOf({ TOKEN_AUDIENCE, PUBLIC_URL }: GatewaySettings): string[] {
  if (TOKEN_AUDIENCE === undefined) return [];
  return PUBLIC_URL === undefined ? [TOKEN_AUDIENCE] : [TOKEN_AUDIENCE, mcpResource(PUBLIC_URL)];
}

/** URL at which this process can be called. */
function baseOf(server: EdgeServer): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The gateway is not listening yet.');
  return `http://127.0.0.1:${address.port}`;
}

/** Calls an internal resource of projects in the frame of an identity provider. */
function callOnBehalfOf(sign: (caller: Caller) => string, projects: Upstreams['projects']): CallProjects {
  return async ({ id, frameId }, path, body) => {
    const identity = sign({ kind: 'system', id, frameId, scopes: [] });
    const response = await postToService(projects.replicaFor(frameId), { path, body, identity });
    if (response.status !== 200) throw new CallError(response.status);
    return response.body;
  };
}

/** Functions that read the OpenAPI part of each service. */
function documentsOf(upstreams: Upstreams) {
  const entries = Object.entries(upstreams).map(([name, upstream]) => {
    return [name, () => readFromService(upstream.replicaFor(undefined), '/openapi.json')] as const;
  });
  return Object.fromEntries(entries);
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
