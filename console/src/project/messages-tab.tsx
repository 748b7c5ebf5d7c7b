import { Link } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Card, Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';

const PER_PAGE = 100;

/** Messages of all channels, newest first. */
export function MessagesTab({ project }: { project: string }) {
  const t = useText();
  const query = { filter: { project }, perPage: PER_PAGE };
  const read = useRead('/api/management/media-items', { query });
  return (
    <Loaded of={read}>
      {({ media_items: messages }) =>
        messages.length === 0 ? (
          <Empty title={t('messages.none')}>{t('messages.none_about')}</Empty>
        ) : (
          <Stack>
            {messages.map((message) => (
              <Card key={message.id}>
                <Row>
                  <strong>{message.author?.name ?? message.sender?.name ?? t(`messages.${message.direction}`)}</strong>
                  {message.status ? <StateBadge state={message.status} /> : undefined}
                  <Quiet>
                    <Time at={message.received_at} />
                  </Quiet>
                </Row>
                <p>{message.message}</p>
                <Row>
                  <Link to="/conversations" search={{ conversation: message.conversation_id }}>
                    {t('messages.open')}
                  </Link>
                </Row>
                {message.failure ? <Quiet>{message.failure}</Quiet> : undefined}
                {message.attachments.map(({ id, name, file_url: url }) => (
                  <a key={id} href={url ?? undefined}>
                    {name}
                  </a>
                ))}
              </Card>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
