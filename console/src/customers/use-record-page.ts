import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { searchBody } from './customers-search';

/** The customers that match the text of the address, by page. */
export function useCustomerPage() {
  const { client } = useApi();
  return useRecordPage('customers', async (body, signal) => {
    const options = { repeatable: true, signal };
    const { customers, meta } = await client.call('post', '/api/management/customers/search', { body }, options);
    return { rows: customers, meta };
  });
}

/** The same for contacts. */
export function useContactPage() {
  const { client } = useApi();
  return useRecordPage('contacts', async (body, signal) => {
    const options = { repeatable: true, signal };
    const { contacts, meta } = await client.call('post', '/api/management/contacts/search', { body }, options);
    return { rows: contacts, meta };
  });
}

function useRecordPage<Result>(
  kind: string,
  read: (body: ReturnType<typeof searchBody>, signal: AbortSignal) => Promise<Result>,
) {
  const body = searchBody(useSearch({ from: '/customers' }));
  return useQuery({
    queryKey: ['records', kind, body],
    queryFn: ({ signal }) => read(body, signal),
    placeholderData: keepPreviousData,
  });
}
