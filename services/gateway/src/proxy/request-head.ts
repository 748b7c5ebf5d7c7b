import type { GatewayRequest } from '../exchange/exchange';

/** Methods that need `Content-Length: 0`, because a service would otherwise wait for a body. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Builds the head of a request to a service, in latin1. Node's parser guarantees that no value contains a line end. */
export function requestHead({ method, url }: GatewayRequest, headers: Readonly<Record<string, string>>): string {
  let head = `${method} ${url} HTTP/1.1\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (WITH_BODY.has(method) && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    head += 'content-length: 0\r\n';
  }
  return `${head}\r\n`;
}
