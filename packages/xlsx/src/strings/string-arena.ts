import type { ByteSink } from '../xml/byte-sink';
import { SpillingSegments, segmentBytes } from './spilling-segments';

const headerBytes = 3;
const nonAsciiFlag = 0x800000;
const offsetBytes = 4;
const offsetsPerSegment = segmentBytes / offsetBytes;

/**
 * Stores many strings as bytes without an object for each: length-prefixed texts and a table of offsets. Both are limited in
 * memory and continue in temporary files.
 */
export class StringArena {
  count = 0;
  private readonly texts: SpillingSegments;
  private readonly offsets: SpillingSegments;
  private used = 0;

  constructor(memoryBytes: number, folder?: string) {
    this.texts = new SpillingSegments(Math.floor(memoryBytes * 0.75), folder);
    this.offsets = new SpillingSegments(Math.floor(memoryBytes * 0.25), folder);
  }

  /** The longest string has 98,301 bytes and fits into a segment, so no string spans two segments. */
  add(text: ByteSink): void {
    if (this.used + headerBytes + text.length > segmentBytes) {
      this.texts.next();
      this.used = 0;
    }
    this.addOffset(this.texts.number * segmentBytes + this.used);
    const { current } = this.texts;
    const header = text.ascii ? text.length : text.length | nonAsciiFlag;
    current[this.used++] = header & 0xff;
    current[this.used++] = (header >> 8) & 0xff;
    current[this.used++] = header >> 16;
    text.bytes.copy(current, this.used, 0, text.length);
    this.used += text.length;
  }

  /** Appends the string with this index. False if it does not exist. */
  appendTo(sink: ByteSink, index: number): boolean {
    if (index >= this.count) return false;
    const place = this.offsetOf(index);
    const { texts } = this;
    const segment = Math.floor(place / segmentBytes);
    const offset = place % segmentBytes;
    texts.seek(segment, offset, headerBytes);
    const header = uint24(texts.bytes, texts.at);
    const length = header & ~nonAsciiFlag;
    texts.seek(segment, offset + headerBytes, length);
    sink.append(texts.bytes, texts.at, texts.at + length);
    if (header & nonAsciiFlag) sink.ascii = false;
    return true;
  }

  close(): void {
    this.texts.close();
    this.offsets.close();
  }

  private addOffset(place: number): void {
    const slot = this.count % offsetsPerSegment;
    if (slot === 0 && this.count > 0) this.offsets.next();
    this.offsets.current.writeUInt32LE(place, slot * offsetBytes);
    this.count++;
  }

  private offsetOf(index: number): number {
    const { offsets } = this;
    offsets.seek(Math.floor(index / offsetsPerSegment), (index % offsetsPerSegment) * offsetBytes, offsetBytes);
    const { bytes, at } = offsets;
    // The limit of all strings is far below 2^31 bytes.
    return uint24(bytes, at) | ((bytes[at + 3] as number) << 24);
  }
}

function uint24(bytes: Buffer, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
}
