import { invalidInput, invalidSearch } from '@trackway/errors';
import { countFilters, type FilterGroup, type FilterGroupInput, readGroup } from './filter-groups';
import type { SearchModel } from './search-field';
import {
  type Filter,
  type FilterInput,
  type Refuse,
  readFilter,
  readSort,
  type Sort,
  type SortInput,
} from './search-request';

const MAX_FILTERS = 50;
const MAX_SORTS = 5;

export interface Search {
  readonly filters: readonly Filter[];
  /** Each holds beside the filters. */
  readonly groups: readonly FilterGroup[];
  readonly sorts: readonly Sort[];
  readonly warnings: readonly string[];
}

/** What is searched for, as it was sent. */
export interface SearchInput {
  readonly filters?: readonly FilterInput[] | undefined;
  readonly filter_groups?: readonly FilterGroupInput[] | undefined;
  readonly sorting?: readonly SortInput[] | undefined;
}

/** @throws AppError where a filter or sort makes no sense for the model; `refuseField` makes the refusal of an unknown field. */
export function readSearch(
  model: SearchModel,
  { filters = [], filter_groups: groups = [], sorting = [] }: SearchInput,
  refuseField: Refuse = invalidSearch,
): Search {
  const count = filters.length + countFilters(groups);
  if (count > MAX_FILTERS) throw invalidInput({ filters: [`At most ${MAX_FILTERS} filters.`] });
  if (sorting.length > MAX_SORTS) throw invalidInput({ sorting: [`At most ${MAX_SORTS} sorts.`] });
  const read = filters.map((filter) => readFilter(model, filter, refuseField));
  const connectives = new Set(read.slice(1).map(({ connective }) => connective));
  return {
    filters: read,
    groups: groups.map((group) => readGroup(model, group, refuseField)),
    sorts: sorting.map((sort) => readSort(model, sort)),
    warnings: connectives.size > 1 ? ['mixed_logical_operators'] : [],
  };
}
