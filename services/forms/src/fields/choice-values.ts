import type { FormField } from './field';
import type { ValueReader } from './field-value';

/** Options that an error message lists. */
const MAX_LISTED_OPTIONS = 20;

export const readSingleChoice: ValueReader = (field, raw) => {
  if (field.options.some(({ value }) => value === raw)) return { value: String(raw) };
  return { issue: { code: 'choice', limit: listOptions(field) } };
};

/** Stored in the order of the options. */
export const readMultipleChoice: ValueReader = (field, raw) => {
  const { options, validation } = field;
  const given = new Set(Array.isArray(raw) ? raw : []);
  const chosen = options.map(({ value }) => value).filter((value) => given.has(value));
  if (!Array.isArray(raw) || chosen.length !== raw.length)
    return { issue: { code: 'choices', limit: listOptions(field) } };
  const { min_choices = 0, max_choices = options.length } = validation;
  if (chosen.length < min_choices) return { issue: { code: 'too_few', limit: min_choices } };
  if (chosen.length > max_choices) return { issue: { code: 'too_many', limit: max_choices } };
  return { value: chosen };
};

function listOptions({ options }: FormField): string {
  const first = options.slice(0, MAX_LISTED_OPTIONS).map(({ value }) => value);
  return options.length > MAX_LISTED_OPTIONS ? `${first.join(', ')} …` : first.join(', ');
}
