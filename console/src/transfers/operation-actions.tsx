import { Link } from '@tanstack/react-router';
import type { SpreadsheetOperation, TrackwayClient } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button, buttonClass } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Icon } from '../ui/icon';
import { ErrorNotice } from '../ui/notice';
import { saveFile } from '../ui/save-file';
import { isChanging, isRunning, outcomesOf, rollbackOf } from './operation-outcomes';

const PATH = '/api/management/spreadsheet-operations/{operation}';

/** Cancel, retry, roll back, and the files of an operation. */
export function OperationActions({ operation }: { operation: SpreadsheetOperation }) {
  const t = useText();
  const [isRollingBack, setRollingBack] = useState(false);
  const { id, action, status, errors_count: rejected, file_name: name } = operation;
  const path = { operation: id };
  const post = (what: 'cancel' | 'retry') => (client: TrackwayClient) =>
    client.call('post', `${PATH}/${what}`, { path });
  const cancel = useChange(post('cancel'));
  const retry = useChange(post('retry'));
  const download = useChange(async (client) => saveFile(name || 'export.xlsx', await client.spreadsheets.download(id)));
  const rejectedRows = useChange(async (client) =>
    saveFile('rejected.xlsx', await client.spreadsheets.rejectedRows(id)),
  );
  const running = isRunning(operation);
  const isOver = !isChanging(operation) && rollbackOf(operation)?.status !== 'completed';
  const canRollBack = action === 'import' && isOver && !outcomesOf(operation).isDryRun;
  const error = [cancel, retry, download, rejectedRows].find((one) => one.error)?.error;
  const hasFile = action === 'export' && status === 'completed';
  return (
    <>
      {running ? <Button onClick={() => cancel.mutate(undefined)}>{t('transfers.cancel')}</Button> : undefined}
      {status === 'failed' ? <Button onClick={() => retry.mutate(undefined)}>{t('ui.retry')}</Button> : undefined}
      {hasFile ? (
        <Button icon="download" look="primary" onClick={() => download.mutate(undefined)}>
          {t('transfers.download')}
        </Button>
      ) : undefined}
      {rejected > 0 && action === 'import' && !running ? (
        <Link to="/transfers/$operation/fix" params={{ operation: id }} className={buttonClass('primary')}>
          <Icon name="edit" />
          {t('transfers.fix')}
        </Link>
      ) : undefined}
      {rejected > 0 ? (
        <Button icon="download" onClick={() => rejectedRows.mutate(undefined)}>
          {t('transfers.download_rejected')}
        </Button>
      ) : undefined}
      {canRollBack ? (
        <Button look="danger" onClick={() => setRollingBack(true)}>
          {t('transfers.roll_back')}
        </Button>
      ) : undefined}
      {isRollingBack ? <RollBackDialog operation={id} onClose={() => setRollingBack(false)} /> : undefined}
      {error ? <ErrorNotice error={error} /> : undefined}
    </>
  );
}

function RollBackDialog({ operation, onClose }: { operation: string; onClose: () => void }) {
  const t = useText();
  const rollBack = useChange(
    (client) => client.call('post', `${PATH}/rollback`, { path: { operation } }),
    () => onClose(),
  );
  return (
    <ConfirmDialog title={t('transfers.roll_back')} action={rollBack} onClose={onClose}>
      <p>{t('transfers.roll_back_about')}</p>
    </ConfirmDialog>
  );
}
