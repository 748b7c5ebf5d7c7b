import { attachments } from '../text/en/attachments';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'attachments',
  english: attachments,
  portuguese: async () => (await import('../text/pt/attachments')).attachments,
};

/** Texts of the videos and files of steps, which are loaded with their dialog. */
export function useAttachmentsText() {
  return useTextOf(CATALOGUE);
}
