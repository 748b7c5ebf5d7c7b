import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '@trackway/errors';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60 * 1_000;

const claims = z.tuple([z.uuid(), z.uuid(), z.int()]);

/** Which file of which frame. */
export interface FileReference {
  readonly frameId: string;
  readonly id: string;
}

export interface FileLinkOptions {
  /** The first signs, all verify. */
  readonly keys: readonly { readonly secret: Buffer }[];
  readonly publicUrl: string;
  /** The service whose files they are: the links lead to `/files/<service>/…` and are good for no other. */
  readonly service: string;
  /** What must be read again for a new link, such as `answer`. */
  readonly owner: string;
  readonly clock: () => Date;
}

/** Links under which a file can be read for ten minutes without a token, as pages and players need. */
export class FileLinks {
  constructor(private readonly options: FileLinkOptions) {}

  urlOf({ frameId, id }: FileReference): string {
    const [key] = this.options.keys;
    if (!key) throw new Error('At least one internal key is needed.');
    const expires = this.options.clock().getTime() + LIFETIME_MS;
    const payload = Buffer.from(JSON.stringify([frameId, id, expires])).toString('base64url');
    return `${this.options.publicUrl}/files/${this.options.service}/${payload}.${this.signature(key.secret, payload)}`;
  }

  /** @throws AppError 404 for what was not signed here, 410 `link_expired` for what was and is old. */
  read(token: string): FileReference {
    const [payload = '', signed = '', ...rest] = token.split('.');
    const isSigned = this.options.keys.some(({ secret }) => same(this.signature(secret, payload), signed));
    if (!isSigned || rest.length > 0) throw notFound('file');
    const [frameId, id, expires] = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (this.options.clock().getTime() > expires) {
      const message = `The link was good for ten minutes. Read the ${this.options.owner} again for a new one.`;
      throw new AppError('gone', 'link_expired', message);
    }
    return { frameId, id };
  }

  /** The purpose stands in what is signed, so that nothing else that the keys sign passes for a link. */
  private signature(secret: Buffer, payload: string): string {
    return createHmac('sha256', secret).update(`${this.options.service} file link ${payload}`).digest('base64url');
  }
}

/** Compares the texts, since several texts decode to the same bytes. */
function same(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
