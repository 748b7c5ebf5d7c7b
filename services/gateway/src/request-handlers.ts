import type { Logger } from '@trackway/runtime';
import { authenticate } from './admission/authenticate';
import { IncompleteBodies } from './admission/incomplete-bodies';
import { receiveBody } from './admission/receive-body';
import type { RequestLimits } from './admission/request-limits';
import { TransferMonitor } from './admission/transfer-monitor';
import type { GatewaySettings } from './config';
import { makeSendLocalResponse } from './docs/send-local-response';
import { serveLocally } from './docs/serve-locally';
import { originReader } from './exchange/client-address';
import type { CorsPolicy } from './exchange/cors';
import { findRoute } from './exchange/find-route';
import { onError } from './exchange/on-error';
import { receiveHead } from './exchange/receive-head';
import type { MakeResponseHeaders } from './exchange/response-headers';
import type { SendError } from './exchange/send-error';
import { makeApp, requestListener, runInOrder, type Step } from './exchange/steps';
import { makeSuggestPaths } from './exchange/suggest-paths';
import type { GatewayListener, WebSocketListener } from './http-server';
import { mcpServers } from './mcp/mcp-server';
import { mcpStep } from './mcp/mcp-step';
import { withMetadataUrl } from './mcp/protected-resource';
import type { Authentication } from './open-authentication';
import type { Cells } from './open-cells';
import type { openPages } from './open-pages';
import type { CellUpstreams } from './proxy/cell-upstreams';
import { type ForwardingPath, forward } from './proxy/forward';
import type { Tunnels } from './proxy/tunnels';
import type { Upstreams } from './proxy/upstreams';
import { useFastPath } from './proxy/use-fast-path';
import { isWebSocketRequest, proxyWebSocket } from './proxy/websockets';
import type { RouteTable } from './routing/route-table';

interface Deps {
  readonly authentication: Authentication;
  readonly cells: Cells;
  readonly cellUpstreams: CellUpstreams;
  readonly isFromEntry: ((token: string) => boolean) | undefined;
  readonly pages: ReturnType<typeof openPages>;
  readonly observed: Step;
  readonly routes: RouteTable;
  readonly limits: RequestLimits;
  readonly cors: CorsPolicy;
  readonly upstreams: Upstreams;
  readonly tunnels: Tunnels;
  readonly responseHeaders: MakeResponseHeaders;
  readonly sendError: SendError;
  /** URL at which this process can be called. */
  readonly base: () => string;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Combines the steps of requests, in the order in which they run. */
export function requestHandlers(
  settings: GatewaySettings,
  deps: Deps,
): { handle: GatewayListener; webSockets: WebSocketListener } {
  const { authentication, pages, routes, limits, cors, upstreams, responseHeaders, sendError, logger, now } = deps;
  const { callers, verify } = authentication;
  const { cells, cellUpstreams } = deps;
  const timeoutMs = settings.UPSTREAM_TIMEOUT_MS;
  const handleError = onError({ sendError, logger });
  const authenticateBy = (send: SendError) => [
    deps.observed,
    authenticate({ ...authentication, limits, sendError: send }),
  ];
  const authenticated = authenticateBy(sendError);
  const transfers = new TransferMonitor(now);
  const receiveBodies = receiveBody({ incomplete: new IncompleteBodies(), transfers, sendError });
  const currentIdentity = callers.currentIdentity.bind(callers);
  const forwardBy = (path: ForwardingPath) =>
    forward({ upstreams, cells: cellUpstreams, timeoutMs, sendError, now, currentIdentity, path });
  const suggest = makeSuggestPaths({ ...pages, now });
  const routing = findRoute({ routes, suggest, cors, responseHeaders, sendError });
  const send = makeSendLocalResponse({ responseHeaders, timeoutMs });
  const mcp = mcpStep({
    open: mcpServers({ document: pages.document }),
    prepare: runInOrder([...authenticateBy(withMetadataUrl(sendError, pages.signInIssuer)), receiveBodies]),
    base: deps.base,
    send,
    sendError,
  });
  const localPages = new Map([...pages.local.pages, ...cells.pages]);
  const local = serveLocally({ ...pages.local, pages: localPages, limits, send, sendError });
  const toCell = cells.route(sendError);
  const prepared = [...authenticated, receiveBodies, ...toCell];
  const forEntry = cells.respond({ verify, send, sendError });
  const app = makeApp([mcp, local, ...forEntry, routing, ...prepared, forwardBy('express')], handleError);
  const receiving = receiveHead({
    originOf: originReader({
      trustedProxies: settings.TRUSTED_PROXIES,
      publicUrl: settings.PUBLIC_URL,
      isFromEntry: deps.isFromEntry,
    }),
    sendError,
  });
  const fastPath = useFastPath({ routes, steps: runInOrder([...prepared, forwardBy('fast')]) });
  const isGood = callers.isValid.bind(callers);
  const webSocket = proxyWebSocket({ ...deps, cells: cellUpstreams, timeoutMs, isGood });
  return {
    handle: requestListener(settings.DIRECT_ROUTES ? [receiving, fastPath] : [receiving], app, handleError),
    webSockets: {
      isOne: (request) => isWebSocketRequest(request, routes),
      open: requestListener([receiving, routing, ...authenticated, ...toCell, webSocket], app, handleError),
    },
  };
}
