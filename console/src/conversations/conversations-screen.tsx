import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Page, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import type { Conversation } from './conversation-api';
import { ConversationList } from './conversation-list';
import styles from './conversations.module.css';
import type { ConversationsSearch } from './conversations-search';
import { Thread } from './thread';

const LIVE_MS = 5_000;
const MAX_CHANNELS = 100;

/** Conversations of all channels, the one with the newest message first, and the chosen one with its messages. */
export function ConversationsScreen() {
  const t = useText();
  const search = useSearch({ from: '/conversations' });
  const { channel, project, page } = search;
  const filter = { ...(channel ? { channel } : {}), ...(project ? { project } : {}) };
  const query = { ...(page ? { page } : {}), filter };
  const read = useRead('/api/management/conversations', { query }, { keepPrevious: true, refetchMs: LIVE_MS });
  return (
    <Page title={t('nav.conversations')} about={t('conversations.about')}>
      <Filters search={search} />
      <Loaded of={read}>
        {({ conversations, meta }) =>
          conversations.length === 0 && !search.conversation ? (
            <Empty title={t('conversations.none')}>{t('conversations.none_about')}</Empty>
          ) : (
            <Panes conversations={conversations} search={search} meta={meta} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Panes({
  conversations,
  search,
  meta,
}: {
  conversations: readonly Conversation[];
  search: ConversationsSearch;
  meta: Parameters<typeof Pager>[0]['meta'];
}) {
  const t = useText();
  const navigate = useNavigate({ from: '/conversations' });
  const { conversation } = search;
  return (
    <div className={styles['panes']} data-chosen={conversation !== undefined}>
      <div className={styles['side']}>
        <ConversationList conversations={conversations} chosen={conversation} />
        {meta.last_page > 1 ? (
          <Pager meta={meta} onPage={(to) => void navigate({ search: { ...search, page: to } })} />
        ) : undefined}
      </div>
      {conversation ? (
        <Thread key={conversation} conversation={conversation} />
      ) : (
        <div className={styles['hint']}>{t('conversations.choose')}</div>
      )}
    </div>
  );
}

function Filters({ search }: { search: ConversationsSearch }) {
  const t = useText();
  const navigate = useNavigate({ from: '/conversations' });
  const { data } = useRead('/api/management/channels', { query: { perPage: MAX_CHANNELS } });
  const choose = (channel: string) => void navigate({ search: channel ? { channel } : {} });
  return (
    <Row>
      <SelectField
        label={t('conversations.channel')}
        value={search.channel ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('ui.all')}</option>
        {data?.channels.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {search.project ? (
        <Button icon="close" onClick={() => choose(search.channel ?? '')}>
          {t('conversations.one_project')}
        </Button>
      ) : undefined}
    </Row>
  );
}
