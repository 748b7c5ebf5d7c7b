import { customers } from '../text/en/customers';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'customers',
  english: customers,
  portuguese: async () => (await import('../text/pt/customers')).customers,
};

/** Texts of the screen of customers and contacts, which are not part of the first load. */
export function useCustomersText() {
  return useTextOf(CATALOGUE);
}
