const NONE = 0;

/** Assigns consecutive codes to UUIDs, from 1: 16 bytes for each, and an open-addressed hash table of the codes. */
export class UuidDictionary {
  private words = new Int32Array(4 * 64);
  private slots = new Int32Array(128);
  private count = 0;

  /** The code of a UUID, which is assigned if it is new. */
  encode(uuid: string): number {
    const [a, b, c, d] = wordsOf(uuid);
    const slot = this.slotOf(a, b, c, d);
    const known = this.slots[slot] as number;
    if (known !== NONE) return known;
    this.count += 1;
    this.slots[slot] = this.count;
    this.write(this.count, [a, b, c, d]);
    if (this.count * 2 > this.slots.length) this.rehash();
    return this.count;
  }

  /** The code of a UUID, or undefined if it has none. */
  find(uuid: string): number | undefined {
    const [a, b, c, d] = wordsOf(uuid);
    const code = this.slots[this.slotOf(a, b, c, d)];
    return code === NONE ? undefined : code;
  }

  decode(code: number): string {
    const [a, b, c, d] = [this.word(code, 0), this.word(code, 1), this.word(code, 2), this.word(code, 3)];
    const [first, last] = [hex(a >>> 16) + hex(a), hex(c) + hex(d >>> 16) + hex(d)];
    return `${first}-${hex(b >>> 16)}-${hex(b)}-${hex(c >>> 16)}-${last}`;
  }

  /** Compares two UUIDs by their bytes, as PostgreSQL does. */
  compare(one: number, other: number): number {
    for (let at = 0; at < 4; at += 1) {
      const difference = (this.word(one, at) >>> 0) - (this.word(other, at) >>> 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The first 32 bits, which decide most comparisons. */
  prefixOf(code: number): number {
    return this.word(code, 0) >>> 0;
  }

  get bytes(): number {
    return this.words.byteLength + this.slots.byteLength;
  }

  private word(code: number, at: number): number {
    return this.words[code * 4 + at] as number;
  }

  private write(code: number, words: readonly number[]): void {
    if (code * 4 + 4 > this.words.length) {
      const larger = new Int32Array(this.words.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    this.words.set(words, code * 4);
  }

  /** The slot that has the UUID, or the empty slot where it belongs. */
  private slotOf(a: number, b: number, c: number, d: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash(a, b, c, d) & mask; ; slot = (slot + 1) & mask) {
      const code = this.slots[slot] as number;
      if (code === NONE) return slot;
      const at = code * 4;
      const { words } = this;
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return slot;
    }
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let code = 1; code <= this.count; code += 1) {
      const [a = 0, b = 0, c = 0, d = 0] = this.words.subarray(code * 4, code * 4 + 4);
      this.slots[this.slotOf(a, b, c, d)] = code;
    }
  }
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The lower 16 bits. */
function hex(word: number): string {
  return (HEX_BYTES[(word >>> 8) & 255] as string) + (HEX_BYTES[word & 255] as string);
}

function wordsOf(uuid: string): readonly [number, number, number, number] {
  const hex = uuid.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0;
  return [word(0), word(8), word(16), word(24)];
}

/** Mixes all words, because UUIDs of version 7 share their first bytes. */
function hash(a: number, b: number, c: number, d: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}
