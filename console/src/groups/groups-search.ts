import { type RecordsSearch, recordsSearch } from '../records/records-search';

const TABS = ['groups', 'tags'] as const;

/** The text is part of a name. */
export type GroupsSearch = RecordsSearch<(typeof TABS)[number]>;

export interface GroupSearch {
  readonly page?: number;
}

export function groupsSearch(search: Readonly<Record<string, unknown>>): GroupsSearch {
  return recordsSearch(TABS, search);
}

export function groupSearch({ page }: Readonly<Record<string, unknown>>): GroupSearch {
  return typeof page === 'number' && page > 1 ? { page } : {};
}

/** The body of a search for groups or tags whose name contains the text. */
export function searchBody({ q, page = 1 }: GroupsSearch) {
  return {
    filters: q === undefined ? [] : [{ field: 'name' as const, operator: 'contains' as const, value: q }],
    sorting: [{ field: 'name' as const, direction: 'asc' as const }],
    page,
    perPage: 50,
  };
}
