import { Link } from '@tanstack/react-router';
import { useChannelsText } from '../text/use-channels-text';
import { Badge } from '../ui/badge';
import { Quiet } from '../ui/layout';
import { Time } from '../ui/time';
import { type Conversation, senderName } from './conversation-api';
import styles from './conversations.module.css';
import { useTeam } from './use-team';

export function ConversationList({
  conversations,
  chosen,
}: {
  conversations: readonly Conversation[];
  chosen: string | undefined;
}) {
  const t = useChannelsText();
  return (
    <ul className={styles['list']} aria-label={t('nav.conversations')}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Link
            to="/conversations"
            search={(before: object) => ({ ...before, conversation: conversation.id }) as never}
            className={styles['item'] ?? ''}
            activeProps={{}}
            aria-current={conversation.id === chosen ? 'true' : undefined}
            resetScroll={false}
          >
            <span className={styles['name']}>{senderName(conversation) ?? t('conversations.unknown')}</span>
            <Quiet>
              <Time at={conversation.last_message_at} relative />
            </Quiet>
            <Quiet>{t('conversations.messages', { count: conversation.messages_count })}</Quiet>
            {conversation.awaiting_reply_since ? <Badge tone="warn">{t('conversations.awaiting')}</Badge> : <span />}
            <Marks conversation={conversation} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The assignee and the labels. */
function Marks({ conversation: { assignee_id: assignee, labels } }: { conversation: Conversation }) {
  const { nameOf } = useTeam();
  if (!assignee && labels.length === 0) return undefined;
  return (
    <span className={styles['marks']}>
      {assignee ? <Quiet>{nameOf(assignee)}</Quiet> : undefined}
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </span>
  );
}
