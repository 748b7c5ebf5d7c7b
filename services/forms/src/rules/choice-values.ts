import type { FormField } from '../fields/field';
import type { ValueReader } from './value-reader';

/** A sentence that lists five hundred options helps nobody. */
const MOST_NAMED = 20;

export const readSingleChoice: ValueReader = (field, raw) => {
  if (field.options.some(({ value }) => value === raw)) return { value: String(raw) };
  return { fault: { code: 'choice', limit: named(field) } };
};

/** Stored in the order of the options. */
export const readMultipleChoice: ValueReader = (field, raw) => {
  const { options, validation } = field;
  const given = new Set(Array.isArray(raw) ? raw : []);
  const chosen = options.map(({ value }) => value).filter((value) => given.has(value));
  if (!Array.isArray(raw) || chosen.length !== raw.length) return { fault: { code: 'choices', limit: named(field) } };
  const { min_choices = 0, max_choices = options.length } = validation;
  if (chosen.length < min_choices) return { fault: { code: 'too_few', limit: min_choices } };
  if (chosen.length > max_choices) return { fault: { code: 'too_many', limit: max_choices } };
  return { value: chosen };
};

function named({ options }: FormField): string {
  const first = options.slice(0, MOST_NAMED).map(({ value }) => value);
  return options.length > MOST_NAMED ? `${first.join(', ')} …` : first.join(', ');
}
