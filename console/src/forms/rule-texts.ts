import type { Form } from '@trackway/client';
import { FIELD_TYPES, type FieldType, type RuleName } from './field-types';

type Rules = Form['fields'][number]['validation'];
/** Rules of a field as text, while they are typed. An absent or empty text is no rule. */
export type RuleTexts = Readonly<Partial<Record<RuleName, string>>>;

const BYTES_PER_MB = 1024 * 1024;
/** Bounds of these types are dates and times; those of others are numbers. */
const TIME_TYPES: readonly FieldType[] = ['date', 'datetime'];

export function ruleTextsOf(rules: Rules): RuleTexts {
  const entries = Object.entries(rules).map(([rule, value]) => [rule, toText(rule as RuleName, value)]);
  return Object.fromEntries(entries);
}

/** The rules that the type supports. */
export function writeRules(type: FieldType, texts: RuleTexts): Rules {
  const entries = FIELD_TYPES[type].rules.flatMap((rule) => {
    const text = (texts[rule] ?? '').trim();
    return text === '' ? [] : [[rule, toValue(type, rule, text)]];
  });
  return Object.fromEntries(entries);
}

function toText(rule: RuleName, value: unknown): string {
  if (rule === 'max_bytes') return String(Number(value) / BYTES_PER_MB);
  return Array.isArray(value) ? value.join(', ') : value === false ? '' : String(value);
}

function toValue(type: FieldType, rule: RuleName, text: string): unknown {
  if (rule === 'integer') return true;
  if (rule === 'currency') return text.toUpperCase();
  if (rule === 'mime_types') return text.split(/[\s,]+/).filter((part) => part !== '');
  if (TIME_TYPES.includes(type)) return text;
  const number = Number(text);
  // The API names the error of a text that is no number.
  if (Number.isNaN(number)) return text;
  return rule === 'max_bytes' ? Math.round(number * BYTES_PER_MB) : number;
}
