import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditLine } from '@trackway/client';
import { useRead } from '../api/use-read';
import { Changes } from '../project/changes';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { auditFilter } from './access-search';
import { AuditFilters } from './audit-filters';
import { HistoryHint } from './history-hint';

/** Who created, changed and revoked what, newest first. */
export function AuditTab() {
  const t = useText();
  const search = useSearch({ from: '/access' });
  const navigate = useNavigate({ from: '/access' });
  const query = { ...(search.page ? { page: search.page } : {}), filter: auditFilter(search) };
  const read = useRead('/api/management/audit-log', { query }, { keepPrevious: true });
  return (
    <Stack>
      <HistoryHint />
      <AuditFilters search={search} />
      <Loaded of={read}>
        {({ audit_log: lines, meta }) =>
          lines.length === 0 ? (
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
  const t = useText();
  return (
    <Table
      label={t('access.tab_audit')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: t('ui.time'), cell: ({ happened_at: at }) => <Time at={at} /> },
        { key: 'action', title: t('audit.action'), cell: ({ action }) => <code>{action}</code> },
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
              {subject.name ?? subject.id} <Quiet>{subject.kind.replaceAll('_', ' ')}</Quiet>
            </>
          ),
        },
        { key: 'changes', title: t('access.changes'), cell: ({ changes }) => <Changes of={changes} /> },
        {
          key: 'request',
          title: t('error.request_id'),
          cell: ({ request_id: id }) => (id ? <code>{id}</code> : '—'),
        },
      ]}
    />
  );
}
