import { daysFromDate, packedDateFromDays } from '../dates/calendar';
import { canonicalIsoDate } from '../dates/iso-date';
import type { DateOrder } from '../model/text-format';

const time = String.raw`(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*([ap]\.?m\.?)?)?\s*(?:Z|(?:UTC|GMT)?(?:[+-]\d{2}:?\d{2}(?: \([^)]*\))?)?)`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${time}$`, 'i');
const dayAndMonthName = new RegExp(
  String.raw`^(\d{1,2})[-/. ](?:de )?(\p{L}{3,10})\.?[-/., ]+(?:de )?(\d{4}|\d{2})${time}$`,
  'iu',
);
/** A day of the week comes first in dates of JavaScript, such as `Wed May 13 2026 11:21:41 GMT+0000 (GMT+00:00)`. */
const monthNameAndDay = new RegExp(
  String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun),? )?(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})${time}$`,
  'iu',
);

/** The offset of a text with a time of day, which `time` has matched. */
const offsetOfTime = /:\d{2}.*?([+-]\d{2}):?(\d{2})(?: \(.*\))?$/;

/** Length of a date of JavaScript with the name of its zone. */
const MAX_LENGTH = 80;

/** First three letters of months in English, Portuguese and Spanish. */
const months = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/** How a text can be read as a date: with the year or the name of the month first, or as two numbers and a year. */
export type DateShape =
  | { readonly kind: 'certain'; readonly order: DateOrder; readonly iso: string }
  | { readonly kind: 'either'; readonly dmy: string; readonly mdy: string };

/** Undefined if the text is not a date. Dates that fit one order only are certain. Offsets are ignored. */
export function dateShape(text: string): DateShape | undefined {
  const first = text.charCodeAt(0);
  if (text.length < 6 || text.length > MAX_LENGTH || first < 0x30) return undefined;
  return shapeOfNumbers(text) ?? shapeOfNames(text);
}

/** The date and time of day as written, as ISO 8601 without offset. Undefined if the text is not a date in this order. */
export function isoOfLocalDate(text: string, order: DateOrder): string | undefined {
  const shape = dateShape(text.trim());
  if (shape === undefined) return undefined;
  if (shape.kind === 'certain') return shape.iso;
  return order === 'mdy' ? shape.mdy : shape.dmy;
}

/** Like `isoOfLocalDate`, in UTC. A time without offset is in UTC already. */
export function utcOfLocalDate(text: string, order: DateOrder): string | undefined {
  const iso = isoOfLocalDate(text, order);
  const [, hours, minutes] = offsetOfTime.exec(text.trim()) ?? [];
  if (iso === undefined || hours === undefined) return iso;
  const time = new Date(`${iso.includes('T') ? iso : `${iso}T00:00:00`}${hours}:${minutes}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().replace(/(?:T00:00:00)?(?:\.000)?Z$/, '');
}

function shapeOfNumbers(text: string): DateShape | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return certain('ymd', isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso.slice(4)));
  const match = yearLast.exec(text);
  if (!match) return undefined;
  const [one, other, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')];
  const clock = match.slice(5);
  const dmy = isoOf(year, other, one, clock);
  // Dates with points are written day first everywhere.
  const mdy = match[2] === '.' ? undefined : isoOf(year, one, other, clock);
  if (dmy === undefined || mdy === undefined) return certain('dmy', dmy) ?? certain('mdy', mdy);
  return { kind: 'either', dmy, mdy };
}

function shapeOfNames(text: string): DateShape | undefined {
  const dayFirst = dayAndMonthName.exec(text);
  if (dayFirst) {
    const [, day, month = '', year = '', ...clock] = dayFirst;
    return certain('dmy', isoOf(fullYear(year), monthOf(month), Number(day), clock));
  }
  const [, month, day, year, ...clock] = monthNameAndDay.exec(text) ?? [];
  return month === undefined ? undefined : certain('mdy', isoOf(Number(year), monthOf(month), Number(day), clock));
}

function certain(order: DateOrder, iso: string | undefined): DateShape | undefined {
  return iso === undefined ? undefined : { kind: 'certain', order, iso };
}

/** Two digits are a year from 1970 to 2069, as in most programs. */
function fullYear(year: string): number {
  if (year.length !== 2) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return months.findIndex((names) => names.includes(start)) + 1;
}

function isoOf(year: number, month: number, day: number, clock: readonly (string | undefined)[]): string | undefined {
  const [hour, minute, second = '00', half] = clock;
  const isReal = packedDateFromDays(daysFromDate(year, month, day)) === year * 10_000 + month * 100 + day;
  if (year < 1 || !isReal) return undefined;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (hour === undefined || minute === undefined) return date;
  const of24 = hourOf24(Number(hour), half);
  if (of24 > 23 || Number(minute) > 59 || Number(second) >= 60) return undefined;
  return canonicalIsoDate(`${date}T${pad(of24, 2)}:${minute}:${second}`);
}

function hourOf24(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
