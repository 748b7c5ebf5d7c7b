import type { IncomingMessage } from 'node:http';
import { CONSISTENCY_HEADER, type Logger } from '@trackway/runtime';
import type { AnswerHeaders } from '../edge/answer-headers';
import type { Exchange, GatewayRequest, GatewayResponse } from '../edge/exchange';
import { serviceUnavailable } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';
import type { ProxyEvents } from './make-proxy';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();

export interface ProxyEventDeps {
  readonly answerHeaders: AnswerHeaders;
  readonly refuse: Refuse;
  /** Sends a request without a body once more. */
  readonly retry: (request: GatewayRequest, response: GatewayResponse) => void;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Passes answers on as they come, and turns what goes wrong on the way into the failure envelope. */
export function makeProxyEvents({ answerHeaders, refuse, retry, logger, now }: ProxyEventDeps): ProxyEvents {
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
      noteWrite(exchange, answer, response.req.method, now());
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

/** Only writes are answered with a token, so that reads cost no look through their headers. */
function noteWrite({ ownWrites }: Exchange, { rawHeaders }: IncomingMessage, method: string, now: number): void {
  if (!ownWrites || method === 'GET' || method === 'HEAD') return;
  const index = rawHeaders.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === CONSISTENCY);
  const token = index < 0 ? undefined : rawHeaders[index + 1];
  if (token) ownWrites.note(token, now);
}

/** Reading twice harms nobody; writing twice may, so only the client can decide to. */
function mayRepeat({ method, headers }: GatewayRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}
