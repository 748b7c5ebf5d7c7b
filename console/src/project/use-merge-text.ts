import { merge } from '../text/en/merge';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'merge',
  english: merge,
  portuguese: async () => (await import('../text/pt/merge')).merge,
};

/** Texts of merges of projects, which are loaded with their dialog. */
export function useMergeText() {
  return useTextOf(CATALOGUE);
}
