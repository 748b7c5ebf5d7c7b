import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Operation } from './operation';

/** An export leaves a line in the audit log when it is asked for, and each time that its file is fetched. */
export function exportLine(
  caller: Caller,
  { id, type, fileName, processedRows }: Operation,
  change: 'started' | 'downloaded',
): OutgoingEvent {
  return auditLine('spreadsheets', caller, {
    action: `export.${change}`,
    subject: { kind: 'export', id, name: fileName },
    details: { type, ...(change === 'downloaded' ? { rows: processedRows } : {}) },
  });
}
