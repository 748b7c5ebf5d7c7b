import { useNavigate } from '@tanstack/react-router';
import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useChannelsText } from '../text/use-channels-text';
import { useToast } from '../ui/toast';
import { createBody, NEW_CHANNEL } from './channel-draft';
import { ChannelFields } from './channel-fields';

/** Creates a channel and opens it, because its address is needed next. */
export function CreateChannelDialog({ onClose }: { onClose: () => void }) {
  const t = useChannelsText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useNew({
    first: NEW_CHANNEL,
    write: (client, draft) => client.call('post', '/api/management/channels', { body: createBody(draft) }),
    onDone: ({ channel: { id } }) => {
      toast(t('channels.created'));
      void navigate({ to: '/deliveries/channels/$channel', params: { channel: id } });
    },
  });
  return (
    <CreateDialog
      title={t('channels.create')}
      onClose={onClose}
      create={form.create}
      isComplete={form.draft.name.trim() !== ''}
    >
      <ChannelFields form={form} isNew />
    </CreateDialog>
  );
}
