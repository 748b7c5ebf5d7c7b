import { Bitmap } from './bitmap';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { Growing } from './growing';
import { storedText, TextBlocks } from './text-blocks';
import { compareTexts, leadOf, utf8Text } from './utf8-text';

/** Texts that are compared as wholes. Beside each stand its first bytes as a number, by which most are told apart. */
export class TextColumn implements Column {
  private readonly texts = new TextBlocks();
  private readonly numbers = Growing.floats();

  get length(): number {
    return this.texts.length;
  }

  get bytes(): number {
    return this.texts.bytes + this.numbers.bytes;
  }

  push(value: ColumnValue): void {
    const text = storedText(value);
    this.texts.push(text);
    this.numbers.push(value === null ? Number.NaN : leadOf(text));
  }

  matching(question: Question): Bitmap {
    if (question.operator !== 'equals') return unanswerable('texts', question);
    const found = new Bitmap(this.length);
    for (const value of question.values) this.findEqual(utf8Text(String(value)), found);
    return found;
  }

  present(): Bitmap {
    const found = new Bitmap(this.length);
    for (let index = 0; index < this.length; index += 1) if (this.has(index)) found.set(index);
    return found;
  }

  has(index: number): boolean {
    return !Number.isNaN(this.numbers.at(index));
  }

  compare(one: number, other: number): number {
    return this.numbers.at(one) - this.numbers.at(other) || compareTexts(this.at(one), this.at(other));
  }

  leads(): Float64Array {
    return this.numbers.values;
  }

  /** The bytes of a text, as `utf8Text` gives them. */
  at(index: number): string {
    return this.texts.at(index);
  }

  private findEqual(text: string, found: Bitmap): void {
    const lead = leadOf(text);
    const { values } = this.numbers;
    for (let index = 0; index < this.length; index += 1) {
      if (values[index] === lead && this.at(index) === text) found.set(index);
    }
  }
}
