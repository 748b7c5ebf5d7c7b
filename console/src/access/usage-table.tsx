import { Link } from '@tanstack/react-router';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Quiet } from '../ui/layout';
import { useNumber } from '../ui/money';
import { Table } from '../ui/table';
import type { TokenUsage } from './usage';

export function UsageTable({ tokens }: { tokens: readonly TokenUsage[] }) {
  const t = useText();
  const number = useNumber();
  return (
    <Card title={t('usage.by_token')}>
      <Table
        label={t('ui.table_of', { name: t('usage.by_token') })}
        rows={tokens}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'subject',
            title: t('usage.subject'),
            cell: ({ subject }) => (
              <>
                <strong>{subject.name ?? subject.id}</strong> <Quiet>{t(`actor.${subject.kind}`)}</Quiet>
              </>
            ),
          },
          {
            key: 'token',
            title: t('session.token'),
            cell: ({ token }) => (token ? (token.name ?? token.id) : t('usage.any_token')),
          },
          { key: 'requests', title: t('usage.requests'), isNumber: true, cell: (of) => number(of.requests) },
          {
            key: 'errors',
            title: t('usage.errors'),
            isNumber: true,
            cell: ({ errors }) => (errors > 0 ? <Badge tone="bad">{number(errors)}</Badge> : number(errors)),
          },
          {
            key: 'throttled',
            title: t('usage.throttled'),
            isNumber: true,
            cell: ({ throttled }) =>
              throttled > 0 ? <Badge tone="warn">{number(throttled)}</Badge> : number(throttled),
          },
          {
            key: 'audit',
            title: t('access.tab_audit'),
            cell: ({ subject }) => (
              <Link to="/access" search={{ tab: 'audit', actor: subject.id }}>
                {t('access.did')}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}
