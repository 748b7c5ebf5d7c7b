import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { HEAD_BYTES } from './media-type';

/** Lets bytes through and knows afterwards what they were. */
export class Measured extends Transform {
  head = Buffer.alloc(0);
  private readonly digest = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.digest.update(chunk);
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    done(null, chunk);
  }

  /** Once, when all has gone through. */
  hash(): string {
    return this.digest.digest('hex');
  }
}
