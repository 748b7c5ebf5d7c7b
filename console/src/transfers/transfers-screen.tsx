import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { SpreadsheetOperation } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { StateFilter } from '../ui/state-filter';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { ImportDialog } from './import-dialog';
import { ACTIONS, STATUSES, type TransfersSearch } from './transfers-search';
import { useOperationKind } from './use-operation-kind';

const LIVE_MS = 4_000;

/** Imports and exports, newest first. */
export function TransfersScreen() {
  const t = useText();
  const [isImporting, setImporting] = useState(false);
  const search = useSearch({ from: '/transfers' });
  const navigate = useNavigate({ from: '/transfers' });
  const read = useRead(
    '/api/management/spreadsheet-operations',
    { query: search },
    { keepPrevious: true, refetchMs: LIVE_MS },
  );
  return (
    <Page
      title={t('nav.transfers')}
      actions={
        <Button icon="upload" look="primary" onClick={() => setImporting(true)}>
          {t('transfers.import')}
        </Button>
      }
    >
      <Filters search={search} />
      <Loaded of={read}>
        {({ spreadsheet_operations: operations, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('transfers.none')}>{t('transfers.none_about')}</Empty>
          ) : (
            <Stack>
              <Operations operations={operations} />
              <Pager meta={meta} onPage={(page) => void navigate({ search: { ...search, page } })} />
            </Stack>
          )
        }
      </Loaded>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : undefined}
    </Page>
  );
}

function Filters({ search }: { search: TransfersSearch }) {
  const t = useText();
  const navigate = useNavigate({ from: '/transfers' });
  const change = (more: Pick<TransfersSearch, 'action' | 'status'>) =>
    void navigate({ search: { ...search, page: undefined, ...more } as TransfersSearch });
  return (
    <Row>
      <SelectField
        label={t('transfers.kind')}
        value={search.action ?? ''}
        onChange={(event) => change({ action: ACTIONS.find((action) => action === event.target.value) })}
      >
        <option value="">{t('ui.all')}</option>
        {ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`transfers.${action}`)}
          </option>
        ))}
      </SelectField>
      <StateFilter states={STATUSES} value={search.status} onChange={(status) => change({ status })} />
    </Row>
  );
}

function Operations({ operations }: { operations: readonly SpreadsheetOperation[] }) {
  const t = useText();
  const number = useNumber();
  const kindOf = useOperationKind();
  return (
    <Table
      label={t('nav.transfers')}
      rows={operations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'file',
          title: t('transfers.file'),
          cell: ({ id, file_name: name, action }) => (
            <Link to="/transfers/$operation" params={{ operation: id }}>
              {name || t(`transfers.${action}`)}
            </Link>
          ),
        },
        {
          key: 'action',
          title: t('transfers.kind'),
          cell: kindOf,
        },
        { key: 'status', title: t('ui.status'), cell: ({ status }) => <StateBadge state={status} /> },
        {
          key: 'rows',
          title: t('transfers.rows'),
          isNumber: true,
          cell: ({ processed_rows: done, total_rows: total }) => `${number(done)} / ${number(total)}`,
        },
        {
          key: 'errors',
          title: t('transfers.rejected'),
          isNumber: true,
          cell: ({ errors_count: count }) => number(count),
        },
        { key: 'by', title: t('ui.by'), cell: ({ initiator }) => initiator?.name },
        { key: 'at', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} /> },
      ]}
    />
  );
}
