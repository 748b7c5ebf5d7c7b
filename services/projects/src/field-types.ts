import { valueTypes } from '@trackway/application';
import { z } from 'zod';

export const { integerId, longText, name, shortText, timestamp, uuid } = valueTypes;
/** What is not a name, and is either not there or says something. */
export const filledText = shortText.min(1);
export const email = z.email().max(254);
export const nullableTimestamp = timestamp.nullable();
