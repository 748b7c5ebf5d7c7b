import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import type { ProjectRow } from './project-columns';
import { type ProjectsSearch, searchBody } from './projects-search';

export const PER_PAGE = 100;

/** Reads the pages that are visible. `rowAt` is undefined for a row that is not loaded. */
export function useProjectPages(search: ProjectsSearch, members: readonly string[], visible: readonly number[]) {
  const { client } = useApi();
  const body = { ...searchBody(search), fields: [...members], perPage: PER_PAGE };
  const page = (number: number) => ({
    queryKey: ['projects', body, number],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(
        'post',
        '/api/management/projects/search',
        { body: { ...body, page: number } },
        { repeatable: true, signal },
      ),
  });
  const first = useQuery({ ...page(1), placeholderData: keepPreviousData });
  const numbers = [...new Set(visible.map((index) => Math.floor(index / PER_PAGE) + 1))].filter((number) => number > 1);
  const others = useQueries({ queries: numbers.map(page) });
  const rows = new Map<number, readonly ProjectRow[]>([[1, (first.data?.projects ?? []) as readonly ProjectRow[]]]);
  for (const [index, number] of numbers.entries()) {
    const data = others[index]?.data;
    if (data) rows.set(number, data.projects as readonly ProjectRow[]);
  }
  return {
    total: first.data?.meta.total ?? 0,
    isLoaded: first.data !== undefined,
    isBehind: first.isPlaceholderData,
    error: first.error ?? others.find(({ error }) => error)?.error,
    refetch: first.refetch,
    loaded: [...rows.values()].flat(),
    rowAt: (index: number) => rows.get(Math.floor(index / PER_PAGE) + 1)?.[index % PER_PAGE],
  };
}
