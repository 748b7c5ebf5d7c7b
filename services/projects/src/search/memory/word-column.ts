import type { Bitmap } from './bitmap';
import { whereOneOf, whereSome } from './code-passes';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { Growing } from './growing';
import { compareTexts, leadOf, utf8Text } from './utf8-text';

/** Sorting more words than this would take too long for a moment between two searches. */
const MOST_RANKED = 20_000;
/** Of a word in the list and the map. */
const WORD_OVERHEAD = 64;

/** Texts of which the same few come again and again. */
export class WordColumn implements Column {
  private readonly numbers = Growing.integers();
  private readonly words: string[] = [''];
  private readonly codes = new Map<string, number>();
  private wordLeads = new Float64Array();
  private wordBytes = 0;

  get length(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.numbers.bytes + this.wordBytes;
  }

  push(value: ColumnValue): void {
    this.numbers.push(value === null ? 0 : this.codeOf(utf8Text(String(value))));
  }

  matching(question: Question): Bitmap {
    if (question.operator !== 'equals') return unanswerable('words', question);
    const wanted = question.values.flatMap((value) => this.codes.get(utf8Text(String(value))) ?? []);
    return whereOneOf(this.numbers, new Set(wanted));
  }

  present(): Bitmap {
    return whereSome(this.numbers);
  }

  has(index: number): boolean {
    return this.numbers.at(index) !== 0;
  }

  compare(one: number, other: number): number {
    return compareTexts(this.words[this.numbers.at(one)] ?? '', this.words[this.numbers.at(other)] ?? '');
  }

  leads(): Float64Array {
    const leads = new Float64Array(this.length);
    const ofWords = this.leadsOfWords();
    for (let index = 0; index < this.length; index += 1) leads[index] = ofWords[this.numbers.at(index)] as number;
    return leads;
  }

  /** By code: where the word stands among all that there are, or where they are too many its first bytes; NaN for none. */
  private leadsOfWords(): Float64Array {
    if (this.wordLeads.length === this.words.length) return this.wordLeads;
    const leads = Float64Array.from(this.words, leadOf);
    if (this.words.length <= MOST_RANKED) {
      const text = (code: number) => this.words[code] ?? '';
      const sorted = [...this.codes.values()].sort((one, other) => compareTexts(text(one), text(other)));
      for (const [rank, code] of sorted.entries()) leads[code] = rank;
    }
    leads[0] = Number.NaN;
    this.wordLeads = leads;
    return leads;
  }

  private codeOf(word: string): number {
    const known = this.codes.get(word);
    if (known !== undefined) return known;
    this.codes.set(word, this.words.length);
    this.wordBytes += word.length + WORD_OVERHEAD;
    return this.words.push(word) - 1;
  }
}
