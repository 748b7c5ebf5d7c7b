import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useStored } from '../edit/use-stored';
import { ForUser } from '../session/for-user';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { Quiet, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Pager } from '../ui/pager';
import { type Conversation, senderName } from './conversation-api';
import { ConversationWork } from './conversation-work';
import styles from './conversations.module.css';
import { MessageBubble } from './message-bubble';
import { ReplyForm, withText } from './reply-form';

const LIVE_MS = 3_000;
const PER_PAGE = 50;

/** The messages of a conversation, oldest first, and the reply. */
export function Thread({ conversation: id }: { conversation: string }) {
  const path = { conversation: id };
  const read = useRead('/api/management/conversations/{conversation}', { path }, { refetchMs: LIVE_MS });
  return (
    <div className={styles['thread']}>
      <Loaded of={read}>
        {({ conversation }) => (
          <>
            <Head conversation={conversation} />
            <ForUser>{(user) => <Messages conversation={conversation} user={user} />}</ForUser>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Head({ conversation }: { conversation: Conversation }) {
  const t = useChannelsText();
  const navigate = useNavigate({ from: '/conversations' });
  const { project_id: project, channel_id: channel, sender } = conversation;
  const back = () =>
    void navigate({
      search: ({ conversation: _closed, ...before }: Readonly<Record<string, unknown>>) => before as never,
    });
  return (
    <div className={styles['head']}>
      <Row>
        <span className={styles['back']}>
          <Button icon="left" onClick={back}>
            {t('conversations.back')}
          </Button>
        </span>
        <h2>{senderName(conversation) ?? t('conversations.unknown')}</h2>
        <Quiet>{[sender?.email, sender?.phone].filter(Boolean).join(' · ')}</Quiet>
      </Row>
      <Row>
        {project ? (
          <Link to="/projects/$project" params={{ project }}>
            {t('rules.project')}
          </Link>
        ) : undefined}
        <Link to="/deliveries/channels/$channel" params={{ channel }}>
          {t('conversations.channel')}
        </Link>
      </Row>
      <ConversationWork conversation={conversation} />
    </div>
  );
}

function Messages({ conversation, user }: { conversation: Conversation; user: string }) {
  const t = useChannelsText();
  const [page, setPage] = useState(1);
  // Another conversation can be read before the reply is sent.
  const { value: draft, set: setDraft } = useStored(`reply.${conversation.id}.${user}`, () => '');
  const query = { filter: { conversation: conversation.id }, perPage: PER_PAGE, page };
  const read = useRead('/api/management/media-items', { query }, { keepPrevious: true, refetchMs: LIVE_MS });
  return (
    <>
      <Loaded of={read}>
        {({ media_items: messages, meta }) => (
          <>
            {meta.last_page > 1 ? <Pager meta={meta} onPage={setPage} /> : undefined}
            <ol className={styles['messages']} aria-label={t('conversations.thread')}>
              {messages.toReversed().map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  onRepeat={(text) => setDraft((before) => withText(before, text))}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
      <ReplyForm conversation={conversation} draft={draft} onDraft={setDraft} />
    </>
  );
}
