import { CONSISTENCY_HEADER, type Logger } from '@trackway/runtime';
import { BadAnswer } from '../direct/answer-head';
import type { AnswerHeaders } from '../edge/answer-headers';
import type { Exchange, GatewayRequest, GatewayResponse } from '../edge/exchange';
import { serviceUnavailable } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();

/** What the gateway does at the turning points of an exchange with a service. */
export interface ProxyEvents {
  /** Sends the head of the answer on. False where nobody waits for it any more. `headers` are names and values by turns. */
  onAnswer(status: number, headers: readonly string[], response: GatewayResponse): boolean;
  onFailure(error: Error, request: GatewayRequest, response: GatewayResponse): void;
}

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
    onAnswer: (status, headers, response) => {
      if (response.headersSent || response.destroyed) return false;
      const { exchange } = response.locals;
      exchange.circuit?.answered();
      noteWrite(exchange, headers, response.req.method, now());
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
      if (!exchange.retried && !(error instanceof BadAnswer) && mayRepeat(request.method, exchange.headers.onward)) {
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
function noteWrite({ ownWrites }: Exchange, headers: readonly string[], method: string, now: number): void {
  if (!ownWrites || method === 'GET' || method === 'HEAD') return;
  const index = headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === CONSISTENCY);
  const token = index < 0 ? undefined : headers[index + 1];
  if (token) ownWrites.note(token, now);
}

/** Reading twice harms nobody; writing twice may, so only the client can decide to. */
function mayRepeat(method: string, onward: Readonly<Record<string, string>>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && onward['content-length'] === undefined && onward['transfer-encoding'] === undefined;
}
