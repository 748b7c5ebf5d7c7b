import { useChannelsText } from '../text/use-channels-text';
import { Badge, StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Quiet, Row } from '../ui/layout';
import { Time } from '../ui/time';
import { type Message, senderName } from './conversation-api';
import styles from './conversations.module.css';

export function MessageBubble({ message, onRepeat }: { message: Message; onRepeat: (text: string) => void }) {
  const t = useChannelsText();
  const { direction, author, status, failure, attachments, message: text, received_at: at } = message;
  const name = (direction === 'inbound' ? senderName(message) : author?.name) ?? t(`messages.${direction}`);
  return (
    <li className={styles['bubble']} data-direction={direction}>
      <Row>
        <strong>{name}</strong>
        {author && author.kind !== 'user' ? <Badge tone="accent">{t(`actor.${author.kind}`)}</Badge> : undefined}
        <Quiet>
          <Time at={at} />
        </Quiet>
        {status ? <StateBadge state={status} /> : undefined}
      </Row>
      <p className={styles['text']}>{text}</p>
      {attachments.map((attachment) => (
        <Attachment key={attachment.id} of={attachment} />
      ))}
      {status === 'failed' ? (
        <Row>
          <span>{failure}</span>
          <Button icon="refresh" onClick={() => onRepeat(text)}>
            {t('conversations.repeat')}
          </Button>
        </Row>
      ) : undefined}
    </li>
  );
}

function Attachment({ of: { name, file_url: url, status, reason } }: { of: Message['attachments'][number] }) {
  const label = name ?? 'attachment';
  return (
    <Row>
      {url ? <a href={url}>{label}</a> : <span>{label}</span>}
      {status === 'stored' ? undefined : <StateBadge state={status} label={reason ?? status} />}
    </Row>
  );
}
