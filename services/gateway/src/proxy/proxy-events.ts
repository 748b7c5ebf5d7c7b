import { CONSISTENCY_HEADER, type Logger } from '@trackway/runtime';
import { serviceUnavailable } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import { MalformedResponse } from '../http1/response-head';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();

/** What the gateway does at the turning points of an exchange with a service. */
export interface ProxyEvents {
  /** Sends the head of the answer on. False where nobody waits for it any more. `headers` are names and values by turns. */
  onResponse(status: number, headers: readonly string[], response: GatewayResponse): boolean;
  onFailure(error: Error, request: GatewayRequest, response: GatewayResponse): void;
}

export interface ProxyEventDeps {
  readonly answerHeaders: MakeResponseHeaders;
  readonly refuse: SendError;
  /** Sends a request without a body once more. */
  readonly retry: (request: GatewayRequest, response: GatewayResponse) => void;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Passes answers on as they come, and turns what goes wrong on the way into the failure envelope. */
export function makeProxyEvents({ answerHeaders, refuse, retry, logger, now }: ProxyEventDeps): ProxyEvents {
  return {
    onResponse: (status, headers, response) => {
      if (response.headersSent || response.destroyed) return false;
      const { exchange } = response.locals;
      exchange.circuitBreaker?.recordSuccess();
      recordWrite(exchange, headers, response.req.method, now());
      response.writeHead(status, answerHeaders(exchange, headers));
      // Nobody should wait for the head until the first event comes.
      if (exchange.match?.route.streams) response.flushHeaders();
      return true;
    },

    onFailure: (error, request, response) => {
      const { exchange } = response.locals;
      if (response.headersSent) {
        // Half an answer can't be taken back; ending the connection is how the client learns of it.
        if (!response.writableEnded) response.destroy();
        return;
      }
      if (response.destroyed || request.socket.destroyed) return;
      // Who answers badly would do so again.
      if (
        !exchange.retried &&
        !(error instanceof MalformedResponse) &&
        isRetryable(request.method, exchange.headers.forwarded)
      ) {
        exchange.retried = true;
        retry(request, response);
        return;
      }
      exchange.circuitBreaker?.recordFailure();
      logger.warn(
        { err: error, upstream: exchange.match?.route.to, request_id: exchange.requestId },
        'a service did not answer',
      );
      refuse(request, response, serviceUnavailable());
    },
  };
}

/** Only writes are answered with a token, so that reads cost no look through their headers. */
function recordWrite(
  { consistencyTokens: ownWrites }: Exchange,
  headers: readonly string[],
  method: string,
  now: number,
): void {
  if (!ownWrites || method === 'GET' || method === 'HEAD') return;
  const index = headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === CONSISTENCY);
  const token = index < 0 ? undefined : headers[index + 1];
  if (token) ownWrites.add(token, now);
}

/** Reading twice harms nobody; writing twice may, so only the client can decide to. */
function isRetryable(method: string, onward: Readonly<Record<string, string>>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && onward['content-length'] === undefined && onward['transfer-encoding'] === undefined;
}
