import { DEFAULT_PER_PAGE } from '@trackway/application';
import { z } from 'zod';

/** `meta` of every listing. `from` and `to` are 0 on an empty page; `last_page` is at least 1. */
export const pageMetaSchema = z
  .object({
    current_page: z.number().int(),
    from: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    to: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'PaginationMeta' });

/** Query parameters of a listing. Any value is accepted, because pagination never fails. */
export const pageQuery = z.looseObject({
  page: z
    .unknown()
    .optional()
    .meta({ type: 'integer', default: 1, description: 'Invalid values and values below 1 mean 1.' }),
  perPage: z.unknown().optional().meta({
    type: 'integer',
    default: DEFAULT_PER_PAGE,
    description: 'Invalid values and values below 1 mean 30; values above 100 mean 100.',
  }),
});

/** Query parameters of a listing with filters. The model defines the fields. */
export const listingQuery = pageQuery.extend({
  filter: z.unknown().optional().meta({
    type: 'object',
    description:
      'filter[<field>]=<value> selects equal values. filter[trashed]=with includes deleted objects, only selects them.',
  }),
});
