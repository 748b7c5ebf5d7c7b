import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';

export type ProxyMiddleware = RequestHandler<GatewayRequest, GatewayResponse>;

/** What the gateway does at the turning points of a proxied exchange. */
export interface ProxyEvents {
  onConnection(upstream: ClientRequest, response: GatewayResponse): void;
  onAnswer(answer: IncomingMessage, response: GatewayResponse): void;
  onFailure(error: Error, request: GatewayRequest, response: GatewayResponse): void;
}

/**
 * http-proxy-middleware towards one service, without the plugins that it brings: they log, build URLs for that, and
 * answer errors with a page of their own.
 */
export function makeProxy(
  target: URL,
  agent: Agent | false,
  events: ProxyEvents,
  body?: () => Readable,
): ProxyMiddleware {
  return createProxyMiddleware<GatewayRequest, GatewayResponse>({
    target,
    agent,
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on('proxyReq', (upstream, _request, response) => events.onConnection(upstream, response));
        proxy.on('proxyRes', (answer, _request, response) => events.onAnswer(answer, response));
        proxy.on('error', (error, request, response) => {
          if (request && response && 'locals' in response) events.onFailure(error, request, response);
        });
      },
    ],
    ...(body
      ? {
          router: (_request, _response, options) => {
            options.buffer = body();
            return target;
          },
        }
      : {}),
  });
}

/** For a second attempt: the body of the request, which was empty, has been read to its end. */
export function emptyBody(): Readable {
  return Readable.from([]);
}
