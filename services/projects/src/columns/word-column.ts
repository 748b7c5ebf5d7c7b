import { Bitmap } from './bitmap';
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
    const wanted = new Set(question.values.map((value) => this.codes.get(utf8Text(String(value)))));
    return this.where((code) => wanted.has(code));
  }

  present(): Bitmap {
    return this.where((code) => code !== 0);
  }

  has(index: number): boolean {
    return this.numbers.at(index) !== 0;
  }

  compare(one: number, other: number): number {
    return compareTexts(this.words[this.numbers.at(one)] ?? '', this.words[this.numbers.at(other)] ?? '');
  }

  private where(holds: (code: number) => boolean): Bitmap {
    const found = new Bitmap(this.length);
    const { values } = this.numbers;
    for (let index = 0; index < this.length; index += 1) if (holds(values[index] as number)) found.set(index);
    return found;
  }

  private codeOf(word: string): number {
    const known = this.codes.get(word);
    if (known !== undefined) return known;
    this.codes.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}
