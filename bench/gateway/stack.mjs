// The gateway from its own steps, with a selection of its policies:
// node bench/gateway/stack.mjs <port> <service URL> <secret> <tokens,limits,metrics,logs>
import { createRequire } from 'node:module';
import { createSecureContext } from 'node:tls';

const [port, service, secret, list = ''] = process.argv.slice(2);
const policies = new Set(list.split(','));
const load = createRequire(new URL('../../services/gateway/dist/', import.meta.url));
const { createLogger, createMetrics, InternalTokens } = load('@trackway/runtime');
const { authenticate } = load('./admission/authenticate.js');
const { IncompleteBodies } = load('./admission/incomplete-bodies.js');
const { receiveBody } = load('./admission/receive-body.js');
const { RequestLimits } = load('./admission/request-limits.js');
const { TransferMonitor } = load('./admission/transfer-monitor.js');
const { secretKeys } = load('./authentication/secret-keys.js');
const { makeVerifyConfiguredToken, makeVerifyToken } = load('./authentication/token-verifier.js');
const { VerifiedTokenCache } = load('./authentication/verified-token-cache.js');
const { originReader } = load('./exchange/client-address.js');
const { CorsPolicy } = load('./exchange/cors.js');
const { findRoute } = load('./exchange/find-route.js');
const { UPSTREAMS } = load('./routing/route.js');
const { onError } = load('./exchange/on-error.js');
const { receiveHead } = load('./exchange/receive-head.js');
const { responseHeaderMaker } = load('./exchange/response-headers.js');
const { makeSendError } = load('./exchange/send-error.js');
const { requestListener } = load('./exchange/steps.js');
const { createEdgeServer } = load('./http-server.js');
const { observe } = load('./operations/observe.js');
const { RequestMetrics } = load('./operations/request-metrics.js');
const { forward } = load('./proxy/forward.js');
const { makeUpstreams } = load('./proxy/upstreams.js');
const { defaultRoutes } = load('./routing/default-routes.js');
const { RouteTable } = load('./routing/route-table.js');

const now = Date.now;
const isNotRevoked = () => false;
const logger = createLogger({ service: 'gateway', level: policies.has('logs') ? 'debug' : 'warn' });
const responseHeaders = responseHeaderMaker({ isHttps: false, cors: () => [], isDraining: () => false });
const sendError = makeSendError(responseHeaders);
const rule = { perMinute: 1e9, burst: 1e9 };
const limits = new RequestLimits({ subject: rule, frame: rule, public: rule }, now);
const unlimited = () => ({ fields: [], error: undefined });
const noLimits = { takeForCaller: unlimited, takeForPublic: unlimited };
const internal = new InternalTokens([{ kid: 'bench', secret: Buffer.alloc(32, 1) }], 'gateway');
const callers = new VerifiedTokenCache((caller) => internal.sign(caller), now, isNotRevoked);
const configured = makeVerifyConfiguredToken({
  keys: secretKeys([secret]),
  expected: {},
  isRevoked: isNotRevoked,
  now,
});
const verify = makeVerifyToken({ configured, issued: configured });
const metrics = new RequestMetrics(createMetrics('gateway'), { knownCallers: () => callers.size, isAway: () => false });
const noMetrics = { began: () => undefined, ended: () => undefined };

/** Without authentication, the text of the token identifies the client. */
const identifyByText = (_request, response, next) => {
  const { exchange } = response.locals;
  const text = exchange.headers.authorization ?? '';
  if (policies.has('limits')) exchange.limitFields = limits.takeForCaller(text.slice(-43), text.slice(-1)).fields;
  exchange.slotOwner = { key: text.slice(-43), isAnonymous: false };
  next();
};

const steps = [
  receiveHead({ originOf: originReader({ trustedProxies: [], publicUrl: undefined }), sendError }),
  findRoute({ routes: new RouteTable(defaultRoutes), cors: new CorsPolicy([]), responseHeaders, sendError }),
  observe({
    metrics: policies.has('metrics') ? metrics : noMetrics,
    rejections: { record: () => undefined },
    logger,
    isTraced: false,
  }),
  policies.has('tokens')
    ? authenticate({ callers, verify, limits: policies.has('limits') ? limits : noLimits, sendError })
    : identifyByText,
  receiveBody({ incomplete: new IncompleteBodies(), transfers: new TransferMonitor(now), sendError }),
  forward({
    upstreams: makeUpstreams(Object.fromEntries(UPSTREAMS.map((name) => [name, service])), {
      responseHeaders,
      sendError,
      certificates: () => createSecureContext(),
      logger,
      now,
    }),
    timeoutMs: 30_000,
    sendError,
    now,
    currentIdentity: callers.currentIdentity.bind(callers),
    way: 'direct',
  }),
];
const listener = requestListener(steps, (_request, response) => response.destroy(), onError({ sendError, logger }));
createEdgeServer(listener, { isOne: () => false, open: listener }).listen(Number(port), '127.0.0.1');
