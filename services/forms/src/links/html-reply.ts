import { Readable } from 'node:stream';
import { StreamReply } from '@trackway/http';
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
      Vary: 'Accept, Accept-Language',
    },
  });
}
