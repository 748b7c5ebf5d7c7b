import { intake } from '../text/en/intake';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'intake',
  english: intake,
  portuguese: async () => (await import('../text/pt/intake')).intake,
};

/** Texts of the screens of intake links, which are not part of the first load. */
export function useIntakeText() {
  return useTextOf(CATALOGUE);
}
