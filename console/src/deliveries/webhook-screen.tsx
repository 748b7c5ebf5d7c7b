import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Webhook, WebhookDelivery } from '@trackway/client';
import { useRead } from '../api/use-read';
import { RetryAll } from '../retry/retry-all';
import { useText } from '../text/text-context';
import { StateBadge, useStateText } from '../ui/badge';
import { Card, Facts, Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { LoadedScreen } from '../ui/loaded-screen';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { StateFilter } from '../ui/state-filter';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { DeliveryDialog } from './delivery-dialog';
import { WebhookActions } from './webhook-actions';
import { failedDeliveries, resend } from './webhook-deliveries';
import { DELIVERY_STATES, type WebhookSearch } from './webhook-search';

const LIVE_MS = 3_000;

export function WebhookScreen() {
  const { webhook: id } = useParams({ from: '/deliveries/$webhook' });
  const read = useRead('/api/management/webhooks/{webhook}', { path: { webhook: id } }, { refetchMs: LIVE_MS });
  return <LoadedScreen of={read}>{({ webhook }) => <WebhookDetail webhook={webhook} />}</LoadedScreen>;
}

function WebhookDetail({ webhook }: { webhook: Webhook }) {
  const t = useText();
  return (
    <Page
      title={webhook.name || webhook.url}
      about={<StateBadge state={webhook.active ? 'active' : (webhook.disabled_reason ?? 'paused')} />}
      actions={<WebhookActions webhook={webhook} />}
    >
      <Card title={t('ui.details')}>
        <Facts
          of={[
            ['URL', <code key="url">{webhook.url}</code>],
            [t('deliveries.kinds'), webhook.kinds.join(', ')],
            [
              t('deliveries.filters'),
              webhook.filters.length > 0 ? <Filters key="filters" of={webhook.filters} /> : null,
            ],
            [t('deliveries.ordering'), t(`deliveries.ordering_${webhook.ordering}`)],
            [t('deliveries.headers'), webhook.header_names.join(', ')],
            [t('deliveries.notice'), webhook.notice],
            [t('deliveries.failing'), <Time key="failing" at={webhook.failing_since} />],
            [t('deliveries.waiting'), webhook.waiting_count],
            [t('deliveries.old_secret'), <Time key="secret" at={webhook.previous_secret_until} />],
          ]}
        />
      </Card>
      <Deliveries webhook={webhook.id} />
    </Page>
  );
}

function Filters({ of }: { of: Webhook['filters'] }) {
  return (
    <ul>
      {of.map((filter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Filters have no id, and can be equal.
        <li key={index}>
          <code>
            {filter.field} {filter.operator} {filter.value === undefined ? '' : JSON.stringify(filter.value)}
          </code>
        </li>
      ))}
    </ul>
  );
}

function Deliveries({ webhook }: { webhook: string }) {
  const t = useText();
  const search = useSearch({ from: '/deliveries/$webhook' });
  const navigate = useNavigate({ from: '/deliveries/$webhook' });
  const { status, page, delivery } = search;
  const query = { ...(page ? { page } : {}), ...(status ? { filter: { status } } : {}) };
  const read = useRead(
    '/api/management/webhooks/{webhook}/deliveries',
    { path: { webhook }, query },
    { keepPrevious: true, refetchMs: LIVE_MS },
  );
  const change = (more: Partial<Record<keyof WebhookSearch, unknown>>) =>
    void navigate({ search: { ...search, ...more } as WebhookSearch });
  return (
    <Stack>
      <Row>
        <StateFilter
          states={DELIVERY_STATES}
          value={status}
          onChange={(state) => change({ status: state, page: undefined })}
        />
        <RetryAll
          label="retry.deliveries"
          items={failedDeliveries(read.data?.deliveries ?? [])}
          retry={(client, { id }) => resend(client, { webhook, delivery: id })}
        />
      </Row>
      <Loaded of={read}>
        {({ deliveries, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('deliveries.no_deliveries')}>{t('deliveries.no_deliveries_about')}</Empty>
          ) : (
            <Stack>
              <DeliveryTable deliveries={deliveries} />
              <Pager meta={meta} onPage={(to) => change({ page: to })} />
            </Stack>
          )
        }
      </Loaded>
      {delivery ? (
        <DeliveryDialog webhook={webhook} delivery={delivery} onClose={() => change({ delivery: undefined })} />
      ) : undefined}
    </Stack>
  );
}

function DeliveryTable({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const t = useText();
  const stateText = useStateText();
  return (
    <Table
      label={t('deliveries.list')}
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'kind',
          title: t('deliveries.event'),
          cell: ({ id, kind }) => (
            <Link to="." search={(before) => ({ ...before, delivery: id }) as never}>
              {kind}
            </Link>
          ),
        },
        { key: 'status', title: t('ui.status'), cell: ({ status }) => <StateBadge state={status} /> },
        {
          key: 'response',
          title: t('deliveries.response'),
          cell: ({ last_attempt: last }) => last && (last.response?.status ?? stateText(last.verdict)),
        },
        { key: 'failures', title: t('deliveries.failures'), isNumber: true, cell: ({ failures }) => failures },
        { key: 'next', title: t('deliveries.next'), cell: ({ next_attempt_at: at }) => <Time at={at} relative /> },
        { key: 'at', title: t('ui.time'), cell: ({ occurred_at: at }) => <Time at={at} /> },
      ]}
    />
  );
}
