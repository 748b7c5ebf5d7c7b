import { z } from 'zod';

/** What people call a thing. PostgreSQL holds no NUL and no half of a surrogate pair. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'Must not contain characters that are not Unicode text.',
  );
export const uuid = z.guid().toLowerCase();
/** Who wrote a thing that acts by itself. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });
/** A time, or a day in UTC. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date());
export const timestamp = z.iso.datetime();
