import type { ProjectSearch } from '@trackway/client';
import { completeFilter, type FilterGroup, parseFilter } from './filter-model';

export interface SortBy {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** The state of the screen, all of which is in the URL. */
export interface ProjectsSearch {
  readonly q?: string;
  readonly filter?: FilterGroup;
  readonly sort?: readonly SortBy[];
  readonly columns?: readonly string[];
  readonly trashed?: true;
  /** View that was applied last. */
  readonly view?: string;
}

const MAX_SORTS = 5;

export function projectsSearch(given: Readonly<Record<string, unknown>>): ProjectsSearch {
  const { q, columns, trashed, view } = given;
  const filter = parseFilter(given['filter']);
  const sort = Array.isArray(given['sort']) ? given['sort'].filter(isSort).slice(0, MAX_SORTS) : [];
  return {
    ...(typeof q === 'string' || typeof q === 'number' ? (String(q) === '' ? {} : { q: String(q) }) : {}),
    ...(filter ? { filter } : {}),
    ...(sort.length > 0 ? { sort } : {}),
    ...(isTexts(columns) && columns.length > 0 ? { columns } : {}),
    ...(trashed === true ? { trashed } : {}),
    ...(typeof view === 'string' && view !== '' ? { view } : {}),
  };
}

/** The body of `POST /projects/search`, without the page. The API checks names of fields and operators. */
export function searchBody({ q, filter, sort, trashed }: ProjectsSearch) {
  const complete = filter && completeFilter(filter);
  const byText = q ? [{ field: 'name_code', operator: 'contains', value: q }] : [];
  return {
    filters: byText,
    filter_groups: complete ? [complete] : [],
    ...(sort ? { sorting: sort } : {}),
    ...(trashed ? { trashed } : {}),
  } as Pick<ProjectSearch, 'filters' | 'filter_groups' | 'sorting' | 'trashed'>;
}

function isSort(given: unknown): given is SortBy {
  if (typeof given !== 'object' || given === null) return false;
  const { field, direction } = given as Partial<SortBy>;
  return typeof field === 'string' && (direction === 'asc' || direction === 'desc');
}

function isTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((one) => typeof one === 'string');
}

/** Ascending, then descending, then the default order. */
export function toggleSort(sort: readonly SortBy[], field: string): readonly SortBy[] {
  const current = sort.find((one) => one.field === field)?.direction;
  if (current === 'desc') return [];
  return [{ field, direction: current === 'asc' ? 'desc' : 'asc' }];
}
