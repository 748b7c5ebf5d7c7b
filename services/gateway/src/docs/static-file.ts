import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Respond } from './local-response';

const compress = promisify(gzip);

/** Forms of a file that were compressed in advance. */
export interface Compressed {
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/**
 * A file in memory, plain and compressed. It is compressed at its first request, because that takes longer than the rest
 * of the gateway's start. Headers are alternating names and values.
 */
export function staticFile(
  type: string,
  body: string | Buffer,
  headers: readonly string[] = [],
  compressed: Compressed = {},
): Respond {
  const plain = Buffer.from(body);
  const varying = ['Vary', 'Accept-Encoding', ...headers];
  let zipped: Promise<Buffer> | undefined;
  return async (_exchange, request) => {
    const accepted = request.headers['accept-encoding'];
    const as = (coding: string, content: Buffer) => ({
      status: 200,
      type,
      body: content,
      headers: ['Content-Encoding', coding, ...varying],
    });
    if (compressed.br && accepts(accepted, 'br')) return as('br', compressed.br);
    if (!accepts(accepted, 'gzip')) return { status: 200, type, body: plain, headers: varying };
    if (compressed.gzip) return as('gzip', compressed.gzip);
    zipped ??= compress(plain);
    return as('gzip', await zipped);
  };
}

function accepts(accepted: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted ?? ''));
}
