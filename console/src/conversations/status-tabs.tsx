import { Link } from '@tanstack/react-router';
import { useChannelsText } from '../text/use-channels-text';
import styles from '../ui/tabs.module.css';
import { type ConversationsSearch, type StatusTab, statusOf } from './conversations-search';

const TABS: readonly StatusTab[] = ['open', 'snoozed', 'closed', 'all'];

export function StatusTabs({ search }: { search: ConversationsSearch }) {
  const t = useChannelsText();
  const current = statusOf(search);
  const { page: _page, conversation: _conversation, ...others } = search;
  return (
    <nav className={styles['tabs']} aria-label={t('conversations.status')}>
      {TABS.map((status) => (
        <Link
          key={status}
          to="/conversations"
          search={{ ...others, status }}
          className={styles['tab'] ?? ''}
          activeProps={{}}
          aria-current={status === current ? 'page' : undefined}
        >
          {t(`conversations.status_${status}`)}
        </Link>
      ))}
    </nav>
  );
}
