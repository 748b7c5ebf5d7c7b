import { pageQuery } from '@trackway/http';
import { z } from 'zod';
import type { ListedField } from './listed-field';

/** Schema of a listing's query: page, perPage and filter[<field>]. `read-listing.ts` parses the filters. */
export function listingQuery(fields: readonly ListedField[], { trashable = false } = {}) {
  const named = fields.map(({ name, inputType }) => [name, { type: 'string', ...FORMATS[inputType] }]);
  const trashed = trashable ? { trashed: { type: 'string', enum: ['with', 'only'] } } : {};
  return pageQuery.extend({
    filter: z
      .unknown()
      .optional()
      .meta({
        type: 'object',
        properties: { ...Object.fromEntries(named), ...trashed },
        description: 'filter[<field>]=<value>: equals',
      }),
  });
}

const FORMATS: Readonly<
  Record<ListedField['inputType'], { readonly description: string } | { readonly enum: string[] }>
> = {
  text: { description: 'Exact match' },
  boolean: { enum: ['true', 'false'] },
  select: { description: 'One or more, separated by commas' },
  relation: { description: 'One or more UUIDs, separated by commas' },
  date: { description: 'A date and time, or a date in UTC' },
};
