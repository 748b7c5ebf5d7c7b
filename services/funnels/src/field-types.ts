import { z } from 'zod';

/** PostgreSQL holds no NUL and no half of a surrogate pair. */
export const text = z
  .string()
  .refine(
    (value) => !value.includes('\0') && value.isWellFormed(),
    'Must not contain characters that are not Unicode text.',
  );
/** What people call a thing. */
export const name = text.trim().min(1).max(255);
export const uuid = z.guid().toLowerCase();
/** Who wrote a thing that acts by itself. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });
/** A time, or a day in UTC. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date());
export const timestamp = z.iso.datetime();
