import type { ValidationIssues } from '../shared/validation-issues';
import type { FormField } from './field';
import { definitionOf } from './field-types';

const bounds = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_choices', 'max_choices'],
  ['min_items', 'max_items'],
] as const;

/** Adds an issue for each validation rule of a field that its type does not support or whose value is wrong. */
export function checkRules(field: FormField, path: string, issues: ValidationIssues): void {
  const { type, validation, options } = field;
  const { rules, checkBound } = definitionOf(type);
  for (const [rule, value] of Object.entries(validation)) {
    if (value === undefined) continue;
    if (!rules.some((name) => name === rule)) {
      const supported = rules.length === 0 ? 'It has no rules.' : `Its rules are: ${rules.join(', ')}.`;
      issues.add(`${path}.${rule}`, `A field of type ${type} does not support this rule. ${supported}`);
    } else if (rule === 'min' || rule === 'max') {
      const message = checkBound?.(value, field);
      if (message) issues.add(`${path}.${rule}`, message);
    }
  }
  for (const [lower, upper] of bounds) {
    const [low, high] = [validation[lower], validation[upper]];
    if (low !== undefined && high !== undefined && low > high) {
      issues.add(`${path}.${upper}`, `Must not be less than ${lower}.`);
    }
  }
  if (type === 'calculated' && validation.currency !== undefined && validation.decimals !== undefined) {
    issues.add(`${path}.decimals`, 'Must be absent with a currency: the result is a whole number of minor units.');
  }
  const choices = validation.max_choices ?? validation.min_choices ?? 0;
  if (rules.includes('max_choices') && choices > options.length) {
    issues.add(`${path}.max_choices`, `There are only ${options.length} options.`);
  }
}
