import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { StreamReply } from '@trackway/http';
import type { Request } from 'express';
import type { Page } from './form-page';

/** A page as a response. It is never stored, because its address is a credential. */
export function html({ text, policy, isEmbeddable }: Page, status = 200): StreamReply {
  return new StreamReply(Readable.from([text]), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...(isEmbeddable ? {} : { 'X-Frame-Options': 'DENY' }),
      Vary: 'Accept, Accept-Language, Accept-Encoding',
    },
  });
}

/** Compresses a page if the client accepts it. Not for pages that repeat input of a request, because of BREACH. */
export function compressed({ stream, options }: StreamReply, request: Request): StreamReply {
  if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') return new StreamReply(stream, options);
  const headers = { ...options.headers, 'Content-Encoding': 'gzip' };
  return new StreamReply(stream.pipe(createGzip()), { ...options, headers });
}
