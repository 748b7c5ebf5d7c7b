import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { useChannelsText } from '../text/use-channels-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CHANNEL, type Channel } from './channel-api';

export function DeleteChannelDialog({ channel: { id, name }, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useChannelsText();
  const toast = useDeletionToast({ kind: 'channels' });
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', CHANNEL, { path: { channel: id } }),
    () => {
      toast(t('channels.deleted'), id);
      void navigate({ to: '/deliveries', search: { tab: 'channels' } });
    },
  );
  return (
    <ConfirmDialog title={t('channels.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('channels.delete_about')}</p>
    </ConfirmDialog>
  );
}
