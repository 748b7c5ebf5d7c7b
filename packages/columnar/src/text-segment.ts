import { PREFIX_BYTES } from './byte-text';
import { numbersOf, type Part } from './column-part';
import { grownCapacity } from './growable-array';

/** A segment with this many bytes gets no further texts, which bounds the time and memory of its copies. */
const FULL_BYTES = 2 ** 20;
const MIN_BYTES = 128;
const MIN_TEXTS = 16;
/** Separates texts. PostgreSQL stores no text that contains it. */
const SEPARATOR = 0;

/**
 * Consecutive byte texts of a block, each between two separators. They are outside of the JavaScript heap, because its
 * limit does not depend on the memory of indexes, and because garbage collections would visit them.
 */
export class TextSegment {
  length = 0;
  /** Separators and texts, with room for further ones. */
  private content = Buffer.alloc(MIN_BYTES);
  /** The offset of each text, and the offset that the next one would have. */
  private starts = new Uint32Array(MIN_TEXTS).fill(1, 0, 1);

  /** `first` is the index of its first text in the block. */
  constructor(readonly first: number) {}

  /** Copies values, because those of a part share memory with others. */
  static restored(first: number, part: Part): TextSegment {
    const segment = new TextSegment(first);
    segment.starts = numbersOf(part, 'starts', Uint32Array).slice();
    segment.content = Buffer.from(numbersOf(part, 'texts', Uint8Array));
    segment.length = segment.starts.length - 1;
    return segment;
  }

  get part(): Part {
    return {
      starts: this.starts.slice(0, this.length + 1),
      texts: new Uint8Array(this.content.subarray(0, this.end)),
    };
  }

  get isFull(): boolean {
    return this.end >= FULL_BYTES;
  }

  get bytes(): number {
    return this.content.byteLength + this.starts.byteLength;
  }

  get textBytes(): number {
    return this.end - 1 - this.length;
  }

  push(text: string): void {
    const start = this.end;
    const end = start + text.length + 1;
    if (end > this.content.length) this.resize(grownCapacity(this.content.length, end), this.starts.length);
    if (this.length + 2 > this.starts.length)
      this.resize(this.content.length, grownCapacity(this.starts.length, this.length + 2));
    this.content.write(text, start, 'latin1');
    this.content[end - 1] = SEPARATOR;
    this.length += 1;
    this.starts[this.length] = end;
  }

  /** Releases memory for further texts. */
  trim(): void {
    this.resize(this.end, this.length + 1);
  }

  at(index: number): string {
    return this.content.toString('latin1', this.startOf(index), this.endOf(index));
  }

  equals(index: number, text: string): boolean {
    const start = this.startOf(index);
    return this.endOf(index) - start === text.length && this.hasAt(start, text);
  }

  includes(index: number, part: string): boolean {
    const last = this.endOf(index) - part.length;
    for (let at = this.startOf(index); at <= last; at += 1) if (this.hasAt(at, part)) return true;
    return false;
  }

  compare(index: number, other: TextSegment, otherIndex: number): number {
    const [start, otherStart] = [this.startOf(index), other.startOf(otherIndex)];
    const [length, otherLength] = [this.endOf(index) - start, other.endOf(otherIndex) - otherStart];
    const common = Math.min(length, otherLength);
    for (let at = 0; at < common; at += 1) {
      const difference = (this.content[start + at] as number) - (other.content[otherStart + at] as number);
      if (difference !== 0) return difference;
    }
    return length - otherLength;
  }

  prefixOf(index: number): number {
    const [start, end] = [this.startOf(index), this.endOf(index)];
    let prefix = 0;
    for (let at = start; at < start + PREFIX_BYTES; at += 1)
      prefix = prefix * 256 + (at < end ? (this.content[at] as number) : 0);
    return prefix;
  }

  /** Visits texts by their index in the block. Searches a temporary string, because searching bytes takes longer. */
  forEachContaining(part: string, visit: (index: number) => void): void {
    const { starts } = this;
    const text = this.content.toString('latin1', 0, this.end);
    let index = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, starts[index + 1])) {
      while ((starts[index + 1] as number) <= at) index += 1;
      visit(this.first + index);
    }
  }

  /** The number of bytes that are used. */
  private get end(): number {
    return this.starts[this.length] as number;
  }

  private startOf(index: number): number {
    return this.starts[index] as number;
  }

  private endOf(index: number): number {
    return (this.starts[index + 1] as number) - 1;
  }

  private hasAt(start: number, text: string): boolean {
    for (let at = 0; at < text.length; at += 1) if (this.content[start + at] !== text.charCodeAt(at)) return false;
    return true;
  }

  private resize(bytes: number, texts: number): void {
    if (bytes !== this.content.length) {
      const content = Buffer.alloc(bytes);
      this.content.copy(content, 0, 0, this.end);
      this.content = content;
    }
    if (texts !== this.starts.length) {
      const starts = new Uint32Array(texts);
      starts.set(this.starts.subarray(0, this.length + 1));
      this.starts = starts;
    }
  }
}
