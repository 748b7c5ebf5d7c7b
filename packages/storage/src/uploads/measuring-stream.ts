import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const HEAD_BYTES = 512;

/** Passes bytes through, and records their number, hash and first bytes. */
export class MeasuringStream extends Transform {
  /** Number of bytes. */
  bytes = 0;
  /** The first 512 bytes, to determine the media type. */
  head = Buffer.alloc(0);
  private readonly digest = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.digest.update(chunk);
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    done(null, chunk);
  }

  /** SHA-256 in hexadecimal. Call once, after the end. */
  hash(): string {
    return this.digest.digest('hex');
  }
}
