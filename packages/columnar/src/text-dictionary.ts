import { GrowableArray } from './growable-array';
import { TextBlocks } from './text-blocks';

const NONE = 0;
const MIN_SLOTS = 16;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Assigns consecutive codes to byte texts, from 1, in an open-addressed hash table outside of the JavaScript heap. */
export class TextDictionary {
  /** By code. Code 0, which is no text, has an empty one. */
  private readonly texts = new TextBlocks();
  private readonly hashes = GrowableArray.integers();
  private slots = new Int32Array(MIN_SLOTS);

  constructor() {
    this.texts.push('');
    this.hashes.push(0);
  }

  get size(): number {
    return this.texts.length - 1;
  }

  get bytes(): number {
    return this.texts.bytes + this.hashes.bytes + this.slots.byteLength;
  }

  /** The code of a text, which is assigned if it is new. */
  encode(text: string): number {
    const hash = hashOf(text);
    const slot = this.slotOf(text, hash);
    const known = this.slots[slot] as number;
    if (known !== NONE) return known;
    this.texts.push(text);
    this.hashes.push(hash);
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.rehash();
    return this.size;
  }

  find(text: string): number | undefined {
    const code = this.slots[this.slotOf(text, hashOf(text))];
    return code === NONE ? undefined : code;
  }

  decode(code: number): string {
    return this.texts.at(code);
  }

  compare(one: number, other: number): number {
    return this.texts.compare(one, other);
  }

  prefixOf(code: number): number {
    return this.texts.prefixOf(code);
  }

  /** The slot that has the text, or the empty slot where it belongs. */
  private slotOf(text: string, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const code = this.slots[slot] as number;
      if (code === NONE || (this.hashes.at(code) === hash && this.texts.equals(code, text))) return slot;
    }
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let code = 1; code <= this.size; code += 1) {
      let slot = this.hashes.at(code) & mask;
      while (slots[slot] !== NONE) slot = (slot + 1) & mask;
      slots[slot] = code;
    }
    this.slots = slots;
  }
}

function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash ^ (hash >>> 15)) | 0;
}
