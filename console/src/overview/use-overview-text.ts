import { overview } from '../text/en/overview';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'overview',
  english: overview,
  portuguese: async () => (await import('../text/pt/overview')).overview,
};

/** Texts of the overview, which are not part of the first load of other screens. */
export function useOverviewText() {
  return useTextOf(CATALOGUE);
}
