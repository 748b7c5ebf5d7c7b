import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { RetryAll } from '../retry/retry-all';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { Card, Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import { type DeadLetter, readDeadLetters, retryLetter } from './dead-letters';
import { useActivityText } from './use-activity-text';

/** Long, because each webhook and channel is read by a request of its own. */
const LIVE_MS = 60_000;

/** Deliveries that are not tried again by themselves, with the reason. */
export function DeadLettersCard() {
  const t = useActivityText();
  const toast = useToast();
  const { client } = useApi();
  const read = useQuery({
    queryKey: ['dead-letters'],
    queryFn: () => readDeadLetters(client),
    refetchInterval: LIVE_MS,
  });
  const again = useChange(retryLetter, () => toast(t('operations.replayed')));
  return (
    <Card
      title={t('operations.dead_letters')}
      actions={<RetryAll label="retry.replays" items={read.data ?? []} retry={retryLetter} />}
    >
      {again.error ? <ErrorNotice error={again.error} /> : undefined}
      <Loaded of={read} lines={2}>
        {(found) => <Letters of={found} isBusy={again.isPending} onReplay={again.mutate} />}
      </Loaded>
    </Card>
  );
}

function Letters({
  of,
  isBusy,
  onReplay,
}: {
  of: readonly DeadLetter[];
  isBusy: boolean;
  onReplay: (letter: DeadLetter) => void;
}) {
  const t = useActivityText();
  const channels = useChannelsText();
  if (of.length === 0) return <Quiet>{t('operations.no_dead_letters')}</Quiet>;
  return (
    <Table
      label={t('ui.table_of', { name: t('operations.dead_letters') })}
      rows={of}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: t('ui.time'), cell: ({ at }) => <Time at={at} /> },
        { key: 'owner', title: t('operations.owner'), cell: (letter) => <Owner of={letter} /> },
        { key: 'what', title: t('deliveries.event'), cell: ({ what }) => <code>{what}</code> },
        { key: 'reason', title: t('transfers.reason'), cell: ({ reason }) => reason },
        {
          key: 'actions',
          title: t('ui.actions'),
          cell: (letter) => (
            <Button icon="refresh" disabled={isBusy} onClick={() => onReplay(letter)}>
              {channels('channels.replay')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Owner({ of: { kind, id, owner } }: { of: DeadLetter }) {
  if (kind === 'channel') {
    return (
      <Link to="/deliveries/channels/$channel" params={{ channel: owner.id }}>
        {owner.name}
      </Link>
    );
  }
  return (
    <Link to="/deliveries/$webhook" params={{ webhook: owner.id }} search={{ status: 'failed', delivery: id }}>
      {owner.name}
    </Link>
  );
}
