import { useQuery } from '@tanstack/react-query';
import type { ProjectMember } from '@trackway/client';
import { useApi } from '../api/api-context';
import type { ProjectRow } from './project-columns';

const PER_PAGE = 100;
const MEMBERS: readonly ProjectMember[] = ['name', 'code', 'status', 'budget', 'impact', 'description', 'version'];

/** The current state of projects by id, which is what a change is previewed with. Deleted ones are missing. */
export function useCurrentProjects(ids: readonly string[]) {
  const { client } = useApi();
  const searchFor = (value: readonly string[]) =>
    client.call(
      'post',
      '/api/management/projects/search',
      {
        body: {
          filters: [{ field: 'id', operator: 'equals', value }],
          fields: [...MEMBERS],
          perPage: PER_PAGE,
        },
      },
      { repeatable: true },
    );
  return useQuery({
    queryKey: ['projects', 'current', ids],
    queryFn: async (): Promise<ReadonlyMap<string, ProjectRow>> => {
      const starts = Array.from({ length: Math.ceil(ids.length / PER_PAGE) }, (_, page) => page * PER_PAGE);
      const pages = await Promise.all(starts.map((start) => searchFor(ids.slice(start, start + PER_PAGE))));
      const rows = pages.flatMap(({ projects }) => projects as readonly ProjectRow[]);
      return new Map(rows.map((row) => [row.id, row]));
    },
    staleTime: 0,
  });
}
