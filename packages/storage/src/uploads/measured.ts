import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const HEAD_BYTES = 512;

/** Lets bytes through and knows afterwards what they were. */
export class Measured extends Transform {
  /** How many went through. */
  bytes = 0;
  /** The first 512 of them, which say what kind of file it is. */
  head = Buffer.alloc(0);
  private readonly digest = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.digest.update(chunk);
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    done(null, chunk);
  }

  /** SHA-256 in hexadecimal; once, when all has gone through. */
  hash(): string {
    return this.digest.digest('hex');
  }
}
