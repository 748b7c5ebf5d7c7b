import { isDate, isTime } from './dates';
import type { Faults } from './faults';
import type { FieldRules, FormField } from './field';
import type { FieldType } from './field-type';

export type RuleName = keyof FieldRules;

/** The rules that each type knows. Any other rule on it is a mistake of the form's author. */
export const rulesOf: Readonly<Record<FieldType, readonly RuleName[]>> = {
  short_text: ['min_length', 'max_length'],
  long_text: ['min_length', 'max_length'],
  number: ['min', 'max', 'integer'],
  money: ['min', 'max', 'currency'],
  date: ['min', 'max'],
  datetime: ['min', 'max'],
  boolean: [],
  single_choice: [],
  multiple_choice: ['min_choices', 'max_choices'],
  email: [],
  phone: [],
  url: [],
  rating: ['max'],
  file: ['max_bytes', 'mime_types'],
  signature: [],
  section: [],
};

export const HIGHEST_RATING = 10;

const bounds = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_choices', 'max_choices'],
] as const;

/** Says what is wrong with the rules of a field. */
export function checkRules({ type, validation, options }: FormField, path: string, faults: Faults): void {
  const known = rulesOf[type];
  for (const [rule, value] of Object.entries(validation)) {
    if (value === undefined) continue;
    if (!known.some((name) => name === rule)) {
      const which = known.length === 0 ? 'It has no rules.' : `It knows: ${known.join(', ')}.`;
      faults.add(`${path}.${rule}`, `A field of type ${type} does not know this rule. ${which}`);
    } else if (rule === 'min' || rule === 'max') checkBound(type, value, `${path}.${rule}`, faults);
  }
  for (const [lower, upper] of bounds) {
    const [low, high] = [validation[lower], validation[upper]];
    if (low !== undefined && high !== undefined && low > high) {
      faults.add(`${path}.${upper}`, `Must not be less than ${lower}.`);
    }
  }
  const most = validation.max_choices ?? validation.min_choices ?? 0;
  if (known.includes('max_choices') && most > options.length) {
    faults.add(`${path}.max_choices`, `There are only ${options.length} options.`);
  }
}

function checkBound(type: FieldType, value: unknown, path: string, faults: Faults): void {
  const fault = boundFault(type, value);
  if (fault) faults.add(path, fault);
}

function boundFault(type: FieldType, value: unknown): string | undefined {
  if (type === 'number') return typeof value === 'number' ? undefined : 'Must be a number.';
  if (type === 'money') return Number.isSafeInteger(value) ? undefined : 'Must be a whole number of minor units.';
  if (type === 'date') return isDate(value) ? undefined : 'Must be a date (YYYY-MM-DD).';
  if (type === 'datetime') return isTime(value) ? undefined : 'Must be an ISO 8601 date and time in UTC.';
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_RATING;
  return fits ? undefined : `Must be a whole number from 1 to ${HIGHEST_RATING}.`;
}
