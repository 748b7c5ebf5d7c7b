import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Card, Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Time } from '../ui/time';

const PER_PAGE = 100;

/** Messages of all channels, newest first. */
export function MessagesTab({ project }: { project: string }) {
  const t = useText();
  const { page = 1 } = useSearch({ from: '/projects/$project' });
  const navigate = useNavigate({ from: '/projects/$project' });
  const query = { filter: { project }, page, perPage: PER_PAGE };
  const read = useRead('/api/management/media-items', { query }, { keepPrevious: true });
  return (
    <Loaded of={read}>
      {({ media_items: messages, meta }) =>
        meta.total === 0 ? (
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
            <Pager meta={meta} onPage={(to) => void navigate({ search: (before) => ({ ...before, page: to }) })} />
          </Stack>
        )
      }
    </Loaded>
  );
}
