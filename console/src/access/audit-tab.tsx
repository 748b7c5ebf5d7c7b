import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditLine } from '@trackway/client';
import { useRead } from '../api/use-read';
import { Changes } from '../project/changes';
import { Badge } from '../ui/badge';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { RequestId } from '../ui/request-id';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { auditFilter } from './access-search';
import { ACTIONS } from './audit-actions';
import { AuditFilters } from './audit-filters';
import { AuditVerification } from './audit-verification';
import { HistoryHint } from './history-hint';
import { useAuditText } from './use-audit-text';

/** Who created, changed and revoked what, newest first. */
export function AuditTab() {
  const t = useAuditText();
  const search = useSearch({ from: '/access' });
  const navigate = useNavigate({ from: '/access' });
  const query = { ...(search.page ? { page: search.page } : {}), filter: auditFilter(search) };
  const read = useRead('/api/management/audit-log', { query }, { keepPrevious: true });
  return (
    <Stack>
      <HistoryHint />
      <AuditVerification />
      <AuditFilters search={search} />
      <Loaded of={read}>
        {({ audit_log: lines, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('audit.none')}>{t('audit.none_about')}</Empty>
          ) : (
            <Stack>
              <AuditTable lines={lines} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { ...search, page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const t = useAuditText();
  return (
    <Table
      label={t('access.tab_audit')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: t('ui.time'), cell: ({ happened_at: at }) => <Time at={at} /> },
        { key: 'action', title: t('audit.action'), cell: ({ action }) => <Action of={action} /> },
        {
          key: 'actor',
          title: t('ui.by'),
          cell: ({ actor }) => (
            <Row>
              {actor.name ?? actor.id}
              {actor.kind === 'user' ? undefined : <Badge tone="accent">{actor.kind.replaceAll('_', ' ')}</Badge>}
            </Row>
          ),
        },
        {
          key: 'subject',
          title: t('audit.subject'),
          cell: ({ subject }) => (
            <>
              {subject.name ?? subject.id} <Quiet>{t(`audit.kind_${subject.kind}`)}</Quiet>
            </>
          ),
        },
        { key: 'changes', title: t('access.changes'), cell: ({ changes }) => <Changes of={changes} /> },
        {
          key: 'cause',
          title: t('audit.cause'),
          cell: ({ correlation_id: cause, request_id: request }) => (
            <>
              <Link to="/access" search={{ tab: 'audit', cause }}>
                {t('audit.same_cause')}
              </Link>{' '}
              {request ? <RequestId id={request} /> : undefined}
            </>
          ),
        },
      ]}
    />
  );
}

/** The action in words, with its name in the API. */
function Action({ of: action }: { of: string }) {
  const t = useAuditText();
  const verb = ACTIONS.find((known) => action.endsWith(`.${known}`));
  return (
    <>
      {verb ? t(`audit.did_${verb}`) : undefined} <code>{action}</code>
    </>
  );
}
