import { activity } from '../text/en/activity';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'activity',
  english: activity,
  portuguese: async () => (await import('../text/pt/activity')).activity,
};

/** Texts of the activity of services, which are not part of the first load. */
export function useActivityText() {
  return useTextOf(CATALOGUE);
}
