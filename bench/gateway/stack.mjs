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
const { makeRefuse } = load('./edge/refuse.js');
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
const answerHeaders = makeAnswerHeaders({ isHttps: false, cors: () => [], isDraining: () => false });
const refuse = makeRefuse(answerHeaders);
const rule = { perMinute: 1e9, burst: 1e9 };
const limits = new RequestLimits({ subject: rule, frame: rule, public: rule }, now);
const noLimits = { ofCaller: () => unlimited, ofPublic: () => unlimited };
const unlimited = { fields: [], refusal: undefined };
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
  receive({ originOf: makeOriginReader({ trustedProxies: [], publicUrl: undefined }), refuse }),
  findRoute({ routes: new RouteTable(defaultRoutes), cors: new CorsPolicy([]), answerHeaders, refuse }),
  ...(observed
    ? [
        observe({
          metrics: policies.has('metrics') ? metrics : uncounted,
          refusals: { note: () => undefined },
          logger,
          isTraced: false,
        }),
      ]
    : []),
  ...(policies.has('tokens')
    ? [admit({ callers, verify, limits: policies.has('limits') ? limits : noLimits, refuse })]
    : []),
  ...(policies.has('limits') && !policies.has('tokens') ? [countText] : []),
  forward({
    upstreams: makeUpstreams(
      Object.fromEntries(['projects', 'forms', 'funnels', 'spreadsheets', 'channels'].map((name) => [name, service])),
      { answerHeaders, refuse, logger, now },
    ),
    timeoutMs: 30_000,
    refuse,
    now,
    way: 'direct',
  }),
];
const broken = onError({ refuse, logger });
const listener = makeListener([inTurn(steps)], (_request, response) => response.destroy(), broken);
createEdgeServer(listener, { isOne: () => false, open: listener }).listen(Number(port), '127.0.0.1');
