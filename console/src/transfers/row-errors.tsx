import type { SpreadsheetOperation } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';

const PATH = '/api/management/spreadsheet-operations/{operation}/errors';

/** Rejected rows in the order of the sheet. */
export function RowErrors({ operation }: { operation: SpreadsheetOperation }) {
  return <RowErrorsOf key={operation.id} operation={operation} />;
}

function RowErrorsOf({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const input = { path: { operation: operation.id }, query: { page } };
  const read = useRead(PATH, input, { enabled: operation.errors_count > 0, keepPrevious: true });
  if (operation.errors_count === 0) return undefined;
  return (
    <Card title={t('transfers.rejected_rows')}>
      <Loaded of={read}>
        {({ errors, meta }) => (
          <>
            <Table
              label={t('ui.table_of', { name: t('transfers.rejected_rows') })}
              rows={errors}
              rowKey={({ id }) => id}
              columns={[
                { key: 'row', title: t('transfers.row'), isNumber: true, cell: ({ row }) => row },
                { key: 'column', title: t('transfers.column'), cell: ({ column }) => column },
                { key: 'value', title: t('filter.value'), cell: ({ value }) => <code>{value}</code> },
                { key: 'message', title: t('transfers.reason'), cell: ({ message }) => message },
                { key: 'code', title: t('error.code'), cell: ({ code }) => <code>{code}</code> },
              ]}
            />
            {meta.last_page > 1 ? <Pager meta={meta} onPage={setPage} /> : undefined}
          </>
        )}
      </Loaded>
    </Card>
  );
}
