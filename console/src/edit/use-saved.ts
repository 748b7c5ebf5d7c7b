import { useText } from '../text/text-context';
import { useToast } from '../ui/toast';

/** Says that a change was saved, and closes its dialog. */
export function useSaved(onClose: () => void): () => void {
  const t = useText();
  const toast = useToast();
  return () => {
    toast(t('ui.saved'));
    onClose();
  };
}
