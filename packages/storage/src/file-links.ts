import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '@trackway/errors';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60 * 1_000;

const claims = z.tuple([z.uuid(), z.uuid(), z.int()]);

export interface FileReference {
  readonly frameId: string;
  readonly id: string;
}

export interface FileLinkOptions {
  /** The first key signs. All keys verify. */
  readonly keys: readonly { readonly secret: Buffer }[];
  readonly publicUrl: string;
  /** The service of the files. The links have the path `/files/<service>/…` and are valid only for it. */
  readonly service: string;
  /** The resource that a client reads again to get a new link, such as `answer`. */
  readonly resource: string;
  readonly clock: () => Date;
}

/** Signed links to download a file without an access token for ten minutes, for pages and media players. */
export class FileLinks {
  constructor(private readonly options: FileLinkOptions) {}

  urlOf({ frameId, id }: FileReference): string {
    const [key] = this.options.keys;
    if (!key) throw new Error('At least one internal key is required.');
    const expires = this.options.clock().getTime() + LIFETIME_MS;
    const payload = Buffer.from(JSON.stringify([frameId, id, expires])).toString('base64url');
    return `${this.options.publicUrl}/files/${this.options.service}/${payload}.${this.signature(key.secret, payload)}`;
  }

  /** @throws AppError 404 for an invalid signature, 410 `link_expired` after ten minutes */
  read(token: string): FileReference {
    const [payload = '', signed = '', ...rest] = token.split('.');
    const isSigned = this.options.keys.some(({ secret }) => isEqual(this.signature(secret, payload), signed));
    if (!isSigned || rest.length > 0) throw notFound('file');
    const [frameId, id, expires] = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (this.options.clock().getTime() > expires) {
      const message = `The link was valid for ten minutes. Read the ${this.options.resource} again for a new one.`;
      throw new AppError('gone', 'link_expired', message);
    }
    return { frameId, id };
  }

  /** The signed text contains the purpose, so that other signatures of the same keys are not valid links. */
  private signature(secret: Buffer, payload: string): string {
    return createHmac('sha256', secret).update(`${this.options.service} file link ${payload}`).digest('base64url');
  }
}

/** Compares in constant time. Compares the texts, because several texts decode to the same bytes. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
