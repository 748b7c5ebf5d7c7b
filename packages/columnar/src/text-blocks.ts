import { byteText } from './byte-text';
import type { Part, Stored } from './column-part';
import { TextSegment } from './text-segment';

/** Texts of a block. A multiple of 32, so that a block starts at a word of a bitmap. */
export const BLOCK = 4_096;

/** The texts of a block in one segment, or in several if they are long. */
export class TextBlock {
  length = 0;
  private readonly segments: TextSegment[] = [];

  push(text: string): void {
    let last = this.segments.at(-1);
    if (!last || last.isFull) {
      last?.trim();
      last = new TextSegment(this.length);
      this.segments.push(last);
    }
    last.push(text);
    this.length += 1;
  }

  restore(part: Part): void {
    const segment = TextSegment.restored(this.length, part);
    this.segments.push(segment);
    this.length += segment.length;
  }

  /** Releases memory for further texts. */
  trim(): void {
    this.segments.at(-1)?.trim();
  }

  get parts(): readonly Part[] {
    return this.segments.map(({ part }) => part);
  }

  get bytes(): number {
    return this.segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The sum of the lengths of its texts. */
  get textBytes(): number {
    return this.segments.reduce((sum, { textBytes }) => sum + textBytes, 0);
  }

  at(index: number): string {
    const segment = this.segmentOf(index);
    return segment.at(index - segment.first);
  }

  includes(index: number, part: string): boolean {
    const segment = this.segmentOf(index);
    return segment.includes(index - segment.first, part);
  }

  forEachContaining(part: string, visit: (index: number) => void): void {
    for (const segment of this.segments) segment.forEachContaining(part, visit);
  }

  /** @throws Error if there is no such text. */
  segmentOf(index: number): TextSegment {
    let low = 0;
    let high = this.segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.segments[middle] as TextSegment).first <= index) low = middle;
      else high = middle - 1;
    }
    const found = this.segments[low];
    if (!found) throw new Error(`There is no text ${index}.`);
    return found;
  }
}

/** Byte texts in blocks. The last block is open until it is complete. */
export class TextBlocks implements Stored {
  length = 0;
  readonly closed: TextBlock[] = [];
  open = new TextBlock();
  private closedBytes = 0;

  get bytes(): number {
    return this.closedBytes + this.open.bytes;
  }

  /** Returns the block that the text completes, if it completes one. */
  push(text: string): TextBlock | undefined {
    this.open.push(text);
    this.length += 1;
    return this.closeIfComplete();
  }

  parts(): Iterable<Part> {
    return partsOf([...this.closed], this.open.parts);
  }

  restore(part: Part): void {
    const { length } = this.open;
    this.open.restore(part);
    this.length += this.open.length - length;
    this.closeIfComplete();
  }

  private closeIfComplete(): TextBlock | undefined {
    if (this.open.length < BLOCK) return undefined;
    const block = this.open;
    block.trim();
    this.closed.push(block);
    this.closedBytes += block.bytes;
    this.open = new TextBlock();
    return block;
  }

  at(index: number): string {
    return this.blockOf(index).at(index % BLOCK);
  }

  equals(index: number, text: string): boolean {
    const segment = this.segmentOf(index);
    return segment.equals((index % BLOCK) - segment.first, text);
  }

  compare(one: number, other: number): number {
    const [segment, otherSegment] = [this.segmentOf(one), this.segmentOf(other)];
    return segment.compare((one % BLOCK) - segment.first, otherSegment, (other % BLOCK) - otherSegment.first);
  }

  /** The first bytes as a number, as `textPrefix` computes it. */
  prefixOf(index: number): number {
    const segment = this.segmentOf(index);
    return segment.prefixOf((index % BLOCK) - segment.first);
  }

  private blockOf(index: number): TextBlock {
    return this.closed[Math.floor(index / BLOCK)] ?? this.open;
  }

  private segmentOf(index: number): TextSegment {
    return this.blockOf(index).segmentOf(index % BLOCK);
  }
}

function* partsOf(closed: readonly TextBlock[], open: readonly Part[]): Generator<Part> {
  for (const block of closed) yield* block.parts;
  yield* open;
}

/** Stands for an absent text. No UTF-8 text contains this byte. */
export const ABSENT = '\xff';

export function storedText(value: string | number | null): string {
  return value === null ? ABSENT : byteText(String(value));
}
