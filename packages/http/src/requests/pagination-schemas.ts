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

/** A field for `filter[<field>]`. */
export interface FilterParameter {
  readonly name: string;
  readonly inputType: keyof typeof FILTER_FORMATS;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
}

const FILTER_FORMATS = {
  text: 'Exact match.',
  number: 'One or more numbers, separated by commas.',
  boolean: '`true` or `false`.',
  select: 'One or more, separated by commas',
  relation: 'One or more ids, separated by commas.',
  date: 'A date and time, or a date in UTC (ISO 8601).',
} as const;

/** Query parameters of a listing with filters. The service that parses the filters checks their fields. */
export function listingQuery(fields: readonly FilterParameter[], { trashable = true } = {}) {
  const named = fields.map((field) => [field.name, { type: 'string', description: filterDescription(field) }]);
  const trashed = {
    type: 'string',
    enum: ['with', 'only'],
    description: '`with` includes deleted objects, `only` returns only deleted objects.',
  };
  return pageQuery.extend({
    filter: z
      .unknown()
      .optional()
      .meta({
        type: 'object',
        properties: { ...Object.fromEntries(named), ...(trashable ? { trashed } : {}) },
        description: '`filter[<field>]=<value>` selects objects with this value. Several filters must all match.',
      }),
  });
}

function filterDescription({ inputType, options = [] }: FilterParameter): string {
  const values = options.map(({ label, value }) =>
    String(value) === label ? `\`${value}\`` : `\`${value}\` (${label})`,
  );
  return values.length > 0 ? `${FILTER_FORMATS.select}: ${values.join(', ')}.` : FILTER_FORMATS[inputType];
}
