import { projectActions } from '../text/en/project-actions';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'project-actions',
  english: projectActions,
  portuguese: async () => (await import('../text/pt/project-actions')).projectActions,
};

/** Texts of what can be done with a project, which are not part of the first load of other screens. */
export function useActionsText() {
  return useTextOf(CATALOGUE);
}
