import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { RetryAll } from '../retry/retry-all';
import { useChannelsText } from '../text/use-channels-text';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import { CHANNEL, type ChannelDelivery } from './channel-api';
import { type ChannelSearch, VERDICTS } from './channel-search';
import { rejectedDeliveries, replay, replayAccepted } from './rejected-deliveries';

const PATH = `${CHANNEL}/deliveries` as const;
const LIVE_MS = 3_000;

/** Every delivery of a connector, with its result. A rejected one can be replayed after its cause is corrected. */
export function ChannelDeliveries({ channel }: { channel: string }) {
  const t = useChannelsText();
  const search = useSearch({ from: '/deliveries/channels/$channel' });
  const navigate = useNavigate({ from: '/deliveries/channels/$channel' });
  const { verdict, page } = search;
  const query = { ...(page ? { page } : {}), ...(verdict ? { filter: { verdict } } : {}) };
  const read = useRead(PATH, { path: { channel }, query }, { keepPrevious: true, refetchMs: LIVE_MS });
  const choose = (value: string) => {
    void navigate({ search: (value ? { verdict: value } : {}) as ChannelSearch });
  };
  return (
    <Stack>
      <h2>{t('channels.deliveries')}</h2>
      <Row>
        <SelectField
          label={t('channels.verdict')}
          value={verdict ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('ui.all')}</option>
          {VERDICTS.map((one) => (
            <option key={one} value={one}>
              {t(`verdict.${one}`)}
            </option>
          ))}
        </SelectField>
        <RetryAll
          label="retry.replays"
          items={read.isPlaceholderData ? [] : rejectedDeliveries(read.data?.deliveries ?? [])}
          retry={(client, { id }) => replayAccepted(client, { channel, delivery: id })}
        />
      </Row>
      <Loaded of={read}>
        {({ deliveries, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('deliveries.no_deliveries')}>{t('channels.no_deliveries_about')}</Empty>
          ) : (
            <Stack>
              <DeliveryTable channel={channel} deliveries={deliveries} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { ...search, page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function DeliveryTable({ channel, deliveries }: { channel: string; deliveries: readonly ChannelDelivery[] }) {
  const t = useChannelsText();
  const toast = useToast();
  const again = useChange(
    (client, delivery: string) => replay(client, { channel, delivery }),
    ({ delivery: { verdict, reason } }) => toast(t('channels.replayed', { verdict: reason ?? verdict })),
  );
  return (
    <>
      {again.error ? <ErrorNotice error={again.error} /> : undefined}
      <Table
        label={t('channels.deliveries')}
        rows={deliveries}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: t('ui.time'), cell: ({ received_at: at }) => <Time at={at} /> },
          { key: 'verdict', title: t('channels.verdict'), cell: ({ verdict }) => <Verdict of={verdict} /> },
          { key: 'reason', title: t('transfers.reason'), cell: ({ reason }) => reason ?? '—' },
          { key: 'webhook', title: 'webhook-id', cell: ({ webhook_id: id }) => (id ? <code>{id}</code> : '—') },
          {
            key: 'replay',
            title: t('channels.replay_of'),
            cell: ({ replay_of: of }) => t(of ? 'ui.yes' : 'ui.no'),
          },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: ({ id, can_replay: canReplay }) =>
              canReplay ? (
                <Button icon="refresh" disabled={again.isPending} onClick={() => again.mutate(id)}>
                  {t('channels.replay')}
                </Button>
              ) : undefined,
          },
        ]}
      />
    </>
  );
}

function Verdict({ of }: { of: string }) {
  const t = useChannelsText();
  const tone = of === 'accepted' ? 'good' : of === 'duplicate' ? 'neutral' : 'bad';
  const known = VERDICTS.find((one) => one === of);
  return <Badge tone={tone}>{known ? t(`verdict.${known}`) : of.replaceAll('_', ' ')}</Badge>;
}
