import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { CHANNEL, type Channel } from './channel-api';

export function DeleteChannelDialog({ channel: { id, name }, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useChannelsText();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', CHANNEL, { path: { channel: id } }),
    () => {
      toast(t('channels.deleted'));
      void navigate({ to: '/deliveries', search: { tab: 'channels' } });
    },
  );
  return (
    <ConfirmDialog title={t('channels.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('channels.delete_about')}</p>
    </ConfirmDialog>
  );
}
