import { valueTypes } from '@trackway/application';
import { z } from 'zod';

export const { integerId, longText, name, text, timestamp, uuid } = valueTypes;
/** Who wrote a thing that acts by itself. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });
/** A time, or a day in UTC. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date());
