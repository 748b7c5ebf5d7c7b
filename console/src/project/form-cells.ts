import type { Form } from '@trackway/client';

export type AnsweredField = Pick<Form['fields'][number], 'id' | 'label' | 'type' | 'options' | 'validation'>;
export type AnswerLine = Readonly<Record<string, unknown>>;

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface Texts {
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

/** A value as a respondent sees it: amounts in units of their currency, choices by their labels. */
export function cellText({ type, options, validation }: AnsweredField, value: unknown, texts: Texts): string {
  if (value === undefined || value === null) return '—';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const { currency } = validation;
  if (typeof value === 'number' && (type === 'money' || currency)) return amountText(value, currency, texts.locale);
  if (typeof value === 'number') return value.toLocaleString(texts.locale, { maximumFractionDigits: 10 });
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
  return Array.isArray(value) ? value.map(labelOf).join(', ') : labelOf(value);
}

/** The columns of the lines: those of the group, and removed ones that have values. */
export function columnsOf(known: readonly AnsweredField[], lines: readonly AnswerLine[]): AnsweredField[] {
  const ids = new Set(known.map(({ id }) => id));
  const removed = new Set(lines.flatMap((line) => Object.keys(line)).filter((id) => !ids.has(id)));
  return [
    ...known,
    ...[...removed].map((id) => ({ id, label: id, type: 'short_text' as const, options: [], validation: {} })),
  ];
}

export function isNumeric({ type }: AnsweredField): boolean {
  return type === 'number' || type === 'money' || type === 'rating' || type === 'calculated';
}

/** The API stores amounts in minor units. */
function amountText(value: number, currency: string | undefined, locale: string): string {
  const style = currency ? ({ style: 'currency', currency } as const) : DECIMALS;
  const format = new Intl.NumberFormat(locale, style);
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
