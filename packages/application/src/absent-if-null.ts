import type { z } from 'zod';

/** A member that clients may leave out or send as null, which many clients do for values that they do not set. */
export function absentIfNull<Output>(schema: z.ZodType<Output>) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
}
