import { valueTypes } from '@trackway/application';
import { z } from 'zod';

export const { integerId, longText, name, text, timestamp, uuid } = valueTypes;
/** The owner of a rule, agent or webhook. */
export const owner = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });
/** A date and time, or a date in UTC. */
export const moment = z.iso.datetime({ offset: true }).or(z.iso.date());
