import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChannelsTextKey, useChannelsText } from '../text/use-channels-text';
import { Badge, type Tone } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea, TextField } from '../ui/field';
import { Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { type SignatureResult, verify } from './signature';

const EMPTY = { secret: '', id: '', timestamp: '', signature: '', body: '' };
const TONES: Readonly<Record<SignatureResult, Tone>> = { valid: 'good', expired: 'warn', different: 'bad' };

/** Verifies a delivery that was received somewhere, to find out why a receiver rejects it. Nothing is sent. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const t = useChannelsText();
  const [input, setInput] = useState(EMPTY);
  const check = useMutation({
    mutationFn: ({ secret, signature, ...signed }: typeof EMPTY) => verify(secret, signature, signed, Date.now()),
  });
  const set = (name: keyof typeof EMPTY) => ({
    value: input[name],
    onChange: (event: { target: { value: string } }) => {
      setInput({ ...input, [name]: event.target.value });
      check.reset();
    },
  });
  return (
    <Dialog
      title={t('signature.title')}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={Object.values(input).includes('')} onClick={() => check.mutate(input)}>
          {t('signature.verify')}
        </Button>
      }
    >
      <p>{t('signature.about')}</p>
      <TextField label={t('deliveries.secret')} {...set('secret')} />
      <TextField label="webhook-id" {...set('id')} />
      <TextField label="webhook-timestamp" inputMode="numeric" {...set('timestamp')} />
      <TextField label="webhook-signature" {...set('signature')} />
      <TextArea label={t('signature.body')} hint={t('signature.body_hint')} {...set('body')} />
      {check.data ? (
        <Row>
          <Badge tone={TONES[check.data]}>{t(`signature.${check.data}`)}</Badge>
          <span role="status">{t(`signature.${check.data}_about` satisfies ChannelsTextKey)}</span>
        </Row>
      ) : undefined}
      {check.error ? <ErrorNotice error={check.error} /> : undefined}
    </Dialog>
  );
}
