import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { Page } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import type { Conversation } from './conversation-api';
import { ConversationFilters } from './conversation-filters';
import { ConversationList } from './conversation-list';
import styles from './conversations.module.css';
import { type ConversationsSearch, listQuery } from './conversations-search';
import { StatusTabs } from './status-tabs';
import { Thread } from './thread';
import { useTeam } from './use-team';

const LIVE_MS = 5_000;

/** Conversations of all channels, and the chosen one with its messages. */
export function ConversationsScreen() {
  const t = useChannelsText();
  const search = useSearch({ from: '/conversations' });
  const { me } = useTeam();
  const query = listQuery(search, me, new Date());
  const read = useRead('/api/management/conversations', { query }, { keepPrevious: true, refetchMs: LIVE_MS });
  return (
    <Page title={t('nav.conversations')} about={t('conversations.about')}>
      <StatusTabs search={search} />
      <ConversationFilters search={search} />
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
  const t = useChannelsText();
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
