import { funnels } from '../text/en/funnels';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'funnels',
  english: funnels,
  portuguese: async () => (await import('../text/pt/funnels')).funnels,
};

export function useFunnelsText() {
  return useTextOf(CATALOGUE);
}
