import type { ServiceActivity } from '@trackway/client';
import { useLanguage } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Quiet } from '../ui/layout';
import { useNumber } from '../ui/money';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { formatDuration, longestDelay, MAX_COUNT } from './activity';
import { useActivityText } from './use-activity-text';

/** Events of each service that wait to be published or processed. */
export function EventsCard({ services }: { services: readonly ServiceActivity[] }) {
  const t = useActivityText();
  return (
    <Card title={t('activity.events')}>
      <Quiet>{t('activity.events_about')}</Quiet>
      <Table
        label={t('ui.table_of', { name: t('activity.events') })}
        rows={services}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: t('activity.service'), cell: ({ name }) => <strong>{name}</strong> },
          {
            key: 'waiting',
            title: t('activity.waiting'),
            isNumber: true,
            cell: ({ outbox }) => <Count of={outbox?.waiting} />,
          },
          {
            key: 'oldest',
            title: t('activity.oldest'),
            cell: ({ outbox }) => <Time at={outbox?.oldest_at} relative />,
          },
          {
            key: 'quarantined',
            title: t('activity.quarantined'),
            isNumber: true,
            cell: ({ outbox }) => <Count of={outbox?.quarantined} isBad />,
          },
          { key: 'delay', title: t('activity.delay'), cell: (service) => <Delay of={service} /> },
        ]}
      />
    </Card>
  );
}

function Count({ of, isBad = false }: { of: number | undefined; isBad?: boolean }) {
  const t = useActivityText();
  const number = useNumber();
  if (of === undefined) return '—';
  const text = of >= MAX_COUNT ? t('activity.or_more', { count: number(of) }) : number(of);
  return isBad && of > 0 ? <Badge tone="bad">{text}</Badge> : text;
}

function Delay({ of: { available, delays } }: { of: ServiceActivity }) {
  const t = useActivityText();
  const { locale } = useLanguage();
  if (!available) return <Badge tone="bad">{t('activity.unavailable')}</Badge>;
  if (!delays) return <Badge tone="bad">{t('activity.broker_unavailable')}</Badge>;
  const longest = longestDelay(delays);
  if (!longest) return <Badge tone="good">{t('activity.no_delay')}</Badge>;
  const delay = t('activity.at_least', { duration: formatDuration(longest.seconds, locale) });
  return <Badge tone="warn">{t('activity.delay_of', { topic: longest.topic, delay })}</Badge>;
}
