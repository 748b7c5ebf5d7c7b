import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { searchBody } from './customers-search';

/** The customers that match the text of the address, by page. */
export function useCustomerPage() {
  const { client } = useApi();
  const body = searchBody(useSearch({ from: '/customers' }));
  return useQuery({
    queryKey: ['/api/management/customers/search', body],
    queryFn: ({ signal }) =>
      client.call('post', '/api/management/customers/search', { body }, { repeatable: true, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same for contacts. */
export function useContactPage() {
  const { client } = useApi();
  const body = searchBody(useSearch({ from: '/customers' }));
  return useQuery({
    queryKey: ['/api/management/contacts/search', body],
    queryFn: ({ signal }) =>
      client.call('post', '/api/management/contacts/search', { body }, { repeatable: true, signal }),
    placeholderData: keepPreviousData,
  });
}
