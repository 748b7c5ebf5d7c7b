import { type RecordsSearch, recordsSearch } from '../records/records-search';

const TABS = ['customers', 'contacts'] as const;

/** The text is part of a name, e-mail or phone number. */
export type CustomersSearch = RecordsSearch<(typeof TABS)[number]>;

export function customersSearch(search: Readonly<Record<string, unknown>>): CustomersSearch {
  return recordsSearch(TABS, search);
}

/** The body of a search for customers or contacts whose name, e-mail or phone contains the text. */
export function searchBody({ q, page = 1 }: CustomersSearch) {
  const fields = q === undefined ? [] : (['name', 'email', 'phone'] as const);
  return {
    filters: fields.map((field) => ({
      field,
      operator: 'contains' as const,
      value: q,
      logical_operator: 'or' as const,
    })),
    sorting: [{ field: 'name' as const, direction: 'asc' as const }],
    page,
    perPage: 50,
  };
}
