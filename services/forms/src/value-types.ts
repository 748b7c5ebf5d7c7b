import { valueTypes } from '@trackway/http';

export const { longText, name, shortText, timestamp, uuid } = valueTypes;
