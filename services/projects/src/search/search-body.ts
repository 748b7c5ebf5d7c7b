import { type Page, readPage, type Trashed } from '@trackway/application';
import { z } from 'zod';
import { BEHIND_WARNING } from '../consistency/with-consistency';
import { type AskedMembers, membersBody, type ProjectMember, readMembers } from '../projects/project-members';
import { filterGroupsInput } from './filter-groups';
import { readSearch, type Search } from './read-search';
import type { SearchModel } from './search-field';
import { filterInput, sortInput } from './search-request';
import { templateInput } from './template-option';

const trashed = z.boolean().optional().meta({ description: 'Only soft-deleted ones', default: false });
const paging = {
  page: z.unknown().optional().meta({ type: 'integer', description: 'Starts at 1; wins over the query' }),
  perPage: z.unknown().optional().meta({ type: 'integer', description: '1 to 100, else 30; wins over the query' }),
};
const filters = {
  filters: z.array(filterInput).optional().meta({ description: 'At most 50' }),
  filter_groups: filterGroupsInput,
};
const sorting = z.array(sortInput).optional().meta({ description: 'At most 5' });

/** The body of an advanced search. */
export const searchBody = z.strictObject({ ...filters, sorting, ...paging, trashed }).meta({ id: 'Search' });

const ofProjects = {
  trashed,
  template: templateInput,
  withPercentage: z.boolean().optional().meta({ description: 'Brings completed_percentage', default: false }),
  ...membersBody,
};

export const projectSearchBody = z
  .strictObject({ ...filters, sorting, ...paging, ...ofProjects })
  .meta({ id: 'ProjectSearch' });

const refusedSorting = z
  .unknown()
  .optional()
  .refine((given) => given === undefined, 'A group has an order of its own; it cannot be sorted by anything else.')
  .meta({ description: 'Refused' });

/** The listing of a group has an order of its own, so that it takes no `sorting`. */
export const groupListingBody = z
  .strictObject({ ...filters, sorting: refusedSorting, ...paging, ...ofProjects })
  .meta({ id: 'GroupListing' });

/** The member of an answer that says what the search may have meant differently; absent where nothing is to be said. */
export const warningsSchema = z.array(z.enum(['mixed_logical_operators', BEHIND_WARNING])).optional();

export interface SearchListing extends Search {
  readonly trashed: Trashed;
  readonly page: Page;
}

export function readSearchBody(model: SearchModel, body: z.infer<typeof searchBody>, query: unknown): SearchListing {
  const search = readSearch(model, body);
  return { ...search, trashed: body.trashed ? 'only' : 'without', page: readPage(query, body) };
}

/** The members of projects that a search wants. */
export function readSearchedMembers({
  withPercentage = false,
  ...asked
}: AskedMembers & { readonly withPercentage?: boolean | undefined }): ReadonlySet<ProjectMember> {
  const wanted = readMembers(asked);
  return withPercentage ? new Set([...wanted, 'completed_percentage']) : wanted;
}

/** `warnings` where there are any. */
export function withWarnings<T extends object>(answer: T, { warnings }: Search): T & { warnings?: readonly string[] } {
  return warnings.length > 0 ? { ...answer, warnings } : answer;
}
