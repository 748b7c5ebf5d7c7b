import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { mediaTypeOf } from './media-type';

const HEAD_BYTES = 64;

/** Lets bytes through and knows afterwards what they were. */
export class Measured extends Transform {
  bytes = 0;
  private head = Buffer.alloc(0);
  private readonly digest = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.digest.update(chunk);
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    done(null, chunk);
  }

  /** Once, when all has gone through. */
  result(): { size: number; hash: string; mimeType: string } {
    return { size: this.bytes, hash: this.digest.digest('hex'), mimeType: mediaTypeOf(this.head) };
  }
}
