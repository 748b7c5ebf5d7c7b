import { useNavigate } from '@tanstack/react-router';
import type { Webhook } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';

export function DeleteWebhookDialog({
  webhook: { id, name, url },
  onClose,
}: {
  webhook: Webhook;
  onClose: () => void;
}) {
  const t = useText();
  const toast = useDeletionToast({ kind: 'webhooks' });
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', '/api/management/webhooks/{webhook}', { path: { webhook: id } }),
    () => {
      toast(t('deliveries.deleted'), id);
      void navigate({ to: '/deliveries' });
    },
  );
  return (
    <ConfirmDialog
      title={t('deliveries.delete_of', { name: name || url })}
      label={t('ui.delete')}
      action={remove}
      onClose={onClose}
    >
      <p>{t('deliveries.delete_about')}</p>
    </ConfirmDialog>
  );
}
