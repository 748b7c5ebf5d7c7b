import type { Condition } from '../rules/rule';
import { type Readings, readingOf } from '../triggers/readings';

/** As many values of a field are read; of one that held more, some are not known. */
const MOST_SEEN = 100;

/**
 * Whether a condition held on what was read when something happened, as a search would have judged it; undefined where its field was
 * not read then.
 */
export function heldThen(condition: Condition, readings: Readings): boolean | undefined {
  const name = readingOf(condition);
  if (!(name in readings)) return undefined;
  const seen = readings[name];
  const held = (Array.isArray(seen) ? seen : [seen]).filter((value) => value !== null);
  const operator = String(condition['operator']);
  const positive = POSITIVE[operator];
  const holds = matches(held, positive ?? operator, condition['value']);
  if (!holds && held.length >= MOST_SEEN) return undefined;
  return positive === undefined || holds === undefined ? holds : !holds;
}

/** The positive operator that a negative one is the exact complement of. */
const POSITIVE: Readonly<Record<string, string>> = {
  not_equals: 'equals',
  not_contains: 'contains',
  is_not_null: 'is_null',
};

const COMPARISONS: Readonly<Record<string, (order: readonly [from: number, to: number], value: number) => boolean>> = {
  greater_than: ([, to], value) => value > to,
  greater_than_or_equals: ([from], value) => value >= from,
  less_than: ([from], value) => value < from,
  less_than_or_equals: ([, to], value) => value <= to,
};

function matches(held: readonly unknown[], operator: string, wanted: unknown): boolean | undefined {
  if (operator === 'is_null') return held.length === 0;
  if (operator === 'equals') {
    if (wanted === null) return held.length === 0;
    return held.some((value) => (Array.isArray(wanted) ? wanted : [wanted]).some((one) => isSame(value, one)));
  }
  if (operator === 'contains') return held.some((value) => folded(String(value)).includes(folded(String(wanted))));
  const compare = COMPARISONS[operator];
  const range = rangeOf(wanted);
  if (!compare || !range) return undefined;
  return held.some((value) => {
    const at = rangeOf(value)?.[0];
    return at !== undefined && compare(range, at);
  });
}

function isSame(value: unknown, wanted: unknown): boolean {
  if (value === wanted) return true;
  const [range, at] = [timesOf(wanted), timesOf(value)];
  if (range && at) return at[0] >= range[0] && at[0] <= range[1];
  if (UUID.test(String(value))) return String(value).toLowerCase() === String(wanted).toLowerCase();
  return typeof value === 'number' && typeof wanted === 'string' && wanted.trim() !== '' && value === Number(wanted);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY_MS = 86_400_000;

/** The first and the last number that a value means: of a day its first and last millisecond. */
function rangeOf(value: unknown): readonly [number, number] | undefined {
  if (typeof value === 'number') return [value, value];
  const times = timesOf(value);
  if (times) return times;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? undefined : [number, number];
}

function timesOf(value: unknown): readonly [number, number] | undefined {
  if (typeof value !== 'string' || !(DAY.test(value) || TIME.test(value))) return undefined;
  const isZoned = DAY.test(value) || /(Z|[+-]\d{2}:?\d{2})$/.test(value);
  const start = Date.parse(isZoned ? value : `${value}Z`);
  if (Number.isNaN(start)) return undefined;
  return [start, DAY.test(value) ? start + DAY_MS - 1 : start];
}

/** Case and accents don't count. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
