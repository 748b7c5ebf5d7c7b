import { Dialog } from '../ui/dialog';
import { useFunnelsText } from './use-funnels-text';

/** For an address of a step that was deleted. */
export function MissingStepDialog({ onClose }: { onClose: () => void }) {
  const t = useFunnelsText();
  return (
    <Dialog title={t('step.edit')} onClose={onClose}>
      <p>{t('step.missing')}</p>
    </Dialog>
  );
}
