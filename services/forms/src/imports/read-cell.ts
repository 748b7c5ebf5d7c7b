import { cellKinds } from '@trackway/contracts';
import type { FieldType, FormField } from '../fields/field';
import type { Cell } from './import-row';

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', '1'].map((text) => [text, true] as const),
  ...['false', 'no', '0'].map((text) => [text, false] as const),
]);

const readers: Partial<Readonly<Record<FieldType, (cell: Cell, field: FormField) => unknown>>> = {
  number: readNumber,
  money: readNumber,
  rating: readNumber,
  // Requests store these texts unchanged.
  short_text: ({ rawText }) => rawText,
  long_text: ({ rawText }) => rawText,
  boolean: ({ text }) => FLAGS.get(text.toLowerCase()) ?? text,
  date: ({ text }) => MIDNIGHT.exec(text)?.[1] ?? text,
  datetime: readTime,
  single_choice: ({ text }, field) => optionOf(field, text),
  multiple_choice: ({ text }, field) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => optionOf(field, one)),
};

/**
 * The value of a cell as a client would send it. A text that is no value of the type is returned as it is, and then rejected with the
 * same error as in a request.
 */
export function readCell(field: FormField, cell: Cell): unknown {
  return readers[field.type]?.(cell, field) ?? cell.text;
}

function readNumber({ kind, text }: Cell): unknown {
  const isNumber = kind !== cellKinds.boolean && kind !== cellKinds.time && NUMBER.test(text);
  return isNumber ? Number(text) : text;
}

/** Times of sheets have no zone, and are in UTC as in exports. */
function readTime({ text }: Cell): string {
  const [, day, clock = '00:00:00'] = DATE_TIME.exec(text) ?? [];
  return day === undefined ? text.replace(' ', 'T') : `${day}T${clock}Z`;
}

/** An option by its value or label. Case is ignored if no option fits exactly. */
function optionOf({ options }: FormField, text: string): string {
  const found =
    options.find(({ value }) => value === text) ??
    options.find(({ label }) => label === text) ??
    options.find(({ value, label }) => [value, label].some((name) => fold(name) === fold(text)));
  return found?.value ?? text;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
