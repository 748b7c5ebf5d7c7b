import { useParams } from '@tanstack/react-router';
import type { SpreadsheetOperation } from '@trackway/client';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Card, Facts, Page, Row } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { useNumber } from '../ui/money';
import { ProgressBar } from '../ui/progress-bar';
import { Time } from '../ui/time';
import { Outcomes } from './dry-run-result';
import { OperationActions } from './operation-actions';
import { OperationNotices } from './operation-notices';
import { isChanging, isRunning, optionsOf, type Rollback, rollbackOf } from './operation-outcomes';
import { RowErrors } from './row-errors';
import { useOperationKind } from './use-operation-kind';

const LIVE_MS = 1_000;
/** A completed operation changes only if a user rolls it back or retries it. */
const SLOW_LIVE_MS = 15_000;

/** One import or export: progress, result, rejected rows, and what can be done next. */
export function OperationScreen() {
  const { operation: id } = useParams({ from: '/transfers/$operation' });
  const path = { operation: id };
  const read = useRead(
    '/api/management/spreadsheet-operations/{operation}',
    { path },
    { refetchMs: (found) => (found && !isChanging(found.spreadsheet_operation) ? SLOW_LIVE_MS : LIVE_MS) },
  );
  return (
    <LoadedScreen of={read}>
      {({ spreadsheet_operation: operation }) => <Operation operation={operation} />}
    </LoadedScreen>
  );
}

function Operation({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  const number = useNumber();
  const { status, file_name: name, processed_rows: done, total_rows: total, percentage } = operation;
  const kind = useOperationKind()(operation);
  const rollback = rollbackOf(operation);
  return (
    <Page
      title={name || kind}
      about={<StateBadge state={status} />}
      actions={<OperationActions operation={operation} />}
    >
      {isRunning(operation) ? <ProgressBar label={t('transfers.progress')} percentage={percentage} /> : undefined}
      <Card title={t('ui.details')}>
        <Outcomes operation={operation} />
        <OperationNotices operation={operation} />
        <Facts
          of={[
            [t('transfers.kind'), kind],
            [t('transfers.rows'), `${number(done)} / ${number(total)}`],
            [t('ui.by'), operation.initiator?.name],
            [t('ui.created'), <Time key="created" at={operation.created_at} />],
            [t('transfers.completed'), <Time key="completed" at={operation.completed_at} />],
            ...(rollback ? [[t('transfers.rollback'), <RollbackState key="rollback" of={rollback} />] as const] : []),
            ['Id', <code key="id">{operation.id}</code>],
            [t('transfers.metadata'), <code key="metadata">{JSON.stringify(optionsOf(operation))}</code>],
          ]}
        />
      </Card>
      <RowErrors operation={operation} />
    </Page>
  );
}

function RollbackState({ of: { status, removed, restored, kept } }: { of: Rollback }) {
  const t = useText();
  const number = useNumber();
  const counts = { removed: number(removed), restored: number(restored), kept: number(kept) };
  return (
    <Row>
      <StateBadge state={status} />
      <span role="status">{status === 'completed' ? t('transfers.rollback_counts', counts) : undefined}</span>
    </Row>
  );
}
