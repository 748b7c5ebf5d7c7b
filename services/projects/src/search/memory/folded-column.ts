import { searchText } from '@trackway/filters';
import { Bitmap } from './bitmap';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { ABSENT, BLOCK, storedText, TextBlocks } from './text-blocks';
import { TextSignatures } from './text-signatures';
import { compareTexts, utf8Text } from './utf8-text';

/** Of the texts of a block, so many are looked at one by one; more are searched as one. */
const MOST_ONE_BY_ONE = BLOCK / 8;

/** Folded texts, which are searched for parts. What cannot have all trigrams of a part is not looked at. */
export class FoldedColumn implements Column {
  private readonly texts = new TextBlocks();
  private readonly signatures: (TextSignatures | undefined)[] = [];
  private signatureBytes = 0;

  get length(): number {
    return this.texts.length;
  }

  get bytes(): number {
    return this.texts.bytes + this.signatureBytes;
  }

  push(value: ColumnValue): void {
    const closed = this.texts.push(storedText(value));
    if (!closed) return;
    const signatures = TextSignatures.of(closed);
    this.signatures.push(signatures);
    this.signatureBytes += signatures?.bytes ?? 0;
  }

  matching(question: Question, among = Bitmap.all(this.length)): Bitmap {
    const { operator, values } = question;
    if (operator !== 'contains') return unanswerable('folded texts', question);
    const part = searchText(String(values[0]));
    return part === '' ? this.present() : this.holding(utf8Text(part), among);
  }

  present(): Bitmap {
    return this.holding(ABSENT, Bitmap.all(this.length)).invert();
  }

  has(index: number): boolean {
    return this.texts.at(index) !== ABSENT;
  }

  compare(one: number, other: number): number {
    return compareTexts(this.texts.at(one), this.texts.at(other));
  }

  leads(): Float64Array {
    throw new Error('Nothing is sorted by folded texts.');
  }

  private holding(part: string, among: Bitmap): Bitmap {
    const found = new Bitmap(this.length);
    const { closed } = this.texts;
    for (const [number, block] of closed.entries()) {
      const first = number * BLOCK;
      const candidates = this.signatures[number]?.candidates(part, among, first, MOST_ONE_BY_ONE);
      if (!candidates) block.visit(part, (index) => found.set(first + index));
      else for (const index of candidates) if (block.at(index).includes(part)) found.set(first + index);
    }
    const first = closed.length * BLOCK;
    this.texts.visitOpen(part, (index) => found.set(first + index));
    return found;
  }
}
