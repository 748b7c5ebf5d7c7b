/** A set with at least one of this many rows is dense. */
const DENSE = 8;

/** A set of the row numbers from 0 up to and excluding `length`, one bit for each. */
export class Bitmap {
  private readonly words: Uint32Array;

  constructor(readonly length: number) {
    this.words = new Uint32Array((length + 31) >>> 5);
  }

  static all(length: number): Bitmap {
    return new Bitmap(length).invert();
  }

  set(row: number): void {
    const word = row >>> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (row & 31));
  }

  /** Sets 32 rows at once, starting at `word * 32` with the lowest bit. Scans are twice as fast with it as with `set`. */
  setWord(word: number, bits: number): void {
    this.words[word] = bits;
  }

  wordAt(word: number): number {
    return this.words[word] ?? 0;
  }

  has(row: number): boolean {
    return ((this.words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  /** Intersects in place. `or` and `invert` also change this bitmap and return it. */
  and(other: Bitmap): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
    return this;
  }

  or(other: Bitmap): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
    return this;
  }

  invert(): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = ~(words[at] ?? 0);
    const rest = this.length & 31;
    if (rest > 0) words[words.length - 1] = (words[words.length - 1] ?? 0) & ((1 << rest) - 1);
    return this;
  }

  /** A new set without `rows`. */
  without(rows: Int32Array): Bitmap {
    const rest = new Bitmap(this.length);
    const { words } = rest;
    words.set(this.words);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      words[row >>> 5] = (words[row >>> 5] as number) & ~(1 << row);
    }
    return rest;
  }

  /** The number of rows in the set. */
  count(): number {
    const { words } = this;
    let total = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as number;
      const pairs = word - ((word >>> 1) & 0x55555555);
      const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      total += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return total;
  }

  /** The rows in ascending order, in `rows`, which must be as long as `count()`. */
  rows(rows: Int32Array = new Int32Array(this.count())): Int32Array {
    const { words } = this;
    const written = rows.length * DENSE < this.length ? NOTHING : writeDense(rows, words);
    writeSparse(rows, words, written);
    return rows;
  }

  /** The set of `targets[row]` for each row of this set. `length` is the length of the result. */
  mapThrough(targets: Int32Array, length: number): Bitmap {
    const mapped = new Bitmap(length);
    const { words } = this;
    const marks = mapped.words;
    for (let at = 0; at < words.length; at += 1) {
      for (let word = words[at] as number; word !== 0; word &= word - 1) {
        const target = targets[at * 32 + 31 - Math.clz32(word & -word)] as number;
        marks[target >>> 5] = (marks[target >>> 5] as number) | (1 << target);
      }
    }
    return mapped;
  }

  /** Visits the rows in ascending order. */
  forEach(visit: (row: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.words[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word));
    }
  }

  forEachDescending(visit: (row: number) => void): void {
    for (let at = this.words.length - 1; at >= 0; at -= 1) {
      for (let word = this.words[at] ?? 0; word !== 0; ) {
        const bit = 31 - Math.clz32(word);
        visit(at * 32 + bit);
        word &= ~(1 << bit);
      }
    }
  }

  /** At most `count` rows, evenly distributed over the set. */
  sample(count: number): number[] {
    const { words } = this;
    const rows: number[] = [];
    const step = Math.max(1, words.length / count);
    for (let at = step / 2; at < words.length; at += step) {
      const word = words[Math.floor(at)] ?? 0;
      if (word !== 0) rows.push(Math.floor(at) * 32 + 31 - Math.clz32(word));
    }
    return rows;
  }
}

/** How many words were read, and how many rows were written. */
interface Written {
  readonly words: number;
  readonly rows: number;
}

const NOTHING: Written = { words: 0, rows: 0 };

function writeSparse(rows: Int32Array, words: Uint32Array, written: Written): void {
  let next = written.rows;
  for (let at = written.words; at < words.length; at += 1) {
    for (let word = words[at] as number; word !== 0; word &= word - 1) {
      rows[next] = at * 32 + 31 - Math.clz32(word & -word);
      next += 1;
    }
  }
}

/**
 * Writes 32 rows for each word, of which the next word overwrites those not in the set. This has no branch, whose
 * direction the processor would often predict wrong. Ends when less than 32 places are left.
 */
function writeDense(rows: Int32Array, words: Uint32Array): Written {
  let next = 0;
  let at = 0;
  for (; at < words.length && next + 32 <= rows.length; at += 1) {
    const word = words[at] as number;
    const first = at * 32;
    for (let bit = 0; bit < 32; bit += 1) {
      rows[next] = first + bit;
      next += (word >>> bit) & 1;
    }
  }
  return { words: at, rows: next };
}
