import { numberIn, numbersOf, type Part, type Stored } from './column-part';
import { piecesOf } from './growable-array';

const NONE = 0;

/** Assigns consecutive codes to UUIDs, from 1: 16 bytes for each, and an open-addressed hash table of the codes. */
export class UuidDictionary implements Stored {
  private words = new Int32Array(4 * 64);
  private slots = new Int32Array(128);
  private count = 0;

  /** The code of a UUID, which is assigned if it is new. */
  encode(uuid: string): number {
    const [a, b, c, d] = [firstWord(uuid), secondWord(uuid), thirdWord(uuid), fourthWord(uuid)];
    const slot = this.slotOf(a, b, c, d);
    const known = this.slots[slot] as number;
    if (known !== NONE) return known;
    this.count += 1;
    this.slots[slot] = this.count;
    this.write(this.count, [a, b, c, d]);
    if (this.count * 2 > this.slots.length) this.rehash(this.slots.length * 2);
    return this.count;
  }

  /** Allocates room for as many UUIDs in total, so that adding them does not block the event loop to hash all again. */
  reserve(total: number): void {
    let slots = this.slots.length;
    while (slots < total * 2) slots *= 2;
    if (slots > this.slots.length) this.rehash(slots);
    this.grow(total);
  }

  /** The code of a UUID, or undefined if it has none. */
  find(uuid: string): number | undefined {
    const slot = this.slotOf(firstWord(uuid), secondWord(uuid), thirdWord(uuid), fourthWord(uuid));
    const code = this.slots[slot];
    return code === NONE ? undefined : code;
  }

  decode(code: number): string {
    const [a, b, c, d] = [this.word(code, 0), this.word(code, 1), this.word(code, 2), this.word(code, 3)];
    const [first, last] = [hex(a >>> 16) + hex(a), hex(c) + hex(d >>> 16) + hex(d)];
    return `${first}-${hex(b >>> 16)}-${hex(b)}-${hex(c >>> 16)}-${last}`;
  }

  parts(): Iterable<Part> {
    const words = this.words.subarray(4, (this.count + 1) * 4);
    // Words do not change, slots do.
    const slots = this.slots.slice();
    return partsOf({ words, count: this.count }, slots);
  }

  restore(part: Part): void {
    if ('words' in part) {
      const words = numbersOf(part, 'words', Int32Array);
      this.grow(numberIn(part, 'total'));
      this.words.set(words, (this.count + 1) * 4);
      this.count += words.length / 4;
      return;
    }
    const [total, start] = [numberIn(part, 'total'), numberIn(part, 'start')];
    if (this.slots.length !== total) this.slots = new Int32Array(total);
    this.slots.set(numbersOf(part, 'slots', Int32Array), start);
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
    if (code * 4 + 4 > this.words.length) this.grow(code * 2);
    this.words.set(words, code * 4);
  }

  private grow(codes: number): void {
    if ((codes + 1) * 4 <= this.words.length) return;
    const larger = new Int32Array((codes + 1) * 4);
    larger.set(this.words);
    this.words = larger;
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

  private rehash(length: number): void {
    this.slots = new Int32Array(length);
    for (let code = 1; code <= this.count; code += 1) {
      this.slots[this.slotOf(this.word(code, 0), this.word(code, 1), this.word(code, 2), this.word(code, 3))] = code;
    }
  }
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The lower 16 bits. */
function hex(word: number): string {
  return (HEX_BYTES[(word >>> 8) & 255] as string) + (HEX_BYTES[word & 255] as string);
}

function* partsOf(stored: { readonly words: Int32Array; readonly count: number }, slots: Int32Array): Generator<Part> {
  const { words, count } = stored;
  for (const piece of piecesOf(words, words.length)) yield { words: piece, total: count };
  let start = 0;
  for (const piece of piecesOf(slots, slots.length)) {
    yield { slots: piece, start, total: slots.length };
    start += piece.length;
  }
}

/** The value of each hexadecimal digit by its character code; 0 for other characters. */
const DIGITS = Int32Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0);

/** The number of four hexadecimal digits. */
function digits(uuid: string, at: number): number {
  const high = (digit(uuid, at) << 12) | (digit(uuid, at + 1) << 8);
  return high | (digit(uuid, at + 2) << 4) | digit(uuid, at + 3);
}

function digit(uuid: string, at: number): number {
  return DIGITS[uuid.charCodeAt(at)] ?? 0;
}

function firstWord(uuid: string): number {
  return (digits(uuid, 0) << 16) | digits(uuid, 4);
}

function secondWord(uuid: string): number {
  return (digits(uuid, 9) << 16) | digits(uuid, 14);
}

function thirdWord(uuid: string): number {
  return (digits(uuid, 19) << 16) | digits(uuid, 24);
}

function fourthWord(uuid: string): number {
  return (digits(uuid, 28) << 16) | digits(uuid, 32);
}

/** Mixes all words, because UUIDs of version 7 share their first bytes. */
function hash(a: number, b: number, c: number, d: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}
