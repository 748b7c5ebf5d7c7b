import type { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { ProxyEvents } from './proxy-events';

/** The body to send instead of the request's own, which has been read already. */
type BufferedBodyOf = (response: GatewayResponse) => Buffer | undefined;

export type ProxyMiddleware = RequestHandler<GatewayRequest, GatewayResponse>;

/**
 * http-proxy-middleware towards one service, without the plugins that it brings: they log, build URLs for that, and
 * answer errors with a page of their own.
 */
export function makeExpressProxy(
  target: URL,
  agent: Agent,
  events: ProxyEvents,
  bodyOf?: BufferedBodyOf,
): ProxyMiddleware {
  return createProxyMiddleware<GatewayRequest, GatewayResponse>({
    target,
    agent,
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on('proxyReq', (upstream, _request, response) => {
          // A connection that came free after the deadline is of no use.
          if (response.headersSent || response.destroyed) upstream.destroy();
          else response.locals.exchange.upstreamRequest = upstream;
        });
        proxy.on('proxyRes', (answer, _request, response) => {
          if (!events.onResponse(answer.statusCode ?? 502, answer.rawHeaders, response)) answer.destroy();
        });
        proxy.on('error', (error, request, response) => {
          if (request && response && 'locals' in response) events.onFailure(error, request, response);
        });
      },
    ],
    ...(bodyOf
      ? {
          router: (_request, response, options) => {
            const body = response && bodyOf(response);
            if (body) options.buffer = Readable.from(body.length > 0 ? [body] : []);
            return target;
          },
        }
      : {}),
  });
}

/** For a second attempt: the body of the request, which was empty, has been read to its end. */
export function emptyBody(): Buffer {
  return Buffer.alloc(0);
}
