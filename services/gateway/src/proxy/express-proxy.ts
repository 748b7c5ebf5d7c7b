import type { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { ProxyEvents } from './proxy-events';

/** The buffered body, which is sent instead of the request stream. */
type BufferedBodyOf = (response: GatewayResponse) => Buffer | undefined;

export type ProxyMiddleware = RequestHandler<GatewayRequest, GatewayResponse>;

/**
 * Creates http-proxy-middleware for one replica of a service, without its default plugins, which log, build URLs for the log and
 * send their own error pages.
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
          // The deadline passed before the request got a connection.
          if (response.headersSent || response.destroyed) upstream.destroy();
          else response.locals.exchange.upstreamRequest = upstream;
        });
        proxy.on('proxyRes', (upstreamResponse, _request, response) => {
          if (!events.onResponse(upstreamResponse.statusCode ?? 502, upstreamResponse.rawHeaders, response))
            upstreamResponse.destroy();
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
