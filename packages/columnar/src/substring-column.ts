import { Bitmap } from './bitmap';
import { byteText } from './byte-text';
import { type Column, type ColumnFilter, type ColumnValue, unsupported } from './column';
import type { Part } from './column-part';
import { ABSENT, BLOCK, storedText, TextBlocks } from './text-blocks';
import { TrigramSignatures } from './trigram-signatures';

/** If a block has at most as many candidates, each is checked. Otherwise the block is searched as one text. */
const MAX_CANDIDATES = BLOCK / 8;

/**
 * Texts that are searched for substrings. Trigram signatures exclude most texts. The caller folds case and accents of texts
 * and of the substrings that it searches for.
 */
export class SubstringColumn implements Column {
  private readonly texts = new TextBlocks();
  private readonly signatures: (TrigramSignatures | undefined)[] = [];
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
    const signatures = TrigramSignatures.of(closed);
    this.signatures.push(signatures);
    this.signatureBytes += signatures?.bytes ?? 0;
  }

  parts(): Iterable<Part> {
    return textsAndSignatures(this.texts.parts(), [...this.signatures]);
  }

  restore(part: Part): void {
    if (!('isSigned' in part)) {
      this.texts.restore(part);
      return;
    }
    const signatures = part['isSigned'] === true ? TrigramSignatures.restored(part) : undefined;
    this.signatures.push(signatures);
    this.signatureBytes += signatures?.bytes ?? 0;
  }

  matching(filter: ColumnFilter, candidates = Bitmap.all(this.length)): Bitmap {
    if (filter.operator !== 'contains') return unsupported('substrings', filter);
    const part = String(filter.values[0]);
    return part === '' ? this.present() : this.containing(byteText(part), candidates);
  }

  present(): Bitmap {
    return this.containing(ABSENT, Bitmap.all(this.length)).invert();
  }

  has(row: number): boolean {
    return !this.texts.equals(row, ABSENT);
  }

  compare(one: number, other: number): number {
    return this.texts.compare(one, other);
  }

  sortPrefixes(): Float64Array {
    throw new Error('Rows cannot be sorted by a substring column.');
  }

  private containing(part: string, candidates: Bitmap): Bitmap {
    const found = new Bitmap(this.length);
    const { closed, open } = this.texts;
    for (const [number, block] of closed.entries()) {
      const first = number * BLOCK;
      const rows = this.signatures[number]?.candidates(part, candidates, first, MAX_CANDIDATES);
      if (!rows) block.forEachContaining(part, (row) => found.set(first + row));
      else for (const row of rows) if (block.includes(row, part)) found.set(first + row);
    }
    const first = closed.length * BLOCK;
    open.forEachContaining(part, (row) => found.set(first + row));
    return found;
  }
}

function* textsAndSignatures(
  texts: Iterable<Part>,
  signatures: readonly (TrigramSignatures | undefined)[],
): Generator<Part> {
  yield* texts;
  for (const one of signatures) yield one ? { isSigned: true, ...one.part } : { isSigned: false };
}
