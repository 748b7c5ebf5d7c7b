import { z } from 'zod';

/** The filters of an advanced search; which fields there are, the owner of the rows knows. */
export const filtersSchema = z.array(z.looseObject({ field: z.string(), operator: z.string() })).max(50);
