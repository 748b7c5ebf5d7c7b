import { valueTypes } from '@trackway/http';

export const { name, text, timestamp, uuid } = valueTypes;
