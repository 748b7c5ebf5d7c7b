import { utf8Text } from './utf8-text';

/** Texts of a block. A multiple of 32, so that a block begins with a word of a bitmap. */
export const BLOCK = 4_096;
/** Texts are joined as soon as they have this many bytes, so that joining them takes little time and memory. */
const PIECE_BYTES = 2 ** 20;
/** Between texts: PostgreSQL stores none with it. */
const BETWEEN = '\0';

/** Some texts, one after the other, each between two `BETWEEN`. */
class TextPiece {
  /** Where each begins, and where the one after the last would. */
  private readonly starts: Uint32Array;
  private readonly text: string;

  constructor(
    /** The index of the first text in the block. */
    readonly first: number,
    texts: readonly string[],
  ) {
    this.starts = new Uint32Array(texts.length + 1);
    let start = 1;
    for (const [index, text] of texts.entries()) {
      this.starts[index] = start;
      start += text.length + 1;
    }
    this.starts[texts.length] = start;
    // Through a buffer, so that the text is one piece of memory and no tree of all its parts.
    this.text = Buffer.from(`${BETWEEN}${texts.join(BETWEEN)}${BETWEEN}`, 'latin1').toString('latin1');
  }

  at(index: number): string {
    const within = index - this.first;
    return this.text.slice(this.starts[within], (this.starts[within + 1] as number) - 1);
  }

  visit(part: string, take: (index: number) => void): void {
    const { text, starts } = this;
    let within = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, starts[within + 1] as number)) {
      while ((starts[within + 1] as number) <= at) within += 1;
      take(this.first + within);
    }
  }
}

/** The texts of a block in one piece, or in more where they are long. */
export class TextBlock {
  length = 0;
  private readonly pieces: TextPiece[] = [];

  constructor(texts: readonly string[] = []) {
    if (texts.length > 0) this.add(texts);
  }

  add(texts: readonly string[]): void {
    this.pieces.push(new TextPiece(this.length, texts));
    this.length += texts.length;
  }

  at(index: number): string {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.pieces[middle] as TextPiece).first <= index) low = middle;
      else high = middle - 1;
    }
    return this.pieces[low]?.at(index) ?? '';
  }

  /** Those that `part` is in. */
  visit(part: string, take: (index: number) => void): void {
    for (const piece of this.pieces) piece.visit(part, take);
  }
}

/** Texts in UTF-8, a byte to a character (`utf8Text`), in blocks. */
export class TextBlocks {
  length = 0;
  bytes = 0;
  readonly closed: TextBlock[] = [];
  private open = new TextBlock();
  /** Texts of the open block that make no whole piece yet. */
  private loose: string[] = [];
  private looseBytes = 0;

  /** Returns the block that is completed by this text, if it is. */
  push(text: string): TextBlock | undefined {
    this.loose.push(text);
    this.length += 1;
    this.bytes += text.length + 5;
    this.looseBytes += text.length;
    const isComplete = this.open.length + this.loose.length === BLOCK;
    if (!isComplete && this.looseBytes < PIECE_BYTES) return undefined;
    this.open.add(this.loose);
    this.loose = [];
    this.looseBytes = 0;
    if (!isComplete) return undefined;
    const block = this.open;
    this.closed.push(block);
    this.open = new TextBlock();
    return block;
  }

  at(index: number): string {
    const block = this.closed[Math.floor(index / BLOCK)] ?? this.open;
    const within = index % BLOCK;
    return within < block.length ? block.at(within) : (this.loose[within - block.length] ?? '');
  }

  /** Visits the texts of the block that is not complete, by their indexes in it. */
  visitOpen(part: string, take: (index: number) => void): void {
    this.open.visit(part, take);
    for (const [index, text] of this.loose.entries()) if (text.includes(part)) take(this.open.length + index);
  }
}

/** No byte of any text in UTF-8: what stands where there is no text. */
export const ABSENT = '\xff';

export function storedText(value: string | number | null): string {
  return value === null ? ABSENT : utf8Text(String(value));
}
