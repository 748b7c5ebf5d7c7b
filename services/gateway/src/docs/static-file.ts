import { gzipSync } from 'node:zlib';
import type { Respond } from './local-response';

/** A file in memory, plain and compressed. Headers are alternating names and values. */
export function staticFile(type: string, body: string | Buffer, headers: readonly string[] = []): Respond {
  const plain = Buffer.from(body);
  const zipped = gzipSync(plain);
  const varying = ['Vary', 'Accept-Encoding', ...headers];
  return async (_exchange, request) =>
    takesGzip(request.headers['accept-encoding'])
      ? { status: 200, type, body: zipped, headers: ['Content-Encoding', 'gzip', ...varying] }
      : { status: 200, type, body: plain, headers: varying };
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(accepted ?? ''));
}
