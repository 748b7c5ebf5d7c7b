import type { Bitmap } from './bitmap';
import { whereOneOf, whereSome } from './code-passes';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { Growing } from './growing';
import { compareTexts, utf8Text } from './utf8-text';

/** Texts of which the same few come again and again. */
export class WordColumn implements Column {
  private readonly numbers = Growing.integers();
  private readonly words: string[] = [''];
  private readonly codes = new Map<string, number>();

  get length(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.numbers.bytes + this.words.length * 64;
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
    const ranks = this.ranks();
    for (let index = 0; index < this.length; index += 1) leads[index] = ranks[this.numbers.at(index)] as number;
    return leads;
  }

  /** By code: where the word stands among all that there are; NaN for none. */
  private ranks(): Float64Array {
    const ranks = new Float64Array(this.words.length);
    const sorted = [...this.codes.values()].sort((one, other) =>
      compareTexts(this.words[one] ?? '', this.words[other] ?? ''),
    );
    for (const [rank, code] of sorted.entries()) ranks[code] = rank;
    ranks[0] = Number.NaN;
    return ranks;
  }

  private codeOf(word: string): number {
    const known = this.codes.get(word);
    if (known !== undefined) return known;
    this.codes.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}
