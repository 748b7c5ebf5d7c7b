import { z } from 'zod';

/** Text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
function storable(schema: z.ZodString): z.ZodType<string, string> {
  return schema.refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'Must not contain characters that are not Unicode text.',
  );
}

const filled = () => storable(z.string().trim().min(1).max(255));

export const name = filled();
/** What is not a name, and is either not there or says something. */
export const filledText = filled();
export const shortText = storable(z.string().trim().max(255));
export const longText = storable(z.string().max(65_536));
export const email = z.email().max(254);
export const uuid = z.guid().toLowerCase();
/** Ids of contacts and forms. */
export const integerId = z.int().min(1).max(2_147_483_647);
export const timestamp = z.iso.datetime();
export const nullableTimestamp = timestamp.nullable();
