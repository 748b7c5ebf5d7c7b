import { video } from '../text/en/video';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'video',
  english: video,
  portuguese: async () => (await import('../text/pt/video')).video,
};

/** Texts of required videos, which are loaded with the first one. */
export function useVideoText() {
  return useTextOf(CATALOGUE);
}
