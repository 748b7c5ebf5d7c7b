/** A yes or no for each of the numbers below `length`. */
export class Bitmap {
  private readonly words: Uint32Array;

  constructor(readonly length: number) {
    this.words = new Uint32Array((length + 31) >>> 5);
  }

  static all(length: number): Bitmap {
    return new Bitmap(length).invert();
  }

  set(index: number): void {
    const word = index >>> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (index & 31));
  }

  /** The 32 from `word` times 32 on at once, the lowest first: passes over many values are twice as fast by it. */
  setWord(word: number, bits: number): void {
    this.words[word] = bits;
  }

  wordAt(word: number): number {
    return this.words[word] ?? 0;
  }

  has(index: number): boolean {
    return ((this.words[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
  }

  /** Keeps what the other has too. This and the two below change this bitmap and give it back. */
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

  /** How many there are. */
  count(): number {
    let total = 0;
    for (const word of this.words) {
      const pairs = word - ((word >>> 1) & 0x55555555);
      const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      total += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return total;
  }

  /** What each of these points to, of whom there may be `count`. */
  through(targets: Int32Array, count: number): Bitmap {
    const found = new Bitmap(count);
    const { words } = this;
    const marks = found.words;
    for (let at = 0; at < words.length; at += 1) {
      for (let word = words[at] as number; word !== 0; word &= word - 1) {
        const target = targets[at * 32 + 31 - Math.clz32(word & -word)] as number;
        marks[target >>> 5] = (marks[target >>> 5] as number) | (1 << target);
      }
    }
    return found;
  }

  /** In ascending order. */
  visit(take: (index: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.words[at] ?? 0; word !== 0; word &= word - 1) take(at * 32 + 31 - Math.clz32(word & -word));
    }
  }

  visitDown(take: (index: number) => void): void {
    for (let at = this.words.length - 1; at >= 0; at -= 1) {
      for (let word = this.words[at] ?? 0; word !== 0; ) {
        const bit = 31 - Math.clz32(word);
        take(at * 32 + bit);
        word &= ~(1 << bit);
      }
    }
  }

  /** Some of them, at most `count`, from all parts alike. */
  sample(count: number): number[] {
    const { words } = this;
    const some: number[] = [];
    const step = Math.max(1, words.length / count);
    for (let at = step / 2; at < words.length; at += step) {
      const word = words[Math.floor(at)] ?? 0;
      if (word !== 0) some.push(Math.floor(at) * 32 + 31 - Math.clz32(word));
    }
    return some;
  }
}
