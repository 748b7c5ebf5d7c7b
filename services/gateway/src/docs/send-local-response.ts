import { Readable } from 'node:stream';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import { Deadline } from '../proxy/deadline';
import type { LocalResponse } from './local-response';

/**
 * Bytes written at once. Node counts a written part as sent before the client has read it, so the read rate is only
 * visible between parts.
 */
const PART_BYTES = 16_384;

export type SendLocalResponse = (request: GatewayRequest, response: GatewayResponse, own: LocalResponse) => void;

/** Sends responses of the gateway itself. Like those of services, they end if the client reads below the minimum rate. */
export function makeSendLocalResponse(deps: {
  responseHeaders: MakeResponseHeaders;
  timeoutMs: number;
}): SendLocalResponse {
  const { responseHeaders, timeoutMs } = deps;
  return (request, response, { status, type, body, headers = [] }) => {
    // The close event has passed, so nothing would end the deadline.
    if (response.destroyed) return;
    const content = typeof body === 'string' ? Buffer.from(body) : body;
    const own = ['Content-Type', type, 'Content-Length', String(content.length), ...headers];
    response.writeHead(status, responseHeaders(response.locals.exchange, own));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const deadline = new Deadline({ request, response, streams: false }, timeoutMs, () => response.destroy());
    response.on('close', () => deadline.clear());
    Readable.from(partsOf(content)).pipe(response);
  };
}

function* partsOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PART_BYTES) yield content.subarray(start, start + PART_BYTES);
}
