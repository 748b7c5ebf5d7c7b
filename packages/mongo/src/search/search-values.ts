import { invalidFilter } from '@trackway/errors';
import { isStorableTime, isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { SearchField } from './search-field';

type Value = string | number | boolean | null;
type Limit = Date | number;

/** A condition on one path. */
export interface Condition {
  readonly $in?: readonly Value[];
  readonly $ne?: null;
  readonly $gte?: Limit;
  readonly $lte?: number;
  readonly $lt?: Date;
}

const NONE = 'none';
/** Not every compatible server uses an index for `$ne: null`. */
const EPOCH = new Date(0);
const time = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** The condition of a filter with these values. @throws AppError `validation_error` if one is invalid. */
export function readCondition(field: SearchField, texts: readonly string[]): Condition {
  const { operator } = field;
  if (!operator) return { $in: readValues(field, texts) };
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0)
    throw invalidFilter(field.name, 'value', `${field.name} takes one value.`);
  if (operator === 'present') return readBoolean(field, text) ? { $gte: EPOCH } : { $in: [null] };
  if (operator === 'from' || operator === 'before') {
    if (!time.safeParse(text).success || !isStorableTime(new Date(text))) throw invalid(field);
    return operator === 'from' ? { $gte: new Date(text) } : { $lt: new Date(text) };
  }
  const limit = readValue({ ...field, valueType: 'integer' }, text);
  if (typeof limit !== 'number') throw invalid(field);
  return operator === 'min' ? { $gte: limit } : { $lte: limit };
}

function readValues(field: SearchField, given: readonly string[]): Value[] {
  const isList = field.valueType !== 'text' || field.options !== undefined || field.inputType === 'select';
  const several = isList ? given.flatMap((text) => text.split(',')) : given;
  return several.flatMap((text) => {
    const value = field.takesNone && text.trim() === NONE ? null : readValue(field, text.trim());
    if (value === undefined) throw invalid(field);
    return value === field.missingMeans ? [value, null] : [value];
  });
}

function readBoolean(field: SearchField, text: string): boolean {
  if (text !== 'true' && text !== 'false')
    throw invalidFilter(field.name, 'value', `${field.name} must be true or false.`);
  return text === 'true';
}

function readValue({ valueType, options }: SearchField, text: string): Value | undefined {
  if (options && valueType === 'text') return options.some(({ value }) => value === text) ? text : undefined;
  if (valueType === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (valueType === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (valueType === 'uuid') return isUuid(text) ? text.toLowerCase() : undefined;
  return text;
}

function invalid(field: SearchField) {
  const known = field.options?.map(({ value }) => String(value)).join(', ');
  return invalidFilter(
    field.name,
    'value',
    `${field.name} must be ${known ? `one of: ${known}` : expectedValue(field)}.`,
  );
}

function expectedValue({ valueType, operator, takesNone }: SearchField): string {
  if (operator === 'from' || operator === 'before') return 'a date, or a date and time with its offset (ISO 8601)';
  if (valueType === 'integer') return 'a whole number';
  const none = takesNone ? `, or ${NONE}` : '';
  return valueType === 'uuid' ? `a UUID${none}` : 'true or false';
}
