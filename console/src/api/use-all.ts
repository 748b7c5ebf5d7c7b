import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context';

/** All funnels, for lists to choose from. */
export function useAllFunnels() {
  const { client } = useApi();
  return useQuery({ queryKey: ['all', 'funnels'], queryFn: ({ signal }) => client.funnels.list({}, { signal }).all() });
}

/** All saved views that the user can see. */
export function useAllViews() {
  const { client } = useApi();
  return useQuery({ queryKey: ['all', 'views'], queryFn: ({ signal }) => client.views.list({}, { signal }).all() });
}
