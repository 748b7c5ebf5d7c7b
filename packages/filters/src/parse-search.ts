import { absentIfNull, parseInput } from '@trackway/application';
import { invalidInput, invalidSearch } from '@trackway/errors';
import { z } from 'zod';
import { countFilters, type FilterGroup, type FilterGroupInput, filterGroupsInput, parseGroups } from './filter-groups';
import { type FilterInput, filterInput, type SortInput } from './filter-schemas';
import { locateIn } from './locate';
import { type CreateFieldError, type Filter, parseFilter, parseSort, type Sort } from './parse-filter';
import type { SearchModel } from './search-field';

const MAX_FILTERS = 50;
const MAX_SORTS = 5;

export interface Search {
  readonly filters: readonly Filter[];
  /** All of them must match, in addition to the filters. */
  readonly groups: readonly FilterGroup[];
  readonly sorts: readonly Sort[];
  readonly warnings: readonly string[];
}

/** A search as requests contain it. */
export interface SearchInput {
  readonly filters?: readonly FilterInput[] | undefined;
  readonly filter_groups?: readonly FilterGroupInput[] | undefined;
  readonly sorting?: readonly SortInput[] | undefined;
}

/** @throws AppError if a filter or a sort is not valid for the model. */
export function parseSearch(
  model: SearchModel,
  { filters = [], filter_groups: groups = [], sorting = [] }: SearchInput,
  createFieldError: CreateFieldError = invalidSearch,
): Search {
  const count = filters.length + countFilters(groups);
  if (count > MAX_FILTERS) throw invalidInput({ filters: [`At most ${MAX_FILTERS} filters.`] });
  if (sorting.length > MAX_SORTS) throw invalidInput({ sorting: [`At most ${MAX_SORTS} sorts.`] });
  const parsed = filters.map((filter, index) =>
    parseFilter(model, filter, locateIn('filters', index), createFieldError),
  );
  const connectives = new Set(parsed.slice(1).map(({ connective }) => connective));
  return {
    filters: parsed,
    groups: parseGroups(model, groups, createFieldError),
    sorts: sorting.map((sort, index) => parseSort(model, sort, locateIn('sorting', index))),
    warnings: connectives.size > 1 ? ['mixed_logical_operators'] : [],
  };
}

const filtersAndGroups = z.strictObject({
  filters: absentIfNull(z.array(filterInput)),
  filter_groups: filterGroupsInput,
});

/** Parses a list that was sent as JSON text. An empty text is an empty list. @throws AppError with the paths below `field`. */
export function parseListJson<Item>(schema: z.ZodType<Item>, json: string, field: string): Item[] {
  if (json === '') return [];
  const given = parseJson(json);
  if (!Array.isArray(given)) throw invalidInput({ [field]: ['Must be a list as in an advanced search.'] });
  return Object.values(parseInput(z.record(z.string(), z.array(schema)), { [field]: given })).flat();
}

/** Parses filters that were sent as JSON text: a list of filters, or an object with `filters` and `filter_groups`. */
export function parseFiltersJson(json: string): Pick<SearchInput, 'filters' | 'filter_groups'> {
  const given = parseJson(json);
  const isList = json === '' || Array.isArray(given);
  return isList ? { filters: parseListJson(filterInput, json, 'filters') } : parseInput(filtersAndGroups, given);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
