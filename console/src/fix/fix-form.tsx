import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
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

const NO_EDITS: CellEdits = new Map();

export function FixForm({ rejected }: { rejected: Rejected }) {
  const t = useFixText();
  const navigate = useNavigate();
  const { client } = useApi();
  const [edits, setEdits] = useState(NO_EDITS);
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const cells = useQuery({
    queryKey: ['rejected-cells', rejected.operation.id, mapping],
    queryFn: () => readCells(client, rejected, mapping),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const check = useChange((api) => importAgain(api, rejected, { edits, mapping, dryRun: true }));
  const run = useChange(
    (api) => importAgain(api, rejected, { edits, mapping, dryRun: false }),
    ({ id }) => void navigate({ to: '/transfers/$operation', params: { operation: id } }),
  );
  const edit = (key: string, text: string) => {
    setEdits(new Map(edits).set(key, text));
    check.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.mutate(undefined);
  };
  const isBusy = check.isPending || run.isPending;
  const error = cells.error ?? check.error ?? run.error;
  return (
    <form onSubmit={submit}>
      <Stack>
        <p>{t('fix.about')}</p>
        <MappingFields rejected={rejected} mapping={mapping} onMapping={setMapping} />
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
          <Button look="primary" type="submit" icon="upload" disabled={isBusy}>
            {t('fix.import', { count: rejected.workbook.rows.length })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
