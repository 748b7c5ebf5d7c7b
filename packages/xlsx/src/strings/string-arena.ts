import type { ByteSink } from '../xml/byte-sink';
import { SpillingSegments, segmentBytes } from './spilling-segments';

const headerBytes = 3;
const notAscii = 0x800000;
const placeBytes = 4;
const placesPerSegment = segmentBytes / placeBytes;

/**
 * Many strings as bytes, none of them an object: each with its length in front, and a table of where each one begins.
 * Texts and table both keep to their share of the memory and go on in temporary files.
 */
export class StringArena {
  count = 0;
  private readonly texts: SpillingSegments;
  private readonly places: SpillingSegments;
  private used = 0;

  constructor(memoryBytes: number, folder?: string) {
    this.texts = new SpillingSegments(Math.floor(memoryBytes * 0.75), folder);
    this.places = new SpillingSegments(Math.floor(memoryBytes * 0.25), folder);
  }

  /** The longest string, of 98,301 bytes, fits into a segment: none lies across two. */
  add(text: ByteSink): void {
    if (this.used + headerBytes + text.length > segmentBytes) {
      this.texts.next();
      this.used = 0;
    }
    this.addPlace(this.texts.number * segmentBytes + this.used);
    const { current } = this.texts;
    const header = text.ascii ? text.length : text.length | notAscii;
    current[this.used++] = header & 0xff;
    current[this.used++] = (header >> 8) & 0xff;
    current[this.used++] = header >> 16;
    text.bytes.copy(current, this.used, 0, text.length);
    this.used += text.length;
  }

  /** Appends the string with this index; false when there is none. */
  appendTo(sink: ByteSink, index: number): boolean {
    if (index >= this.count) return false;
    const place = this.placeOf(index);
    const { texts } = this;
    const segment = Math.floor(place / segmentBytes);
    const offset = place % segmentBytes;
    texts.seek(segment, offset, headerBytes);
    const header = uint24(texts.bytes, texts.at);
    const length = header & ~notAscii;
    texts.seek(segment, offset + headerBytes, length);
    sink.append(texts.bytes, texts.at, texts.at + length);
    if (header & notAscii) sink.ascii = false;
    return true;
  }

  close(): void {
    this.texts.close();
    this.places.close();
  }

  private addPlace(place: number): void {
    const slot = this.count % placesPerSegment;
    if (slot === 0 && this.count > 0) this.places.next();
    this.places.current.writeUInt32LE(place, slot * placeBytes);
    this.count++;
  }

  private placeOf(index: number): number {
    const { places } = this;
    places.seek(Math.floor(index / placesPerSegment), (index % placesPerSegment) * placeBytes, placeBytes);
    const { bytes, at } = places;
    // The limit on the bytes of all strings keeps places far below 2^31.
    return uint24(bytes, at) | ((bytes[at + 3] as number) << 24);
  }
}

function uint24(bytes: Buffer, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
}
