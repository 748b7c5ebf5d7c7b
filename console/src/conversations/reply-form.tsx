import { randomId } from '@trackway/client';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { TextArea } from '../ui/field';
import { Quiet, Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import type { Conversation } from './conversation-api';
import styles from './conversations.module.css';
import { TemplateMenu } from './template-menu';
import { TemplatesDialog } from './templates-dialog';

/**
 * A reply. A failed request keeps the text, and the same text is sent with the same key, so that the recipient gets it
 * once however often it is tried.
 */
export function ReplyForm({
  conversation,
  draft,
  onDraft,
}: {
  conversation: Conversation;
  draft: string;
  onDraft: (change: (before: string) => string) => void;
}) {
  const t = useChannelsText();
  const toast = useToast();
  const [isManaging, setManaging] = useState(false);
  const [attempt, setAttempt] = useState({ key: randomId(), message: '' });
  const send = useChange(
    (client, { key, message }: typeof attempt) =>
      client.call(
        'post',
        '/api/management/channels/{channel}/messages',
        { path: { channel: conversation.channel_id }, body: { conversation_id: conversation.id, message } },
        { idempotencyKey: key },
      ),
    (_result, { message: sent }) => {
      setAttempt({ key: randomId(), message: '' });
      // The user may have changed the text while it was sent.
      onDraft((before) => (before.trim() === sent ? '' : before));
      toast(t('conversations.sent'));
    },
  );
  const message = draft.trim();
  const submit = () => {
    if (!message || send.isPending) return;
    const next = message === attempt.message ? attempt : { key: randomId(), message };
    setAttempt(next);
    send.mutate(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <>
      <form className={styles['reply']} onSubmit={onSubmit}>
        {send.error ? <ErrorNotice error={send.error} onRetry={submit} /> : undefined}
        <TextArea
          label={t('conversations.reply')}
          value={draft}
          onChange={({ target }) => onDraft(() => target.value)}
          onKeyDown={onKey}
        />
        <Row>
          <Button look="primary" type="submit" icon="deliveries" disabled={!message || send.isPending}>
            {t('conversations.send')}
          </Button>
          <Quiet>{t('conversations.shortcut')}</Quiet>
          <TemplateMenu
            conversation={conversation.id}
            onInsert={(text) => onDraft((before) => withText(before, text))}
            onManage={() => setManaging(true)}
          />
        </Row>
      </form>
      {isManaging ? <TemplatesDialog onClose={() => setManaging(false)} /> : undefined}
    </>
  );
}

/** A draft with a text below what is written already. */
export function withText(draft: string, text: string): string {
  return draft ? `${draft}\n${text}` : text;
}
