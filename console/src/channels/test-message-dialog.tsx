import type { TrackwayClient } from '@trackway/client';
import { randomId } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { sign } from '../deliveries/signature';
import { useChannelsText } from '../text/use-channels-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextArea, TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { type Channel, INBOUND } from './channel-api';

/** Delivers a message as a connector would. A channel with a secret needs it for the signature. */
export function TestMessageDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useChannelsText();
  const toast = useToast();
  const [input, setInput] = useState({ message: t('channels.test_text'), name: t('channels.test_sender'), secret: '' });
  const send = useChange(
    (client) => deliver(client, channel, input),
    () => {
      toast(t('channels.tested'));
      onClose();
    },
  );
  const set = (name: keyof typeof input) => ({
    value: input[name],
    onChange: (event: { target: { value: string } }) => setInput({ ...input, [name]: event.target.value }),
  });
  return (
    <ConfirmDialog title={t('channels.test')} look="primary" action={send} onClose={onClose}>
      <p>{t('channels.test_about')}</p>
      <TextArea label={t('channels.message')} {...set('message')} />
      <TextField label={t('channels.sender')} {...set('name')} />
      {channel.has_secret ? (
        <TextField label={t('deliveries.secret')} hint={t('channels.secret_hint')} {...set('secret')} />
      ) : undefined}
    </ConfirmDialog>
  );
}

async function deliver(
  client: TrackwayClient,
  { external_ref }: Channel,
  { message, name, secret }: Readonly<Record<'message' | 'name' | 'secret', string>>,
): Promise<void> {
  const id = `msg_${randomId()}`;
  const body = { message, external_id: id, sender: { id: 'trackway-console', name } };
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = secret === '' ? undefined : await sign(secret, { id, timestamp, body: JSON.stringify(body) });
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  await client.call(
    'post',
    INBOUND,
    { path: { external_ref }, body },
    signature ? { headers: { ...headers, 'webhook-signature': signature } } : {},
  );
}
