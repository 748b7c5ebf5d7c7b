import { Link } from '@tanstack/react-router';
import type { Webhook } from '@trackway/client';
import { useRead } from '../api/use-read';
import { Time } from '../ui/time';
import { AttentionCard } from './attention-card';
import { useOverviewText } from './use-overview-text';

const SHOWN = 3;
const PER_PAGE = 100;
const LIVE_MS = 15_000;

/** Webhooks whose receiver fails, and those that were disabled because of that. */
export function DeliveriesAttention() {
  const t = useOverviewText();
  const query = { perPage: PER_PAGE };
  const { data, error } = useRead('/api/management/webhooks', { query }, { refetchMs: LIVE_MS });
  const failing = data?.webhooks.filter(isFailing);
  const title = t('overview.webhooks');
  return (
    <AttentionCard
      title={title}
      error={error}
      data={
        failing && {
          count: failing.length,
          entries: failing.slice(0, SHOWN).map(({ id, name, url, failing_since: at, disabled_at: disabled }) => ({
            key: id,
            link: (
              <Link to="/deliveries/$webhook" params={{ webhook: id }} search={{ status: 'pending' }}>
                {name || url}
              </Link>
            ),
            about: <Time at={at ?? disabled} relative />,
          })),
        }
      }
      more={
        <Link to="/deliveries" aria-label={t('overview.all_of', { title })}>
          {t('overview.all')}
        </Link>
      }
    />
  );
}

function isFailing({ failing_since: at, disabled_reason: why }: Webhook): boolean {
  return at !== null || why === 'failing' || why === 'gone';
}
