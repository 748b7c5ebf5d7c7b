import { absentIfNull, type Page, readPage, type Trashed } from '@trackway/application';
import {
  filterGroupsInput,
  filterInput,
  parseSearch,
  type Search,
  type SearchModel,
  sortInput,
} from '@trackway/filters';
import { z } from 'zod';

/** The warning of a response that may not include changes named by the request's consistency token. */
export const BEHIND_WARNING = 'behind_consistency_token';

/** The members of a search body apart from its sorting. */
export const searchShape = {
  filters: absentIfNull(z.array(filterInput)).meta({ description: 'At most 50' }),
  filter_groups: filterGroupsInput,
  page: z.unknown().optional().meta({ type: 'integer', description: 'Starts at 1. Overrides the query' }),
  perPage: z.unknown().optional().meta({ type: 'integer', description: '1 to 100, default 30. Overrides the query' }),
  trashed: z.boolean().optional().meta({ description: 'Only deleted records', default: false }),
};

export const sortingShape = { sorting: absentIfNull(z.array(sortInput)).meta({ description: 'At most 5' }) };

/** The body of an advanced search. */
export const searchBody = z.strictObject({ ...searchShape, ...sortingShape }).meta({
  id: 'Search',
  example: {
    filters: [{ field: 'name', operator: 'contains', value: 'a' }],
    sorting: [{ field: 'name', direction: 'asc' }],
    perPage: 10,
  },
});

/** Warnings of a response. Absent if there are none. */
export const warningsSchema = z.array(z.enum(['mixed_logical_operators', BEHIND_WARNING])).optional();

export interface SearchListing extends Search {
  readonly trashed: Trashed;
  readonly page: Page;
}

export function readSearchBody(model: SearchModel, body: z.infer<typeof searchBody>, query: unknown): SearchListing {
  const search = parseSearch(model, body);
  return { ...search, trashed: body.trashed ? 'only' : 'without', page: readPage(query, body) };
}

/** Adds `warnings` to a response if there are any. */
export function withWarnings<T extends object>(
  response: T,
  { warnings }: Search,
): T & { warnings?: readonly string[] } {
  return warnings.length > 0 ? { ...response, warnings } : response;
}
