import { invalidInput } from '@trackway/errors';

/**
 * The members of `filter[<field>]=value` of a GET listing, each with all values that were sent for it; none where there is no `filter`.
 * @throws AppError `validation_errors` where it is not sent so.
 */
export function filterMembers(query: unknown): [string, string[]][] {
  const filter = typeof query === 'object' && query !== null && 'filter' in query ? query.filter : undefined;
  if (filter === undefined) return [];
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  return Object.entries(filter).map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(String)]);
}
