import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Operation } from '../operations/operation';

/** The audit log entry for the start of an export, and for each download of its file. */
export function exportAuditEvent(
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
