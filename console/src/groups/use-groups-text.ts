import { groups } from '../text/en/groups';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'groups',
  english: groups,
  portuguese: async () => (await import('../text/pt/groups')).groups,
};

/** Texts of the screens of groups and tags, which are not part of the first load. */
export function useGroupsText() {
  return useTextOf(CATALOGUE);
}
