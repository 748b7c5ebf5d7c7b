import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { searchBody } from './groups-search';

/** The groups that match the text of the address, by page. */
export function useGroupPage() {
  const { client } = useApi();
  return useLabelPage('groups', async (body, signal) => {
    const options = { repeatable: true, signal };
    const found = await client.call('post', '/api/management/project-groups/search', { body }, options);
    return { rows: found.project_groups, meta: found.meta };
  });
}

/** The same for tags. */
export function useTagPage() {
  const { client } = useApi();
  return useLabelPage('tags', async (body, signal) => {
    const options = { repeatable: true, signal };
    const { tags, meta } = await client.call('post', '/api/management/tags/search', { body }, options);
    return { rows: tags, meta };
  });
}

function useLabelPage<Result>(
  kind: string,
  read: (body: ReturnType<typeof searchBody>, signal: AbortSignal) => Promise<Result>,
) {
  const body = searchBody(useSearch({ from: '/groups' }));
  return useQuery({
    queryKey: ['records', kind, body],
    queryFn: ({ signal }) => read(body, signal),
    placeholderData: keepPreviousData,
  });
}
