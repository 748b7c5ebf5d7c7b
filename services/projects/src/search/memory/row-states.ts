import { Bitmap, GrowableArray, numberIn, numbersOf, type Part, type Stored } from '@trackway/columnar';

/** Which rows of a table are present, and which are deleted projects or templates, with one bit for each row. */
export class RowStates implements Stored {
  private readonly present = GrowableArray.integers();
  /** Soft deletes, which searches may include. */
  private readonly deleted = GrowableArray.integers();
  private readonly templates = GrowableArray.integers();

  get bytes(): number {
    return this.present.bytes + this.deleted.bytes + this.templates.bytes;
  }

  /** A copy, because states change. */
  parts(): Iterable<Part> {
    return this.all.flatMap((words, which) => [...words.copy().pieces()].map((numbers) => ({ which, numbers })));
  }

  restore(part: Part): void {
    this.all[numberIn(part, 'which')]?.append(numbersOf(part, 'numbers', Int32Array));
  }

  /** Rows must be added in their order. */
  add(row: number, { deleted, isTemplate }: { readonly deleted: boolean; readonly isTemplate: boolean }): void {
    if ((row & 31) === 0) for (const words of this.all) words.push(0);
    write(this.present, row, true);
    write(this.deleted, row, deleted);
    write(this.templates, row, isTemplate);
  }

  remove(row: number): void {
    write(this.present, row, false);
  }

  isPresent(row: number): boolean {
    return (this.present.at(row >>> 5) & (1 << row)) !== 0;
  }

  /** The present rows up to and excluding `length`, optionally only those in a state, or those that are not in it. */
  matching(
    length: number,
    { deleted, template }: { readonly deleted?: boolean | undefined; readonly template?: boolean | undefined },
  ): Bitmap {
    const found = new Bitmap(length);
    for (let word = 0; word * 32 < length; word += 1) found.setWord(word, this.present.at(word));
    if (deleted !== undefined) restrict(found, this.deleted, deleted);
    if (template !== undefined) restrict(found, this.templates, template);
    return found;
  }

  private get all(): readonly GrowableArray<Int32Array>[] {
    return [this.present, this.deleted, this.templates];
  }
}

function write(words: GrowableArray<Int32Array>, row: number, value: boolean): void {
  const word = words.at(row >>> 5);
  words.replace(row >>> 5, value ? word | (1 << row) : word & ~(1 << row));
}

function restrict(found: Bitmap, words: GrowableArray<Int32Array>, value: boolean): void {
  const mask = value ? 0 : -1;
  for (let word = 0; word * 32 < found.length; word += 1) {
    found.setWord(word, found.wordAt(word) & (words.at(word) ^ mask));
  }
}
