import { byteText } from './byte-text';
import { numberIn, numbersOf, type Part, type Stored, textIn, textsIn } from './column-part';

/** Texts of a block. A multiple of 32, so that a block starts at a word of a bitmap. */
export const BLOCK = 4_096;

/** Texts are joined when they have this many bytes, which bounds the time and memory of a join. */
const SEGMENT_BYTES = 2 ** 20;

/** Separates texts. PostgreSQL stores no text that contains it. */
const SEPARATOR = '\0';

/** Consecutive texts in one string, each between two separators. */
class TextSegment {
  private constructor(
    /** The index of the first text in the block. */
    readonly first: number,
    /** The offset of each text, and the offset that the next one would have. */
    private readonly starts: Uint32Array,
    private readonly text: string,
  ) {}

  static of(first: number, texts: readonly string[]): TextSegment {
    const starts = new Uint32Array(texts.length + 1);
    let start = 1;
    for (const [index, text] of texts.entries()) {
      starts[index] = start;
      start += text.length + 1;
    }
    starts[texts.length] = start;
    // Via a buffer, so that V8 stores one flat string instead of a tree of concatenations.
    const joined = `${SEPARATOR}${texts.join(SEPARATOR)}${SEPARATOR}`;
    return new TextSegment(first, starts, Buffer.from(joined, 'latin1').toString('latin1'));
  }

  /** Copies the starts, because those of the part share their memory with its text. */
  static restored(first: number, part: Part): TextSegment {
    return new TextSegment(first, numbersOf(part, 'starts', Uint32Array).slice(), textIn(part, 'text'));
  }

  get length(): number {
    return this.starts.length - 1;
  }

  get part(): Part {
    return { starts: this.starts, text: this.text };
  }

  at(index: number): string {
    const within = index - this.first;
    return this.text.slice(this.starts[within], (this.starts[within + 1] as number) - 1);
  }

  forEachContaining(part: string, visit: (index: number) => void): void {
    const { text, starts } = this;
    let within = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, starts[within + 1] as number)) {
      while ((starts[within + 1] as number) <= at) within += 1;
      visit(this.first + within);
    }
  }
}

/** The texts of a block in one segment, or in several if they are long. */
export class TextBlock {
  length = 0;
  private readonly segments: TextSegment[] = [];

  constructor(texts: readonly string[] = []) {
    if (texts.length > 0) this.add(texts);
  }

  add(texts: readonly string[]): void {
    this.append(TextSegment.of(this.length, texts));
  }

  restore(part: Part): void {
    this.append(TextSegment.restored(this.length, part));
  }

  get parts(): readonly Part[] {
    return this.segments.map(({ part }) => part);
  }

  private append(segment: TextSegment): void {
    this.segments.push(segment);
    this.length += segment.length;
  }

  at(index: number): string {
    let low = 0;
    let high = this.segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.segments[middle] as TextSegment).first <= index) low = middle;
      else high = middle - 1;
    }
    return this.segments[low]?.at(index) ?? '';
  }

  forEachContaining(part: string, visit: (index: number) => void): void {
    for (const segment of this.segments) segment.forEachContaining(part, visit);
  }
}

/** Byte texts in blocks. The last block is open until it is complete. */
export class TextBlocks implements Stored {
  length = 0;
  bytes = 0;
  readonly closed: TextBlock[] = [];
  private open = new TextBlock();
  /** Texts of the open block that are not in a segment yet. */
  private pending: string[] = [];
  private pendingBytes = 0;

  /** Returns the block that the text completes, if it completes one. */
  push(text: string): TextBlock | undefined {
    this.pending.push(text);
    this.length += 1;
    this.bytes += text.length + 5;
    this.pendingBytes += text.length;
    const isComplete = this.open.length + this.pending.length === BLOCK;
    if (!isComplete && this.pendingBytes < SEGMENT_BYTES) return undefined;
    this.open.add(this.pending);
    this.pending = [];
    this.pendingBytes = 0;
    return this.closeIfComplete();
  }

  parts(): Iterable<Part> {
    return partsOf([...this.closed], { segments: this.open.parts, bytes: this.bytes }, this.pending.slice());
  }

  restore(part: Part): void {
    if ('bytes' in part) this.bytes = numberIn(part, 'bytes');
    else if ('pending' in part) for (const text of textsIn(part, 'pending')) this.restorePending(text);
    else this.restoreSegment(part);
  }

  private restoreSegment(part: Part): void {
    const { length } = this.open;
    this.open.restore(part);
    this.length += this.open.length - length;
    this.closeIfComplete();
  }

  private restorePending(text: string): void {
    this.pending.push(text);
    this.pendingBytes += text.length;
    this.length += 1;
  }

  private closeIfComplete(): TextBlock | undefined {
    if (this.open.length < BLOCK) return undefined;
    const block = this.open;
    this.closed.push(block);
    this.open = new TextBlock();
    return block;
  }

  at(index: number): string {
    const block = this.closed[Math.floor(index / BLOCK)] ?? this.open;
    const within = index % BLOCK;
    return within < block.length ? block.at(within) : (this.pending[within - block.length] ?? '');
  }

  /** Visits texts of the open block by their index in it. */
  forEachOpenContaining(part: string, visit: (index: number) => void): void {
    this.open.forEachContaining(part, visit);
    for (const [index, text] of this.pending.entries()) if (text.includes(part)) visit(this.open.length + index);
  }
}

function* partsOf(
  closed: readonly TextBlock[],
  { segments, bytes }: { readonly segments: readonly Part[]; readonly bytes: number },
  pending: readonly string[],
): Generator<Part> {
  for (const block of closed) yield* block.parts;
  yield* segments;
  yield { pending };
  yield { bytes };
}

/** Stands for an absent text. No UTF-8 text contains this byte. */
export const ABSENT = '\xff';

export function storedText(value: string | number | null): string {
  return value === null ? ABSENT : byteText(String(value));
}
