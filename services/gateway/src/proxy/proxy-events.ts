import type { Logger } from '@trackway/runtime';
import type { AnswerHeaders } from '../edge/answer-headers';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { serviceUnavailable } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';
import type { ProxyEvents } from './make-proxy';

export interface ProxyEventDeps {
  readonly answerHeaders: AnswerHeaders;
  readonly refuse: Refuse;
  /** Sends a request without a body once more. */
  readonly retry: (request: GatewayRequest, response: GatewayResponse) => void;
  readonly logger: Logger;
}

/** Passes answers on as they come, and turns what goes wrong on the way into the failure envelope. */
export function makeProxyEvents({ answerHeaders, refuse, retry, logger }: ProxyEventDeps): ProxyEvents {
  return {
    onConnection: (upstream, response) => {
      // A connection that came free after the deadline is of no use.
      if (response.headersSent || response.destroyed) upstream.destroy();
      else response.locals.exchange.upstreamRequest = upstream;
    },

    onAnswer: (answer, response) => {
      if (response.headersSent) {
        answer.destroy();
        return;
      }
      const { exchange } = response.locals;
      exchange.circuit?.answered();
      response.writeHead(answer.statusCode ?? 502, answerHeaders(exchange, answer.rawHeaders));
      // Nobody should wait for the head until the first event comes.
      if (exchange.match?.route.streams) response.flushHeaders();
    },

    onFailure: (error, request, response) => {
      const { exchange } = response.locals;
      if (response.headersSent) {
        // Half an answer can't be taken back; ending the connection is how the client learns of it.
        if (!response.writableEnded) response.destroy();
        return;
      }
      if (response.destroyed || request.socket.destroyed) return;
      if (!exchange.retried && mayRepeat(request)) {
        exchange.retried = true;
        retry(request, response);
        return;
      }
      exchange.circuit?.failed();
      logger.warn(
        { err: error, upstream: exchange.match?.route.to, request_id: exchange.requestId },
        'a service did not answer',
      );
      refuse(request, response, serviceUnavailable());
    },
  };
}

/** Reading twice harms nobody; writing twice may, so only the client can decide to. */
function mayRepeat({ method, headers }: GatewayRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}
