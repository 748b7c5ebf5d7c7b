// The gateway put together from its own steps, with some of its policies left out: node bench/gateway/stack.mjs <port> <service> <secret> <policies>
import { createRequire } from 'node:module';

const [port, service, secret, list = ''] = process.argv.slice(2);
const policies = new Set(list.split(','));
const load = createRequire(new URL('../../services/gateway/dist/', import.meta.url));
const { createLogger, createMetrics, InternalTokens } = load('@trackway/runtime');
const { inTurn, makeListener } = load('./app.js');
const { makeAnswerHeaders } = load('./edge/answer-headers.js');
const { makeOriginReader } = load('./edge/client-address.js');
const { CorsPolicy } = load('./edge/cors.js');
const { findRoute } = load('./edge/find-route.js');
const { onError } = load('./edge/on-error.js');
const { receive } = load('./edge/receive.js');
const { makeRefuse } = load('./edge/sendError.js');
const { createEdgeServer } = load('./http-server.js');
const { RequestLimits } = load('./limits/request-limits.js');
const { observe } = load('./operations/observe.js');
const { RequestMetrics } = load('./operations/request-metrics.js');
const { forward } = load('./proxy/forward.js');
const { makeUpstreams } = load('./proxy/upstreams.js');
const { defaultRoutes } = load('./routing/default-routes.js');
const { RouteTable } = load('./routing/route-table.js');
const { admit } = load('./tokens/admit.js');
const { KnownCallers } = load('./tokens/known-callers.js');
const { secretKeys } = load('./tokens/secret-keys.js');
const { makeConfiguredJudge, makeTokenVerifier } = load('./tokens/token-verifier.js');

const now = Date.now;
const logger = createLogger({ service: 'gateway', level: policies.has('logs') ? 'debug' : 'warn' });
const responseHeaders = makeAnswerHeaders({ isHttps: false, cors: () => [], isDraining: () => false });
const sendError = makeRefuse(responseHeaders);
const rule = { perMinute: 1e9, burst: 1e9 };
const limits = new RequestLimits({ subject: rule, frame: rule, public: rule }, now);
const noLimits = { ofCaller: () => unlimited, ofPublic: () => unlimited };
const unlimited = { fields: [], rejection: undefined };
const internal = new InternalTokens([{ kid: 'bench', secret: Buffer.alloc(32, 1) }], 'gateway');
const callers = new KnownCallers(
  (caller) => internal.sign(caller),
  now,
  () => false,
);
const judge = makeConfiguredJudge({ keys: secretKeys([secret]), expected: {}, now });
const verify = makeTokenVerifier({ configured: judge, issued: judge });
const metrics = new RequestMetrics(createMetrics('gateway'), { knownCallers: () => callers.size, isAway: () => false });
const uncounted = { began: () => undefined, ended: () => undefined };

/** Without authentication the text of the token stands for who sent it. */
const countText = (_request, response, next) => {
  const { exchange } = response.locals;
  const text = exchange.headers.authorization ?? '';
  exchange.limitFields = limits.ofCaller(text.slice(-43), text.slice(-1)).fields;
  next();
};

const observed = policies.has('metrics') || policies.has('logs');
const steps = [
  receive({ originOf: makeOriginReader({ trustedProxies: [], publicUrl: undefined }), sendError }),
  findRoute({ routes: new RouteTable(defaultRoutes), cors: new CorsPolicy([]), responseHeaders, sendError }),
  ...(observed
    ? [
        observe({
          metrics: policies.has('metrics') ? metrics : uncounted,
          rejections: { note: () => undefined },
          logger,
          isTraced: false,
        }),
      ]
    : []),
  ...(policies.has('tokens')
    ? [admit({ callers, verify, limits: policies.has('limits') ? limits : noLimits, sendError })]
    : []),
  ...(policies.has('limits') && !policies.has('tokens') ? [countText] : []),
  forward({
    upstreams: makeUpstreams(
      Object.fromEntries(['projects', 'forms', 'funnels', 'spreadsheets', 'channels'].map((name) => [name, service])),
      { responseHeaders, sendError, logger, now },
    ),
    timeoutMs: 30_000,
    sendError,
    now,
    way: 'direct',
  }),
];
const broken = onError({ sendError, logger });
const listener = makeListener([inTurn(steps)], (_request, response) => response.destroy(), broken);
createEdgeServer(listener, { isOne: () => false, open: listener }).listen(Number(port), '127.0.0.1');
