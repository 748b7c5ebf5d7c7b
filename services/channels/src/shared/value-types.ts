import { valueTypes } from '@trackway/application';

export const { name, text, timestamp, uuid } = valueTypes;
