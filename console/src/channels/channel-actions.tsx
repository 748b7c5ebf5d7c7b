import { useState } from 'react';
import { useChange } from '../api/use-change';
import { RotateSecretDialog } from '../deliveries/rotate-secret-dialog';
import { VerifyDialog } from '../deliveries/verify-dialog';
import { useChannelsText } from '../text/use-channels-text';
import { Button, IconButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Menu } from '../ui/menu';
import { ErrorNotice } from '../ui/notice';
import { CHANNEL, type Channel } from './channel-api';
import { DeleteChannelDialog } from './delete-channel-dialog';
import { EditChannelDialog } from './edit-channel-dialog';
import { TestMessageDialog } from './test-message-dialog';

type Shown = 'test' | 'edit' | 'rotate' | 'remove' | 'verify' | 'delete';

/** Test, edit, activate or pause, delete, and everything about the secret. */
export function ChannelActions({ channel }: { channel: Channel }) {
  const t = useChannelsText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const path = { channel: channel.id };
  const toggle = useChange((client) =>
    client.call('post', channel.active ? `${CHANNEL}/deactivate` : `${CHANNEL}/activate`, { path }),
  );
  const item = (key: Shown, label: string, isDisabled = false) => {
    return { key, label, isDisabled, onSelect: () => setShown(key) };
  };
  return (
    <>
      <Button icon="play" onClick={() => setShown('test')}>
        {t('channels.test')}
      </Button>
      <Button icon="edit" onClick={() => setShown('edit')}>
        {t('ui.edit')}
      </Button>
      <Button disabled={toggle.isPending} onClick={() => toggle.mutate(undefined)}>
        {t(channel.active ? 'rules.deactivate' : 'rules.activate')}
      </Button>
      <Menu
        trigger={<IconButton icon="more" look="default" label={t('channels.more')} />}
        items={[
          item('rotate', t('deliveries.rotate')),
          item('remove', t('channels.remove_secret'), !channel.has_secret),
          item('verify', t('signature.title')),
          item('delete', t('ui.delete')),
        ]}
      />
      {toggle.error ? <ErrorNotice error={toggle.error} /> : undefined}
      {shown === 'test' ? <TestMessageDialog channel={channel} onClose={close} /> : undefined}
      {shown === 'edit' ? <EditChannelDialog channel={channel} onClose={close} /> : undefined}
      {shown === 'verify' ? <VerifyDialog onClose={close} /> : undefined}
      {shown === 'delete' ? <DeleteChannelDialog channel={channel} onClose={close} /> : undefined}
      {shown === 'remove' ? <RemoveSecretDialog channel={channel.id} onClose={close} /> : undefined}
      {shown === 'rotate' ? (
        <RotateSecretDialog
          about={t('channels.rotate_about')}
          rotate={(client) => client.call('post', `${CHANNEL}/secret`, { path, body: {} })}
          onClose={close}
        />
      ) : undefined}
    </>
  );
}

function RemoveSecretDialog({ channel, onClose }: { channel: string; onClose: () => void }) {
  const t = useChannelsText();
  const remove = useChange((client) => client.call('delete', `${CHANNEL}/secret`, { path: { channel } }), onClose);
  return (
    <ConfirmDialog title={t('channels.remove_secret')} action={remove} onClose={onClose}>
      <p>{t('channels.remove_about')}</p>
    </ConfirmDialog>
  );
}
