import { valueTypes } from '@trackway/application';

export const { longText, name, shortText, text, timestamp, uuid } = valueTypes;
