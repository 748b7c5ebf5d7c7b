import { z } from 'zod';
import { parseScimFilter } from '../scim/scim-filter';
import type { ScimSlice } from '../scim/scim-store';

const MAX_COUNT = 200;
const MAX_INDEX = 1_000_000_000;

const number = z.string().optional();

const selection = {
  attributes: z.string().optional().meta({
    description: 'Attributes to return, such as `userName,name.givenName`. `id` and `schemas` are always returned',
  }),
  excludedAttributes: z.string().optional().meta({ description: 'Attributes to leave out, such as `members`' }),
};

export const scimListQuery = z.looseObject({
  filter: z.string().optional().meta({ description: 'For example `userName eq "ana@example.org"`' }),
  startIndex: number.meta({ description: 'Position of the first result. Default: 1' }),
  count: number.meta({ description: `Maximum number of results, at most ${MAX_COUNT}. Default: 100` }),
  ...selection,
});

export const scimReadQuery = z.looseObject(selection);

/** @throws ScimError `invalidFilter` */
export function sliceOf({ filter, startIndex, count }: z.output<typeof scimListQuery>): ScimSlice {
  const limit = within(count, { min: 0, max: MAX_COUNT, otherwise: 100 });
  const offset = within(startIndex, { min: 1, max: MAX_INDEX, otherwise: 1 }) - 1;
  return { filter: filter === undefined || filter.trim() === '' ? undefined : parseScimFilter(filter), offset, limit };
}

/** A number out of range becomes the nearest valid one, as RFC 7644 (3.4.2.4) demands. */
function within(text: string | undefined, { min, max, otherwise }: { min: number; max: number; otherwise: number }) {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) ? Math.min(Math.max(number, min), max) : otherwise;
}
