import { pageQuery } from '@trackway/http';
import { z } from 'zod';
import type { ListedField } from './listed-field';

/** The query of a listing: page, perPage and filter[<field>], which `read-listing.ts` reads. */
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
  text: { description: 'Exactly this' },
  boolean: { enum: ['true', 'false'] },
  select: { description: 'Several with a comma between' },
  relation: { description: 'A UUID; several with a comma between' },
  date: { description: 'A time, or a day in UTC' },
};
