import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Asks before input is lost. */
export function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('discard.title')}
      label={t('discard.do')}
      action={{ mutate: onDiscard, isPending: false, error: undefined }}
      onClose={onClose}
    >
      <p>{t('discard.about')}</p>
    </ConfirmDialog>
  );
}
