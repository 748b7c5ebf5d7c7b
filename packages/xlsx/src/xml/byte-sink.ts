/** An append-only buffer that doubles its capacity when full. */
export class ByteSink {
  bytes: Buffer;
  length = 0;
  /** Whether all bytes are ASCII. Callers of `append` maintain it. */
  ascii = true;

  constructor(capacity: number) {
    this.bytes = Buffer.allocUnsafeSlow(capacity);
  }

  reserve(extra: number): void {
    const needed = this.length + extra;
    if (needed <= this.bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }

  append(source: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.reserve(length);
    const { bytes } = this;
    // For short texts, a loop is faster than the native call.
    if (length < 48) {
      for (let i = start, to = this.length; i < end; i++, to++) bytes[to] = source[i] as number;
    } else {
      bytes.set(source.subarray(start, end), this.length);
    }
    this.length += length;
  }

  appendAscii(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
  }

  appendCodePoint(code: number): void {
    this.reserve(4);
    const { bytes } = this;
    if (code < 0x80) {
      bytes[this.length++] = code;
      return;
    }
    this.ascii = false;
    if (code < 0x800) {
      bytes[this.length++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[this.length++] = 0xe0 | (code >> 12);
      } else {
        bytes[this.length++] = 0xf0 | (code >> 18);
        bytes[this.length++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[this.length++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[this.length++] = 0x80 | (code & 0x3f);
  }

  clear(): void {
    this.length = 0;
    this.ascii = true;
  }
}
