import type { Bitmap } from './bitmap';
import { numberIn, numbersOf, type Part } from './column-part';
import { BLOCK, type TextBlock } from './text-blocks';

const WORDS = BLOCK / 32;

/** Bits for each byte of a text of average length. If all its trigrams differ, about 40 % of its bits are set. */
const BITS_PER_BYTE = 2;
const MIN_BITS = 32;
const MAX_BITS = 2_048;

/** Further trigrams of a substring exclude hardly any more texts. */
const MAX_TRIGRAMS = 24;

/** Longer texts (on average) have nearly all bits set, so signatures would cost time and exclude nothing. */
const MAX_MEAN_BYTES = 8_192;

/**
 * A Bloom filter over the trigrams of each text of a block, stored by hash: for each hash, one bit per text. A text that
 * contains a substring has the bits of all its trigrams.
 */
export class TrigramSignatures {
  /** Returns undefined if the texts are so long that signatures would exclude none of them. */
  static of(block: TextBlock): TrigramSignatures | undefined {
    const meanBytes = block.textBytes / BLOCK;
    return meanBytes > MAX_MEAN_BYTES ? undefined : TrigramSignatures.sign(block, meanBytes);
  }

  /** Copies the bits, because those of the part share memory with others. */
  static restored(part: Part): TrigramSignatures {
    return new TrigramSignatures(numberIn(part, 'shift'), numbersOf(part, 'bits', Uint32Array).slice());
  }

  private static sign(block: TextBlock, meanBytes: number): TrigramSignatures {
    const wanted = Math.min(MAX_BITS, Math.max(MIN_BITS, meanBytes * BITS_PER_BYTE));
    const exponent = Math.ceil(Math.log2(wanted));
    const signatures = new TrigramSignatures(32 - exponent, new Uint32Array(WORDS * 2 ** exponent));
    for (let index = 0; index < block.length; index += 1) signatures.sign(index, block.at(index));
    return signatures;
  }

  private constructor(
    private readonly shift: number,
    private readonly bits: Uint32Array,
  ) {}

  get part(): Part {
    return { shift: this.shift, bits: this.bits };
  }

  get bytes(): number {
    return this.bits.byteLength;
  }

  /**
   * The texts of the block that may contain `part`, restricted to rows in `among`. The block starts at row `first`. Returns
   * undefined if there are more than `max`.
   */
  candidates(part: string, among: Bitmap, first: number, max: number): readonly number[] | undefined {
    const hashes = this.hashesOf(part);
    const found: number[] = [];
    for (let at = 0; at < WORDS; at += 1) {
      let word = among.wordAt((first >>> 5) + at);
      for (let next = 0; word !== 0 && next < hashes.length; next += 1) {
        word &= this.bits[(hashes[next] as number) * WORDS + at] as number;
      }
      for (; word !== 0; word &= word - 1) found.push(at * 32 + 31 - Math.clz32(word & -word));
      if (found.length > max) return undefined;
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
      const slot = hash(trigram, shift) * WORDS + word;
      bits[slot] = (bits[slot] as number) | bit;
    }
  }

  private hashesOf(part: string): readonly number[] {
    const hashes = new Set<number>();
    for (let at = 2; at < part.length && hashes.size < MAX_TRIGRAMS; at += 1) {
      const trigram = (part.charCodeAt(at - 2) << 16) | (part.charCodeAt(at - 1) << 8) | part.charCodeAt(at);
      hashes.add(hash(trigram, this.shift));
    }
    return [...hashes];
  }
}

function hash(trigram: number, shift: number): number {
  return Math.imul(trigram, 0x9e3779b1) >>> shift;
}
