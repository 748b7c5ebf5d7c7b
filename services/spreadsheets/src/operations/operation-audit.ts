import { type AuditOf, auditOf } from '@trackway/messaging';
import type { Operation } from './operation';

const audits: Readonly<Record<Operation['action'], AuditOf<Operation>>> = {
  import: auditOfAction('import'),
  export: auditOfAction('export'),
};

/** Imports and exports in the audit log: who started, cancelled, retried, rolled back or downloaded what. */
export const auditOperation: AuditOf<Operation> = (caller, change, operation, action) =>
  audits[operation.action](caller, change, operation, action);

function auditOfAction(kind: Operation['action']): AuditOf<Operation> {
  return auditOf<Operation>({
    source: 'spreadsheets',
    kind,
    identify: ({ id, fileName }) => ({ id, name: fileName }),
    details: ({ type }) => ({ type }),
  });
}

/** What an import is going to change, and the mapping that later imports are suggested. */
export function importDetails({ metadata }: Operation, mapping: Readonly<Record<string, string>>) {
  return { ...metadata, mapping };
}
