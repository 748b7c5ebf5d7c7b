import type { View } from '@trackway/client';
import { type Condition, type FilterGroup, parseFilter } from '../projects/filter-model';
import { type ProjectsSearch, projectsSearch, searchBody } from '../projects/projects-search';

interface Columns {
  readonly key: string;
  /** Members of projects that the column shows. */
  readonly members: readonly string[];
}

/** The content of a view: the search of the screen in the terms of the API. */
export function viewOf(search: ProjectsSearch, shown: readonly Columns[]) {
  const { filters, filter_groups, sorting } = searchBody(search);
  return {
    filters: filters ?? [],
    filter_groups: filter_groups ?? [],
    sorting: sorting ?? [],
    columns: [...new Set(shown.flatMap(({ members }) => members))],
  };
}

/** The search of the screen for a view. Views may also be written by other programs. */
export function searchOf(
  view: Pick<View, 'id' | 'filters' | 'filter_groups' | 'sorting' | 'columns'>,
  known: readonly Columns[],
): ProjectsSearch {
  const all = parseFilter({ logical_operator: 'and', filters: view.filters, filter_groups: view.filter_groups });
  const text = all?.filters.find(isText);
  const filters = all?.filters.filter((condition) => condition !== text) ?? [];
  const filter = simplified({ logical_operator: 'and', filters, filter_groups: all?.filter_groups ?? [] });
  const columns = known.filter(({ members }) => members.some((member) => view.columns.includes(member)));
  return projectsSearch({
    view: view.id,
    ...(text ? { q: String(text.value) } : {}),
    ...(filter ? { filter } : {}),
    sort: view.sorting,
    columns: columns.map(({ key }) => key),
  });
}

/** The condition of the search field. */
function isText({ field, operator, value }: Condition): boolean {
  return field === 'name_code' && operator === 'contains' && typeof value === 'string';
}

/** A group that contains only one other group is that group. */
function simplified(group: FilterGroup): FilterGroup | undefined {
  const [inner] = group.filter_groups;
  if (group.filters.length === 0) return group.filter_groups.length === 1 ? inner : inner && group;
  return group;
}
