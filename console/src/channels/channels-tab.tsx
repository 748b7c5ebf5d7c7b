import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateChannelDialog } from './create-channel-dialog';

const PER_PAGE = 100;
const LIVE_MS = 5_000;

export function ChannelsTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useChannelsText();
  const query = { perPage: PER_PAGE, page };
  const read = useRead('/api/management/channels', { query }, { refetchMs: LIVE_MS, keepPrevious: true });
  const [isCreating, setCreating] = useState(false);
  return (
    <Stack>
      <Row>
        <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
          {t('channels.create')}
        </Button>
      </Row>
      {isCreating ? <CreateChannelDialog onClose={() => setCreating(false)} /> : undefined}
      <Loaded of={read}>
        {({ channels, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('channels.none')}>{t('channels.none_about')}</Empty>
          ) : (
            <>
              <Table
                label={t('deliveries.channels')}
                rows={channels}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    title: t('ui.name'),
                    cell: ({ id, name }) => (
                      <Link to="/deliveries/channels/$channel" params={{ channel: id }}>
                        {name}
                      </Link>
                    ),
                  },
                  { key: 'kind', title: t('channels.kind'), cell: ({ kind }) => kind },
                  {
                    key: 'status',
                    title: t('ui.status'),
                    cell: ({ active }) => <StateBadge state={active ? 'active' : 'paused'} />,
                  },
                  {
                    key: 'signed',
                    title: t('channels.signed'),
                    cell: ({ has_secret: signed }) => t(signed ? 'ui.yes' : 'ui.no'),
                  },
                  {
                    key: 'waiting',
                    title: t('channels.awaiting'),
                    cell: ({ awaiting_reply_since: at }) => <Time at={at} relative />,
                  },
                  { key: 'ref', title: t('channels.reference'), cell: ({ external_ref: ref }) => <code>{ref}</code> },
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
