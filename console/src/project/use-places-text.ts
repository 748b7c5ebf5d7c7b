import { places } from '../text/en/places';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'places',
  english: places,
  portuguese: async () => (await import('../text/pt/places')).places,
};

/** Texts of the places of a project in funnels, which are not part of the first load of other screens. */
export function usePlacesText() {
  return useTextOf(CATALOGUE);
}
