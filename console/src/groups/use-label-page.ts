import { useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useRecordPage } from '../records/use-record-page';
import { searchBody } from './groups-search';

/** The groups that match the text of the address, by page. */
export function useGroupPage() {
  const { client } = useApi();
  const search = searchBody(useSearch({ from: '/groups' }));
  return useRecordPage('groups', search, async (body, signal) => {
    const options = { repeatable: true, signal };
    const found = await client.call('post', '/api/management/project-groups/search', { body }, options);
    return { rows: found.project_groups, meta: found.meta };
  });
}

/** The same for tags. */
export function useTagPage() {
  const { client } = useApi();
  const search = searchBody(useSearch({ from: '/groups' }));
  return useRecordPage('tags', search, async (body, signal) => {
    const options = { repeatable: true, signal };
    const { tags, meta } = await client.call('post', '/api/management/tags/search', { body }, options);
    return { rows: tags, meta };
  });
}
