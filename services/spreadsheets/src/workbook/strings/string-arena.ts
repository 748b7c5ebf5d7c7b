import type { ByteSink } from '../xml/byte-sink';
import { SpillFile } from './spill-file';

// No string lies across two segments: the longest takes 98,301 bytes.
const segmentBytes = 256 * 1024;
const tableLength = 64 * 1024;
const headerBytes = 3;
const notAscii = 0x800000;

/**
 * Many strings as bytes: the first ones in memory, those past the limit in a temporary file. Each has its length in
 * front of it and its place in a table, so a million strings cost their bytes and seven more each, and no object.
 */
export class StringArena {
  count = 0;
  private readonly tables: Uint32Array[] = [];
  private readonly segments: Buffer[] = [];
  private readonly segmentsInMemory: number;
  private current = Buffer.allocUnsafeSlow(segmentBytes);
  private currentNumber = 0;
  private used = 0;
  private spill: SpillFile | undefined;

  constructor(
    memoryBytes: number,
    private readonly folder?: string,
  ) {
    this.segmentsInMemory = Math.max(1, Math.floor(memoryBytes / segmentBytes));
  }

  add(text: ByteSink): void {
    if (this.used + headerBytes + text.length > segmentBytes) this.nextSegment();
    this.remember(this.currentNumber * segmentBytes + this.used);
    const { current } = this;
    const header = text.ascii ? text.length : text.length | notAscii;
    current[this.used] = header & 0xff;
    current[this.used + 1] = (header >> 8) & 0xff;
    current[this.used + 2] = header >> 16;
    this.used += headerBytes;
    text.bytes.copy(current, this.used, 0, text.length);
    this.used += text.length;
  }

  /** Appends the string with this index; false when there is none. */
  appendTo(sink: ByteSink, index: number): boolean {
    if (index >= this.count) return false;
    const position = (this.tables[index >>> 16] as Uint32Array)[index & 0xffff] as number;
    const segment = Math.floor(position / segmentBytes);
    if (segment === this.currentNumber) appendFrom(this.current, position % segmentBytes, sink);
    else if (segment < this.segmentsInMemory)
      appendFrom(this.segments[segment] as Buffer, position % segmentBytes, sink);
    else this.appendSpilled(position - this.segmentsInMemory * segmentBytes, sink);
    return true;
  }

  close(): void {
    this.spill?.close();
    this.spill = undefined;
  }

  private appendSpilled(position: number, sink: ByteSink): void {
    const { spill } = this;
    if (spill === undefined) return;
    const header = spill.read(position, headerBytes).readUIntLE(0, headerBytes);
    appendFrom(spill.read(position, headerBytes + (header & ~notAscii)), 0, sink);
  }

  private remember(position: number): void {
    const slot = this.count & 0xffff;
    if (slot === 0) this.tables.push(new Uint32Array(tableLength));
    (this.tables[this.tables.length - 1] as Uint32Array)[slot] = position;
    this.count++;
  }

  private nextSegment(): void {
    if (this.currentNumber < this.segmentsInMemory) {
      this.segments.push(this.current);
      this.current = Buffer.allocUnsafeSlow(segmentBytes);
    } else {
      this.spill ??= new SpillFile(this.folder);
      this.spill.append(this.current);
    }
    this.currentNumber++;
    this.used = 0;
  }
}

function appendFrom(bytes: Buffer, at: number, sink: ByteSink): void {
  const header = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
  const start = at + headerBytes;
  sink.append(bytes, start, start + (header & ~notAscii));
  if (header & notAscii) sink.ascii = false;
}
