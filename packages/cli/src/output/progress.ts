import type { SpreadsheetOperation } from '@trackway/client';
import type { Terminal } from '../terminal';

const WIDTH = 30;

/** Shows the progress of an operation as a line that is overwritten, only on a terminal. */
export function showProgress({ err, isWatched }: Terminal): (operation: SpreadsheetOperation) => void {
  return (operation) => {
    if (!isWatched) return;
    const isOver = operation.status === 'completed' || operation.status === 'failed';
    err(`\r\u001b[K${progressLine(operation)}${isOver ? '\n' : ''}`);
  };
}

export function progressLine(operation: SpreadsheetOperation): string {
  const { status, percentage, processed_rows: done, total_rows: total, errors_count: wrong } = operation;
  const full = Math.round((percentage / 100) * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const faults = wrong > 0 ? `, ${wrong} wrong` : '';
  return `${bar} ${String(percentage).padStart(3)} %  ${done}/${total} rows${faults}  ${status}`;
}
