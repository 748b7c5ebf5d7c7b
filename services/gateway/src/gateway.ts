import type { Server } from 'node:net';
import { resolve } from 'node:path';
import {
  createMetrics,
  Health,
  isTelemetryStarted,
  type Lifecycle,
  type Logger,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { inTurn, makeApp, makeListener } from './app';
import { IncompleteBodies } from './bodies/incomplete-bodies';
import { receiveBody } from './bodies/receive-body';
import { TransferMonitor } from './bodies/transfer-monitor';
import type { GatewaySettings } from './config';
import { takeDirectRoutes } from './direct/take-direct-routes';
import { Tunnels } from './direct/tunnels';
import { asksForWebSocket, openWebSocket } from './direct/websockets';
import { documentation } from './docs/documentation';
import { drain } from './drain';
import { makeAnswerHeaders } from './edge/answer-headers';
import { makeOriginReader } from './edge/client-address';
import { CorsPolicy } from './edge/cors';
import { findRoute } from './edge/find-route';
import { onError } from './edge/on-error';
import { receive } from './edge/receive';
import { makeRefuse } from './edge/refuse';
import { createEdgeServer, type EdgeServer } from './http-server';
import { limitsOf, RequestLimits } from './limits/request-limits';
import { shareLimits } from './limits/share-limits';
import { makeMcpServer } from './mcp/mcp-server';
import { mcpStep } from './mcp/mcp-step';
import { OpenApiCollector } from './openapi/openapi-collector';
import { observe } from './operations/observe';
import { makeOperationsServer } from './operations/operations-server';
import { ownAnswers } from './operations/own-answers';
import { RefusalLog } from './operations/refusal-log';
import { RequestMetrics } from './operations/request-metrics';
import { forward, type Way } from './proxy/forward';
import { readFromService } from './proxy/read-from-service';
import { serviceCertificates } from './proxy/service-certificates';
import { makeUpstreams, type Upstreams } from './proxy/upstreams';
import { loadRoutes } from './routing/load-routes';
import { RouteTable } from './routing/route-table';
import type { AccessToken } from './tokens/access-token';
import { admit } from './tokens/admit';
import { makeIssuedTokens } from './tokens/issued-tokens';
import { KnownCallers } from './tokens/known-callers';
import { makeKeySource } from './tokens/make-key-source';
import { Revocations } from './tokens/revocations';
import { makeConfiguredJudge, makeTokenVerifier } from './tokens/token-verifier';

const NAME = 'gateway';

/** Of the checkout or the image that this runs from. */
const GUIDES = resolve(__dirname, '..', '..', '..', 'docs', 'guides');

export interface Gateway {
  readonly server: EdgeServer;
  /** Health and metrics. */
  readonly operations: Server;
}

/** Builds the gateway and lets it listen. What it holds belongs to `lifecycle`. `now` in milliseconds. */
export async function startGateway(
  settings: GatewaySettings,
  { lifecycle, logger, now = Date.now }: { lifecycle: Lifecycle; logger: Logger; now?: () => number },
): Promise<Gateway> {
  const health = new Health();
  const registry = createMetrics(NAME);
  const routes = new RouteTable(loadRoutes(settings.ROUTES_FILE));
  const limits = new RequestLimits(limitsOf(settings), now);
  if (settings.REDIS_URL) shareLimits(settings.REDIS_URL, { limits, lifecycle, logger, registry, now });
  const cors = new CorsPolicy(settings.CORS_ORIGINS);
  const internal = openInternalTokens(settings, NAME, { lifecycle, logger });
  const revocations = new Revocations(now);
  const isRevoked = (token: AccessToken) => revocations.covers(token);
  const callers = new KnownCallers((caller) => internal.sign(caller), now, isRevoked);
  const metrics = new RequestMetrics(registry, {
    knownCallers: () => callers.size,
    isAway: (name) => upstreams[name].circuit.isOpen,
  });

  const answerHeaders = makeAnswerHeaders({
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    cors: (origin) => cors.onAnswer(origin),
    isDraining: () => health.isDraining,
  });
  const refuse = makeRefuse(answerHeaders);
  const certificates = serviceCertificates(openCertificates(settings.TLS_FOLDER, logger), lifecycle);
  const upstreams = makeUpstreams(upstreamUrls(settings), { answerHeaders, refuse, certificates, logger, now });
  lifecycle.own('connections to services', upstreams, (all) => {
    for (const upstream of Object.values(all)) upstream.close();
  });

  const keyDeps = { lifecycle, health, logger, now, onRetired: () => callers.forgetAll() };
  const keys = makeKeySource(settings, keyDeps);
  const expected = { issuer: settings.TOKEN_ISSUER, audience: settings.TOKEN_AUDIENCE };
  const verify = makeTokenVerifier({
    configured: makeConfiguredJudge({ keys, expected, isRevoked, now }),
    issued: makeIssuedTokens(settings, {
      ...keyDeps,
      revocations,
      readKeys: () => readFromService(upstreams.projects, '/.well-known/jwks.json'),
    }),
  });

  const parts = { services: documentsOf(upstreams), publicUrl: settings.PUBLIC_URL ?? '/' };
  const openApi = new OpenApiCollector({ ...parts, now, logger });
  const document = () => openApi.document();
  const pages = documentation({ guidesFolder: GUIDES, openApi: document, logger });

  const broken = onError({ refuse, logger });
  const head = receive({
    originOf: makeOriginReader({ trustedProxies: settings.TRUSTED_PROXIES, publicUrl: settings.PUBLIC_URL }),
    refuse,
  });
  const letIn = [
    observe({ metrics, refusals: new RefusalLog(logger, now), logger, isTraced: isTelemetryStarted() }),
    admit({ callers, verify, limits, refuse }),
  ];
  const receiving = receiveBody({ incomplete: new IncompleteBodies(), transfers: new TransferMonitor(now), refuse });
  const currentIdentity = callers.currentIdentity.bind(callers);
  const timeoutMs = settings.UPSTREAM_TIMEOUT_MS;
  const onward = (way: Way) => forward({ upstreams, timeoutMs, refuse, now, currentIdentity, way });
  const finding = findRoute({ routes, cors, answerHeaders, refuse });
  const app = makeApp(
    [
      mcpStep({
        answer: makeMcpServer({ document }),
        prepare: inTurn([...letIn, receiving]),
        base: () => baseOf(server),
        answerHeaders,
        refuse,
      }),
      ownAnswers({ openApi: document, documentation: pages, limits, answerHeaders, refuse }),
      finding,
      ...letIn,
      receiving,
      onward('express'),
    ],
    broken,
  );
  const direct = takeDirectRoutes({ routes, steps: inTurn([...letIn, receiving, onward('direct')]) });
  const tunnels = new Tunnels();
  const switched = openWebSocket({
    upstreams,
    timeoutMs,
    tunnels,
    answerHeaders,
    refuse,
    isGood: (token) => callers.isGood(token),
    now,
  });
  const server = createEdgeServer(makeListener(settings.DIRECT_ROUTES ? [head, direct] : [head], app, broken), {
    isOne: (request) => asksForWebSocket(request, routes),
    open: makeListener([head, finding, ...letIn, switched], app, broken),
  });
  const operations = makeOperationsServer({ health, registry });
  lifecycle.own('operations', operations, (running) => void running.close());
  lifecycle.own('http', server, (running, limitMs) => drain(running, tunnels, health, limitMs));
  await listen(operations, settings.OPERATIONS_PORT, settings.LISTEN_HOST);
  await listen(server, settings.HTTP_PORT, settings.LISTEN_HOST);
  return { server, operations };
}

/** Where this process itself can be asked. */
function baseOf(server: EdgeServer): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The gateway does not listen yet.');
  return `http://127.0.0.1:${address.port}`;
}

/** By service, what reads its part of the API's description. */
function documentsOf(upstreams: Upstreams) {
  const entries = Object.entries(upstreams).map(([name, upstream]) => {
    return [name, () => readFromService(upstream, '/openapi.json')] as const;
  });
  return Object.fromEntries(entries);
}

function upstreamUrls(settings: GatewaySettings) {
  return {
    projects: settings.PROJECTS_URL,
    forms: settings.FORMS_URL,
    funnels: settings.FUNNELS_URL,
    spreadsheets: settings.SPREADSHEETS_URL,
    channels: settings.CHANNELS_URL,
  };
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
