import type { Bitmap } from './bitmap';
import { BLOCK, type TextBlock } from './text-blocks';

const WORDS = BLOCK / 32;
/** Bits for each byte of a text of mean length: with all its trigrams different, four in ten bits are set. */
const BITS_A_BYTE = 2;
const LEAST_BITS = 32;
const MOST_BITS = 2_048;
/** More trigrams of a part than this tell hardly more. */
const MOST_TRIGRAMS = 24;
/** Texts that are longer in the mean have nearly all bits set, so signing them costs time and excludes nothing. */
const MAX_MEAN_BYTES = 8_192;

/**
 * Which trigrams the texts of a block may have: for each of some numbers, a bit a text that says whether one of the trigrams is in it that
 * are hashed to the number. A text that has a part has the bits of all its trigrams.
 */
export class TextSignatures {
  private readonly shift: number;
  /** A bit for each text of the block, for one number after the other. */
  private readonly bits: Uint32Array;

  /** Undefined if the texts are so long that signatures exclude none of them. */
  static of(block: TextBlock): TextSignatures | undefined {
    let total = 0;
    for (let index = 0; index < block.length; index += 1) total += block.at(index).length;
    return total / BLOCK > MAX_MEAN_BYTES ? undefined : new TextSignatures(block, total / BLOCK);
  }

  private constructor(block: TextBlock, mean: number) {
    const wanted = Math.min(MOST_BITS, Math.max(LEAST_BITS, mean * BITS_A_BYTE));
    const exponent = Math.ceil(Math.log2(wanted));
    this.shift = 32 - exponent;
    this.bits = new Uint32Array(WORDS * 2 ** exponent);
    for (let index = 0; index < block.length; index += 1) this.sign(index, block.at(index));
  }

  get bytes(): number {
    return this.bits.byteLength;
  }

  /**
   * Those of the block that may have `part`, of the ones that are `among` the texts of its column, where the block begins at `first`; undefined
   * where they are more than `most`.
   */
  candidates(part: string, among: Bitmap, first: number, most: number): readonly number[] | undefined {
    const numbers = this.numbersOf(part);
    const found: number[] = [];
    for (let at = 0; at < WORDS; at += 1) {
      let word = among.wordAt((first >>> 5) + at);
      for (let next = 0; word !== 0 && next < numbers.length; next += 1) {
        word &= this.bits[(numbers[next] as number) * WORDS + at] as number;
      }
      for (; word !== 0; word &= word - 1) found.push(at * 32 + 31 - Math.clz32(word & -word));
      if (found.length > most) return undefined;
    }
    return found;
  }

  private sign(index: number, text: string): void {
    const { bits, shift } = this;
    const [word, bit] = [index >>> 5, 1 << (index & 31)];
    let trigram = 0;
    for (let at = 0; at < text.length; at += 1) {
      trigram = ((trigram << 8) | text.charCodeAt(at)) & 0xffffff;
      if (at < 2) continue;
      const slot = numberOf(trigram, shift) * WORDS + word;
      bits[slot] = (bits[slot] as number) | bit;
    }
  }

  private numbersOf(part: string): readonly number[] {
    const numbers = new Set<number>();
    for (let at = 2; at < part.length && numbers.size < MOST_TRIGRAMS; at += 1) {
      const trigram = (part.charCodeAt(at - 2) << 16) | (part.charCodeAt(at - 1) << 8) | part.charCodeAt(at);
      numbers.add(numberOf(trigram, this.shift));
    }
    return [...numbers];
  }
}

function numberOf(trigram: number, shift: number): number {
  return Math.imul(trigram, 0x9e3779b1) >>> shift;
}
