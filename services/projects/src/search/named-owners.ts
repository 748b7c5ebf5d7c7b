import type { FilterGroup } from './filter-groups';
import type { Owner } from './search-field';
import type { Filter, Sort } from './search-request';

/** The services whose things a search asks about. */
export function namedOwners(search: {
  readonly filters: readonly Filter[];
  readonly groups?: readonly FilterGroup[];
  readonly sorts?: readonly Sort[];
}): ReadonlySet<Owner> {
  const named = [...search.filters, ...(search.sorts ?? [])].flatMap(({ field }) => field.owner ?? []);
  return new Set([...named, ...(search.groups ?? []).flatMap((group) => [...namedOwners(group)])]);
}
