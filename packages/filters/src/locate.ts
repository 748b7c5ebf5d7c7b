/** Returns the path of a member of a filter or sort in the request, such as `filters.0.value` of `value`. */
export type Locate = (member: string) => string;

/** For a filter or sort that is not part of a request. */
export const locateAlone: Locate = (member) => member;

/** For an entry of a list in a body. `list` is its path, such as `filter_groups.0.filters`. */
export function locateIn(list: string, index: number): Locate {
  return (member) => `${list}.${index}.${member}`;
}

/** For `filter[<name>]` of a query, which has no members. */
export function locateInQuery(name: string): Locate {
  return () => `filter.${name}`;
}
