import { valueTypes } from '@trackway/application';
import { z } from 'zod';

export const { integerId, longText, name, text, timestamp, uuid } = valueTypes;
/** The owner of a rule, agent or webhook. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });

const YEARS = 'Must be in the years 0001 to 9999.';

/** A date in UTC. */
export const day = z.iso.date().refine(hasStorableYear, YEARS);
/** A date and time, or a date in UTC. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date()).refine(hasStorableYear, YEARS);

/**
 * PostgreSQL has no year 0, and ISO 8601 writes other years with a sign. Also true for texts without a year, which have
 * an error of their own.
 */
function hasStorableYear(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return !(year < 1 || year > 9_999);
}
