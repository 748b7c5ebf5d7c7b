import { Link } from '@tanstack/react-router';
import type { SpreadsheetOperation } from '@trackway/client';
import { useRead } from '../api/use-read';
import { useOperationKind } from '../transfers/use-operation-kind';
import { StateBadge } from '../ui/badge';
import { Card, Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ProgressBar } from '../ui/progress-bar';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useActivityText } from './use-activity-text';

const LIVE_MS = 2_000;
const PER_PAGE = 100;
const PATH = '/api/management/spreadsheet-operations';

/** Imports and exports that are waiting or running, the oldest first. */
export function BackgroundCard() {
  const t = useActivityText();
  const query = (status: 'pending' | 'processing') => ({ query: { status, perPage: PER_PAGE } });
  const running = useRead(PATH, query('processing'), { refetchMs: LIVE_MS });
  const waiting = useRead(PATH, query('pending'), { refetchMs: LIVE_MS });
  return (
    <Card title={t('operations.background')}>
      <Loaded of={running} lines={2}>
        {({ spreadsheet_operations: active }) => (
          <Operations of={[...active, ...(waiting.data?.spreadsheet_operations ?? [])]} />
        )}
      </Loaded>
    </Card>
  );
}

function Operations({ of }: { of: readonly SpreadsheetOperation[] }) {
  const t = useActivityText();
  const kindOf = useOperationKind();
  if (of.length === 0) return <Quiet>{t('operations.idle')}</Quiet>;
  return (
    <Table
      label={t('ui.table_of', { name: t('operations.background') })}
      rows={of.toSorted((a, b) => a.created_at.localeCompare(b.created_at))}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('transfers.file'),
          cell: (operation) => (
            <Link to="/transfers/$operation" params={{ operation: operation.id }}>
              {operation.file_name || kindOf(operation)}
            </Link>
          ),
        },
        { key: 'status', title: t('ui.status'), cell: ({ status }) => <StateBadge state={status} /> },
        {
          key: 'progress',
          title: t('transfers.progress'),
          cell: ({ percentage }) => <ProgressBar label={t('transfers.progress')} percentage={percentage} />,
        },
        { key: 'by', title: t('ui.by'), cell: ({ initiator }) => initiator?.name },
        { key: 'since', title: t('operations.since'), cell: ({ created_at: at }) => <Time at={at} relative /> },
      ]}
    />
  );
}
