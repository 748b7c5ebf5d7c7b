import type { GatewayRequest } from '../exchange/exchange';

/** Methods for which a body of no length is said, or a service would wait for one. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** The head of a request to a service, in latin1. None of it can hold a line end: Node's parser has seen to that. */
export function requestHead({ method, url }: GatewayRequest, onward: Readonly<Record<string, string>>): string {
  let head = `${method} ${url} HTTP/1.1\r\n`;
  for (const name in onward) head += `${name}: ${onward[name]}\r\n`;
  if (WITH_BODY.has(method) && onward['content-length'] === undefined && onward['transfer-encoding'] === undefined) {
    head += 'content-length: 0\r\n';
  }
  return `${head}\r\n`;
}
