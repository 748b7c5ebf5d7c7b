import type { FormField } from '../fields/field';
import type { FieldType } from '../fields/field-type';
import { readMultipleChoice, readSingleChoice } from './choice-values';
import { readMoney, readNumber, readRating } from './number-values';
import { readEmail, readPhone, readSignature, readText, readUrl } from './text-values';
import { readDate, readTime } from './time-values';
import type { Checked, ValueReader } from './value-reader';

const readers: Readonly<Record<FieldType, ValueReader>> = {
  short_text: readText,
  long_text: readText,
  number: readNumber,
  money: readMoney,
  date: readDate,
  datetime: readTime,
  boolean: (_field, raw) => (typeof raw === 'boolean' ? { value: raw } : { fault: { code: 'boolean' } }),
  single_choice: readSingleChoice,
  multiple_choice: readMultipleChoice,
  email: readEmail,
  phone: readPhone,
  url: readUrl,
  rating: readRating,
  file: () => ({ fault: { code: 'upload' } }),
  signature: readSignature,
  section: () => ({ fault: { code: 'section' } }),
};

/** Reads what a client sent for a field. Nothing, an empty text and an empty list are no answer, required or not. */
export function checkValue(field: FormField, raw: unknown): Checked {
  return isBlank(raw) ? { value: null } : readers[field.type](field, raw);
}

export function isBlank(raw: unknown): boolean {
  if (typeof raw === 'string') return raw.trim() === '';
  return raw === null || raw === undefined || (Array.isArray(raw) && raw.length === 0);
}
