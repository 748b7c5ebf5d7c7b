import { valueTypes } from '@trackway/application';
import { z } from 'zod';

export const { day, integerId, longText, moment, name, text, timestamp, uuid } = valueTypes;
/** The owner of a rule, agent or webhook. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });
