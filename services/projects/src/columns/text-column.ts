import { searchText } from '../search/search-text';
import { Bitmap } from './bitmap';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { compareTexts, utf8Text } from './utf8-text';

/** Texts are searched so many at a time. */
const BLOCK = 4_096;
/** Between texts: PostgreSQL stores none with it. */
const BETWEEN = '\0';
/** No byte of any text in UTF-8. */
const ABSENT = '\xff';

/** The texts of a block, one after the other, each between two `BETWEEN`. */
interface Block {
  readonly text: string;
  /** Where each begins, and where the one after the last would. */
  readonly starts: Uint32Array;
}

/** Texts, in blocks that are searched as one. */
export class TextColumn implements Column {
  length = 0;
  bytes = 0;
  private readonly blocks: Block[] = [];
  private open: string[] = [];
  private openBlock: Block | undefined;

  push(value: ColumnValue): void {
    const text = value === null ? ABSENT : utf8Text(String(value));
    this.open.push(text);
    this.openBlock = undefined;
    this.length += 1;
    this.bytes += text.length + 5;
    if (this.open.length < BLOCK) return;
    this.blocks.push(toBlock(this.open));
    this.open = [];
  }

  /** A `contains` is asked of a column of folded texts. */
  matching(question: Question): Bitmap {
    const { operator, values } = question;
    if (operator === 'contains') {
      const part = searchText(String(values[0]));
      return part === '' ? this.present() : this.holding(utf8Text(part), 0);
    }
    if (operator !== 'equals') return unanswerable('texts', question);
    const found = new Bitmap(this.length);
    for (const value of values) found.or(this.holding(`${BETWEEN}${utf8Text(String(value))}${BETWEEN}`, 1));
    return found;
  }

  present(): Bitmap {
    return this.holding(`${BETWEEN}${ABSENT}${BETWEEN}`, 1).invert();
  }

  has(index: number): boolean {
    return this.at(index) !== ABSENT;
  }

  compare(one: number, other: number): number {
    return compareTexts(this.at(one), this.at(other));
  }

  /** The bytes of a text, as `utf8Text` gives them. */
  at(index: number): string {
    const block = this.blocks[Math.floor(index / BLOCK)];
    const within = index % BLOCK;
    if (!block) return this.open[within] ?? ABSENT;
    return block.text.slice(block.starts[within], (block.starts[within + 1] as number) - 1);
  }

  /** Where `part` is; it begins `before` characters before the text that it stands in. */
  private holding(part: string, before: 0 | 1): Bitmap {
    const found = new Bitmap(this.length);
    for (const [number, block] of this.allBlocks().entries()) searchBlock(block, part, before, number * BLOCK, found);
    return found;
  }

  private allBlocks(): readonly Block[] {
    if (this.open.length === 0) return this.blocks;
    this.openBlock ??= toBlock(this.open);
    return [...this.blocks, this.openBlock];
  }
}

function toBlock(texts: readonly string[]): Block {
  const starts = new Uint32Array(texts.length + 1);
  let start = 1;
  for (const [index, text] of texts.entries()) {
    starts[index] = start;
    start += text.length + 1;
  }
  starts[texts.length] = start;
  // Through a buffer, so that the text is one piece of memory and no tree of all its parts.
  const text = Buffer.from(`${BETWEEN}${texts.join(BETWEEN)}${BETWEEN}`, 'latin1').toString('latin1');
  return { text, starts };
}

function searchBlock({ text, starts }: Block, part: string, before: 0 | 1, first: number, found: Bitmap): void {
  let index = 0;
  for (let at = text.indexOf(part); at >= 0; ) {
    while ((starts[index + 1] as number) <= at + before) index += 1;
    found.set(first + index);
    at = text.indexOf(part, (starts[index + 1] as number) - before);
  }
}
