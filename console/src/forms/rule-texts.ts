import type { Form } from '@trackway/client';
import { toMinorUnits, toUnits } from '../ui/minor-units';
import { FIELD_TYPES, type FieldType, type RuleName } from './field-types';

type Rules = Form['fields'][number]['validation'];
/** Rules of a field as text, while they are typed. An absent or empty text is no rule. */
export type RuleTexts = Readonly<Partial<Record<RuleName, string>>>;

const BYTES_PER_MB = 1024 * 1024;
/** Bounds of these types are dates and times; those of others are numbers. */
const TIME_TYPES: readonly FieldType[] = ['date', 'datetime'];

export function ruleTextsOf(type: FieldType, rules: Rules): RuleTexts {
  const entries = Object.entries(rules).map(([rule, value]) => {
    const isAmount = isAmountRule(type, rule);
    return [rule, isAmount ? String(toUnits(Number(value), rules.currency)) : toText(rule as RuleName, value)];
  });
  return Object.fromEntries(entries);
}

/** The rules that the type supports. */
export function writeRules(type: FieldType, texts: RuleTexts): Rules {
  const entries = FIELD_TYPES[type].rules.flatMap((rule) => {
    const text = (texts[rule] ?? '').trim();
    if (text === '') return [];
    const isAmount = isAmountRule(type, rule) && !Number.isNaN(Number(text));
    return [[rule, isAmount ? toMinorUnits(text, texts.currency) : toValue(type, rule, text)]];
  });
  return Object.fromEntries(entries);
}

/** Users enter bounds of amounts in units of their currency. */
function isAmountRule(type: FieldType, rule: string): boolean {
  return type === 'money' && (rule === 'min' || rule === 'max');
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
