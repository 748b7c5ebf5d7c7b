import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60 * 1_000;

const claims = z.tuple([z.uuid(), z.uuid(), z.int()]);

/** Which file of which frame. */
export interface FileReference {
  readonly frameId: string;
  readonly id: string;
}

/** Links under which a file can be read for ten minutes without a token. The first key signs, all verify. */
export class FileLinks {
  constructor(
    private readonly options: { keys: readonly { readonly secret: Buffer }[]; publicUrl: string; clock: Clock },
  ) {}

  urlOf({ frameId, id }: FileReference): string {
    const [key] = this.options.keys;
    if (!key) throw new Error('At least one internal key is needed.');
    const expires = this.options.clock().getTime() + LIFETIME_MS;
    const payload = Buffer.from(JSON.stringify([frameId, id, expires])).toString('base64url');
    return `${this.options.publicUrl}/files/forms/${payload}.${signature(key.secret, payload).toString('base64url')}`;
  }

  /** @throws AppError 404 for what was not signed here, 410 `link_expired` for what was and is old. */
  read(token: string): FileReference {
    const [payload = '', signed = ''] = token.split('.');
    const given = Buffer.from(signed, 'base64url');
    if (!this.options.keys.some(({ secret }) => same(signature(secret, payload), given))) throw notFound('file');
    const [frameId, id, expires] = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (this.options.clock().getTime() > expires) {
      throw new AppError(
        'gone',
        'link_expired',
        'The link was good for ten minutes. Read the answer again for a new one.',
      );
    }
    return { frameId, id };
  }
}

/** The purpose stands in what is signed, so that nothing else that the keys sign passes for a link. */
function signature(secret: Buffer, payload: string): Buffer {
  return createHmac('sha256', secret).update(`forms file link ${payload}`).digest();
}

function same(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
