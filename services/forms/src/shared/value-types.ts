import { valueTypes } from '@trackway/application';

export const { longText, name, shortText, timestamp, uuid } = valueTypes;
