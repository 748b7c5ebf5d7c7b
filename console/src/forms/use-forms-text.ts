import { forms } from '../text/en/forms';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'forms',
  english: forms,
  portuguese: async () => (await import('../text/pt/forms')).forms,
};

export function useFormsText() {
  return useTextOf(CATALOGUE);
}
