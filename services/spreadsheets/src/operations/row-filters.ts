/** Filters of an export, as in an advanced search. */
export interface RowFilters {
  readonly filters: readonly unknown[];
  /** Groups of filters. Operations of versions before they were added have none. */
  readonly filterGroups?: readonly unknown[] | undefined;
}

export function hasFilters({ filters, filterGroups = [] }: RowFilters): boolean {
  return filters.length + filterGroups.length > 0;
}

/** The filters as projects reads them: a list, or an object if there are groups. */
export function filtersJson({ filters, filterGroups = [] }: RowFilters): string {
  return JSON.stringify(filterGroups.length === 0 ? filters : { filters, filter_groups: filterGroups });
}
