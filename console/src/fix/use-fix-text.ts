import { fix } from '../text/en/fix';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'fix',
  english: fix,
  portuguese: async () => (await import('../text/pt/fix')).fix,
};

export function useFixText() {
  return useTextOf(CATALOGUE);
}
