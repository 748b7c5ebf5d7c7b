import type { SpreadsheetOperation } from '@trackway/client';
import type { Terminal } from '../terminal';
import { count } from './count';

const WIDTH = 30;

/** Shows the progress of an operation as a line that is overwritten, only on a terminal. */
export function showProgress({ err, isInteractive }: Terminal): (operation: SpreadsheetOperation) => void {
  return (operation) => {
    if (!isInteractive) return;
    const hasEnded = operation.status === 'completed' || operation.status === 'failed';
    err(`\r\u001b[K${progressLine(operation)}${hasEnded ? '\n' : ''}`);
  };
}

export function progressLine(operation: SpreadsheetOperation): string {
  const { status, percentage, processed_rows: done, total_rows: total, errors_count: wrong } = operation;
  const full = Math.round((percentage / 100) * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const errors = wrong > 0 ? `, ${count(wrong, 'error')}` : '';
  return `${bar} ${String(percentage).padStart(3)} %  ${done}/${total} rows${errors}  ${status}`;
}
