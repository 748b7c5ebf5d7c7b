import { CONSISTENCY_HEADER, type Logger } from '@trackway/runtime';
import { cellUnavailable, serviceUnavailable } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import { isConnectFailure } from '../http1/connect-failure';
import { MalformedResponse } from '../http1/response-head';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();

/** Reads whose parameters are in the body of a POST. */
export const POSTED_READ = /\/(?:search|aggregate)$/;

/** Handlers for the events of an exchange with a service. */
export interface ProxyEvents {
  /**
   * Sends the response head. Returns false if the client has disconnected. `headers` are alternating names and
   * values.
   */
  onResponse(status: number, headers: readonly string[], response: GatewayResponse): boolean;
  onFailure(error: Error, request: GatewayRequest, response: GatewayResponse): void;
}

export interface ProxyEventDeps {
  readonly responseHeaders: MakeResponseHeaders;
  readonly sendError: SendError;
  /** Repeats a request, at another replica if there is one. Returns false if it was repeated often enough. */
  readonly retry: (error: Error, request: GatewayRequest, response: GatewayResponse) => boolean;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Passes responses on, and converts failures to error responses. */
export function makeProxyEvents({ responseHeaders, sendError, retry, logger, now }: ProxyEventDeps): ProxyEvents {
  return {
    onResponse: (status, headers, response) => {
      if (response.headersSent || response.destroyed) return false;
      const { exchange } = response.locals;
      exchange.replica?.recordSuccess();
      recordWrite(exchange, headers, response.req.method, now());
      response.writeHead(status, responseHeaders(exchange, headers));
      // Clients must receive the head before the first event.
      if (exchange.match?.route.streams) response.flushHeaders();
      return true;
    },

    onFailure: (error, request, response) => {
      const { exchange } = response.locals;
      if (response.headersSent) {
        // A partial response cannot be withdrawn. Closing the connection tells the client that it is incomplete.
        if (!response.writableEnded) response.destroy();
        return;
      }
      if (response.destroyed || request.socket.destroyed) return;
      if (isRetryable(error, request.method, exchange) && retry(error, request, response)) return;
      exchange.replica?.recordFailure(error);
      logger.warn(
        {
          err: error,
          upstream: exchange.cell ?? exchange.match?.route.to,
          replica: exchange.replica?.url.host,
          request_id: exchange.requestId,
        },
        'a service did not respond',
      );
      sendError(request, response, exchange.cell === undefined ? serviceUnavailable() : cellUnavailable());
    },
  };
}

/** Only responses to writes contain a consistency token, so reads skip the search through their headers. */
function recordWrite(
  { consistencyTokens: ownWrites, cell }: Exchange,
  headers: readonly string[],
  method: string,
  now: number,
): void {
  // The gateway of the cell adds the tokens to later requests.
  if (!ownWrites || cell !== undefined || method === 'GET' || method === 'HEAD') return;
  const index = headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === CONSISTENCY);
  const token = index < 0 ? undefined : headers[index + 1];
  if (token) ownWrites.add(token, now);
}

/**
 * Whether a request can be repeated: requests of which nothing was sent, and reads once, if they have no body or it was
 * buffered. Clients decide about other writes.
 */
function isRetryable(error: Error, method: string, { headers: { forwarded }, body, path, retries }: Exchange): boolean {
  // A malformed response would be repeated.
  if (error instanceof MalformedResponse) return false;
  const hasBody = forwarded['content-length'] !== undefined || forwarded['transfer-encoding'] !== undefined;
  if (hasBody && body === undefined) return false;
  if (isConnectFailure(error)) return true;
  if (retries > 0) return false;
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && POSTED_READ.test(path));
}
