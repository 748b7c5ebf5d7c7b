import { Link } from '@tanstack/react-router';
import type { Webhook } from '@trackway/client';
import { useRead } from '../api/use-read';
import { StateBadge } from '../ui/badge';
import { Card, Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useActivityText } from './use-activity-text';

const LIVE_MS = 5_000;
const PER_PAGE = 100;

/** Webhooks with deliveries that wait or fail. */
export function QueuesCard() {
  const t = useActivityText();
  const read = useRead('/api/management/webhooks', { query: { perPage: PER_PAGE } }, { refetchMs: LIVE_MS });
  return (
    <Card title={t('operations.queues')}>
      <Loaded of={read} lines={2}>
        {({ webhooks }) => (
          <Queues of={webhooks.filter(({ waiting_count: count, failing_since: at }) => count > 0 || at !== null)} />
        )}
      </Loaded>
    </Card>
  );
}

function Queues({ of }: { of: readonly Webhook[] }) {
  const t = useActivityText();
  const number = useNumber();
  if (of.length === 0) return <Quiet>{t('operations.no_queues')}</Quiet>;
  return (
    <Table
      label={t('ui.table_of', { name: t('operations.queues') })}
      rows={of.toSorted((a, b) => b.waiting_count - a.waiting_count)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('ui.name'),
          cell: ({ id, name, url }) => (
            <Link to="/deliveries/$webhook" params={{ webhook: id }} search={{ status: 'pending' }}>
              {name || url}
            </Link>
          ),
        },
        {
          key: 'status',
          title: t('ui.status'),
          cell: ({ active, disabled_reason: why }) => <StateBadge state={active ? 'active' : (why ?? 'paused')} />,
        },
        {
          key: 'waiting',
          title: t('deliveries.waiting'),
          isNumber: true,
          cell: ({ waiting_count: count }) => number(count),
        },
        { key: 'failing', title: t('deliveries.failing'), cell: ({ failing_since: at }) => <Time at={at} relative /> },
      ]}
    />
  );
}
