import { isUtf8 } from 'node:buffer';

const maxSequenceBytes = 4;

/** Checks whether chunks are UTF-8. A character may be split between chunks. */
export class Utf8Check {
  private rest = Buffer.alloc(0);
  valid = true;

  add(chunk: Buffer): void {
    if (!this.valid) return;
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const end = completeLength(bytes);
    this.valid = isUtf8(bytes.subarray(0, end));
    this.rest = Buffer.from(bytes.subarray(end));
  }

  end(): boolean {
    this.valid = this.valid && isUtf8(this.rest);
    return this.valid;
  }
}

/** Length without a character at the end that may continue in the next chunk. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back < maxSequenceBytes && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}
