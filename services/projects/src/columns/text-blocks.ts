import { utf8Text } from './utf8-text';

/** Texts of a block. A multiple of 32, so that a block begins with a word of a bitmap. */
export const BLOCK = 4_096;
/** Between texts: PostgreSQL stores none with it. */
const BETWEEN = '\0';

/** The texts of a block, one after the other, each between two `BETWEEN`. */
export class TextBlock {
  /** Where each begins, and where the one after the last would. */
  private readonly starts: Uint32Array;
  private readonly text: string;

  constructor(texts: readonly string[]) {
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
    return this.text.slice(this.starts[index], (this.starts[index + 1] as number) - 1);
  }

  /** Those that `part` is in. */
  visit(part: string, take: (index: number) => void): void {
    const { text, starts } = this;
    let index = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, starts[index + 1] as number)) {
      while ((starts[index + 1] as number) <= at) index += 1;
      take(index);
    }
  }
}

/** Texts in UTF-8, a byte to a character (`utf8Text`), in blocks that are one piece of memory each. */
export class TextBlocks {
  length = 0;
  bytes = 0;
  readonly closed: TextBlock[] = [];
  /** Those that make no whole block yet. */
  open: string[] = [];

  /** Gives the texts of the block that is closed by this one, where it is. */
  push(text: string): readonly string[] | undefined {
    this.open.push(text);
    this.length += 1;
    this.bytes += text.length + 5;
    if (this.open.length < BLOCK) return undefined;
    const texts = this.open;
    this.closed.push(new TextBlock(texts));
    this.open = [];
    return texts;
  }

  at(index: number): string {
    const block = this.closed[Math.floor(index / BLOCK)];
    const within = index % BLOCK;
    return block ? block.at(within) : (this.open[within] ?? '');
  }
}

/** No byte of any text in UTF-8: what stands where there is no text. */
export const ABSENT = '\xff';

export function storedText(value: string | number | null): string {
  return value === null ? ABSENT : utf8Text(String(value));
}
