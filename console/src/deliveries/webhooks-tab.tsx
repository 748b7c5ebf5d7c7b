import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateWebhookDialog } from './create-webhook-dialog';

const PER_PAGE = 100;

/** Webhooks with their state and the deliveries that wait. */
export function WebhooksTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useChannelsText();
  const number = useNumber();
  const read = useRead('/api/management/webhooks', { query: { perPage: PER_PAGE, page } }, { keepPrevious: true });
  const [isCreating, setCreating] = useState(false);
  return (
    <Stack>
      <Row>
        <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
          {t('deliveries.create')}
        </Button>
      </Row>
      {isCreating ? <CreateWebhookDialog onClose={() => setCreating(false)} /> : undefined}
      <Loaded of={read}>
        {({ webhooks, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('deliveries.none')}>{t('deliveries.none_about')}</Empty>
          ) : (
            <>
              <Table
                label={t('deliveries.webhooks')}
                rows={webhooks}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    title: t('ui.name'),
                    cell: ({ id, name, url }) => (
                      <Link to="/deliveries/$webhook" params={{ webhook: id }}>
                        {name || url}
                      </Link>
                    ),
                  },
                  { key: 'url', title: 'URL', cell: ({ url }) => <code>{url}</code> },
                  {
                    key: 'status',
                    title: t('ui.status'),
                    cell: ({ active, disabled_reason: why }) => (
                      <StateBadge state={active ? 'active' : (why ?? 'paused')} />
                    ),
                  },
                  {
                    key: 'failing',
                    title: t('deliveries.failing'),
                    cell: ({ failing_since: at }) => <Time at={at} relative />,
                  },
                  {
                    key: 'waiting',
                    title: t('deliveries.waiting'),
                    isNumber: true,
                    cell: ({ waiting_count: count }) => number(count),
                  },
                ]}
              />
              <Pager meta={meta} onPage={onPage} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
