import { isStorableTime, isUnicode } from '@trackway/runtime';
import { z } from 'zod';

/** Text that every database can store: no NUL, no lone surrogate. */
export const text = z.string().refine(isUnicode, 'Must not contain characters that are not Unicode text.');
/** Name of an object: 1 to 255 characters without surrounding spaces. */
export const name = text.trim().min(1).max(255);
/** One line; may be empty. */
export const shortText = text.trim().max(255);
/** Several lines, stored unchanged. */
export const longText = text.max(65_536);
/** Case-insensitive, converted to lower case. */
export const uuid = z.guid().toLowerCase();
/** Ids of contacts and forms. */
export const integerId = z.int().min(1).max(2_147_483_647);
/** UTC, as in responses. */
export const timestamp = z.iso.datetime();
export const nullableTimestamp = timestamp.nullable();
/** One line that is not empty. */
export const filledText = shortText.min(1, 'Must not be empty.');
export const email = z.email().max(254);

const YEARS = 'Must be in the years 0001 to 9999.';
/** A date in UTC, in requests. */
export const day = z.iso.date().refine(hasStorableYear, YEARS);
/** A date and time with its offset, in requests. */
export const instant = z.iso.datetime({ offset: true }).refine(hasStorableYear, YEARS);
/** A date and time with its offset, or a date in UTC, in requests. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date()).refine(hasStorableYear, YEARS);

/** Also true for texts without a year, which have an error of their own. */
function hasStorableYear(text: string): boolean {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) || isStorableTime(time);
}
