import { useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useRecordPage } from '../records/use-record-page';
import { searchBody } from './customers-search';

/** The customers that match the text of the address, by page. */
export function useCustomerPage() {
  const { client } = useApi();
  const search = searchBody(useSearch({ from: '/customers' }));
  return useRecordPage('customers', search, async (body, signal) => {
    const options = { repeatable: true, signal };
    const { customers, meta } = await client.call('post', '/api/management/customers/search', { body }, options);
    return { rows: customers, meta };
  });
}

/** The same for contacts. */
export function useContactPage() {
  const { client } = useApi();
  const search = searchBody(useSearch({ from: '/customers' }));
  return useRecordPage('contacts', search, async (body, signal) => {
    const options = { repeatable: true, signal };
    const { contacts, meta } = await client.call('post', '/api/management/contacts/search', { body }, options);
    return { rows: contacts, meta };
  });
}
