import type { Webhook } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { Menu } from '../ui/menu';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { DeleteWebhookDialog } from './delete-webhook-dialog';
import { EditWebhookDialog } from './edit-webhook-dialog';
import { RotateSecretDialog } from './rotate-secret-dialog';
import { VerifyDialog } from './verify-dialog';

const PATH = '/api/management/webhooks/{webhook}';

type Asked = 'edit' | 'secret' | 'replay' | 'verify' | 'delete';

/** Test, edit, pause or activate, replay a period, rotate the secret, delete. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, active } = webhook;
  const t = useChannelsText();
  const toast = useToast();
  const { tags } = useApi();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const path = { webhook: id };
  const test = useChange(
    (client) => client.call('post', `${PATH}/test`, { path }),
    () => toast(t('deliveries.tested')),
  );
  const toggle = useChange(async (client) => {
    const options = { ifMatch: tags.of(`/api/management/webhooks/${id}`) };
    if (active) await client.call('patch', PATH, { path, body: { active: false } }, options);
    else await client.call('post', `${PATH}/activate`, { path });
  });
  const error = test.error ?? toggle.error;
  return (
    <>
      <Button icon="play" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
        {t('deliveries.test')}
      </Button>
      <Button icon="edit" onClick={() => setAsked('edit')}>
        {t('ui.edit')}
      </Button>
      <Button onClick={() => setAsked('replay')}>{t('deliveries.replay')}</Button>
      <Button disabled={toggle.isPending} onClick={() => toggle.mutate(undefined)}>
        {t(active ? 'rules.deactivate' : 'rules.activate')}
      </Button>
      <Menu
        trigger={<IconButton icon="more" look="default" label={t('channels.more')} />}
        items={[
          { key: 'secret', label: t('deliveries.rotate'), onSelect: () => setAsked('secret') },
          { key: 'verify', label: t('signature.title'), onSelect: () => setAsked('verify') },
          { key: 'delete', label: t('ui.delete'), onSelect: () => setAsked('delete') },
        ]}
      />
      {error ? <ErrorNotice error={error} /> : undefined}
      {asked === 'secret' ? (
        <RotateSecretDialog
          about={t('deliveries.rotate_about')}
          rotate={(client) => client.call('post', `${PATH}/secret`, { path })}
          onClose={close}
        />
      ) : undefined}
      {asked === 'edit' ? <EditWebhookDialog webhook={webhook} onClose={close} /> : undefined}
      {asked === 'replay' ? <ReplayDialog webhook={id} onClose={close} /> : undefined}
      {asked === 'delete' ? <DeleteWebhookDialog webhook={webhook} onClose={close} /> : undefined}
      {asked === 'verify' ? <VerifyDialog onClose={close} /> : undefined}
    </>
  );
}

function ReplayDialog({ webhook, onClose }: { webhook: string; onClose: () => void }) {
  const t = useChannelsText();
  const toast = useToast();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const replay = useChange(
    (client) => {
      const body = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      return client.call('post', `${PATH}/replay`, { path: { webhook }, body });
    },
    ({ events_count: count }) => {
      toast(t('deliveries.replayed', { count }));
      onClose();
    },
  );
  return (
    <Dialog
      title={t('deliveries.replay')}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={!from || !to || replay.isPending} onClick={() => replay.mutate(undefined)}>
          {t('deliveries.replay')}
        </Button>
      }
    >
      <TextField
        label={t('deliveries.from')}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t('deliveries.to')}
        type="datetime-local"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      {replay.error ? <ErrorNotice error={replay.error} /> : undefined}
    </Dialog>
  );
}
