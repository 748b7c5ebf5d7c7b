import { deleted } from '../text/en/deleted';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'deleted',
  english: deleted,
  portuguese: async () => (await import('../text/pt/deleted')).deleted,
};

export function useDeletedText() {
  return useTextOf(CATALOGUE);
}
