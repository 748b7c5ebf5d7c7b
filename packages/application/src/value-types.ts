import { isUnicode } from '@trackway/runtime';
import { z } from 'zod';

/** Text that every database can hold: no NUL, no half of a surrogate pair. */
export const text = z.string().refine(isUnicode, 'Must not contain characters that are not Unicode text.');
/** What people call a thing: 1 to 255 characters without spaces around them. */
export const name = text.trim().min(1).max(255);
/** One line, which may be empty. */
export const shortText = text.trim().max(255);
/** Several lines, kept as they come. */
export const longText = text.max(65_536);
/** In either case; read as small letters. */
export const uuid = z.guid().toLowerCase();
/** Ids of contacts and forms. */
export const integerId = z.int().min(1).max(2_147_483_647);
/** In UTC, as answers have it. */
export const timestamp = z.iso.datetime();
export const nullableTimestamp = timestamp.nullable();
/** One line that is not empty. */
export const filledText = shortText.min(1);
export const email = z.email().max(254);
