import { gzipSync } from 'node:zlib';
import type { Respond } from './local-response';

/** Forms of a file that were compressed in advance. */
export interface Compressed {
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** A file in memory, plain and compressed. Headers are alternating names and values. */
export function staticFile(
  type: string,
  body: string | Buffer,
  headers: readonly string[] = [],
  compressed: Compressed = {},
): Respond {
  const plain = Buffer.from(body);
  const forms = [
    ['br', compressed.br],
    ['gzip', compressed.gzip ?? gzipSync(plain)],
  ] as const;
  const varying = ['Vary', 'Accept-Encoding', ...headers];
  return async (_exchange, request) => {
    const accepted = request.headers['accept-encoding'];
    for (const [coding, content] of forms) {
      if (!content || !accepts(accepted, coding)) continue;
      return { status: 200, type, body: content, headers: ['Content-Encoding', coding, ...varying] };
    }
    return { status: 200, type, body: plain, headers: varying };
  };
}

function accepts(accepted: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted ?? ''));
}
