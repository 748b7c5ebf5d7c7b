import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useStored } from '../edit/use-stored';
import { Outcomes } from '../transfers/dry-run-result';
import { RowErrors } from '../transfers/row-errors';
import { Button } from '../ui/button';
import { Card, Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { importAgain, type Rejected, readCells } from './fix-api';
import { FixTable } from './fix-table';
import { MappingFields } from './mapping-fields';
import type { CellEdits } from './rejected-workbook';
import { useFixText } from './use-fix-text';

/** A reload of the page keeps the input. */
export function FixForm({ rejected, user }: { rejected: Rejected; user: string }) {
  const t = useFixText();
  const navigate = useNavigate();
  const { client } = useApi();
  const stored = useStored<Readonly<Record<string, string>>>(`fix.${rejected.operation.id}.${user}`, () => ({}));
  const edits: CellEdits = new Map(Object.entries(stored.value));
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const cells = useQuery({
    queryKey: ['rejected-cells', rejected.operation.id, mapping],
    queryFn: () => readCells(client, rejected, mapping),
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
  const check = useChange((api) => importAgain(api, rejected, { edits, mapping, dryRun: true }));
  const run = useChange(
    (api) => importAgain(api, rejected, { edits, mapping, dryRun: false }),
    ({ id }) => {
      stored.remove();
      void navigate({ to: '/transfers/$operation', params: { operation: id } });
    },
  );
  // The results are those of the cells and columns before the change.
  const resetResults = () => {
    for (const action of [check, run]) action.reset();
  };
  const edit = (key: string, text: string) => {
    stored.set((before) => ({ ...before, [key]: text }));
    resetResults();
  };
  const chooseColumns = (chosen: typeof mapping) => {
    setMapping(chosen);
    resetResults();
  };
  const isBusy = check.isPending || run.isPending;
  const error = cells.error ?? check.error ?? run.error;
  return (
    <Stack>
      <p>{t('fix.about')}</p>
      <MappingFields rejected={rejected} mapping={mapping} onMapping={chooseColumns} />
      <FixTable rejected={rejected} cells={cells.data} edits={edits} onEdit={edit} />
      {error ? <ErrorNotice error={error} /> : undefined}
      {check.data ? (
        <Card title={t('transfers.would')}>
          <Outcomes operation={check.data} />
          <RowErrors operation={check.data} />
        </Card>
      ) : undefined}
      <Row>
        <Button disabled={isBusy} onClick={() => check.mutate(undefined)}>
          {t('transfers.dry_run')}
        </Button>
        <Button look="primary" icon="upload" disabled={isBusy} onClick={() => run.mutate(undefined)}>
          {t('fix.import', { count: rejected.workbook.rows.length })}
        </Button>
      </Row>
    </Stack>
  );
}
