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

  clear(index: number): void {
    const word = index >>> 5;
    this.words[word] = (this.words[word] ?? 0) & ~(1 << (index & 31));
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

  /** In ascending order. */
  visit(take: (index: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.words[at] ?? 0; word !== 0; word &= word - 1) take(at * 32 + 31 - Math.clz32(word & -word));
    }
  }
}
