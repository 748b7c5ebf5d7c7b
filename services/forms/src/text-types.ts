import { z } from 'zod';

/** Text that every reader of it can hold: no NUL, no half of a surrogate pair. */
function storable(schema: z.ZodString): z.ZodType<string, string> {
  return schema.refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'Must not contain characters that are not Unicode text.',
  );
}

export const title = storable(z.string().trim().min(1).max(255));
export const shortText = storable(z.string().trim().max(255));
export const longText = storable(z.string().max(65_536));
export const timestamp = z.iso.datetime();
