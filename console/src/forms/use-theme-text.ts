import { theme } from '../text/en/theme';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'theme',
  english: theme,
  portuguese: async () => (await import('../text/pt/theme')).theme,
};

/** Texts of the look of form pages, which are loaded with their dialog. */
export function useThemeText() {
  return useTextOf(CATALOGUE);
}
