import type { ExportType, ImportType } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Operation } from './operation';
import { hasFilters } from './row-filters';

/** The area whose scope reads or writes the rows of a type. */
const AREAS: Readonly<Record<ExportType | ImportType, string>> = {
  project: 'projects',
  customer: 'projects',
  contact: 'projects',
  task: 'projects',
  user: 'projects',
  form_answer: 'forms',
  answer_history: 'forms',
  agent_execution: 'automations',
  project_execution: 'automations',
};

/** The scope of spreadsheets and the scope of the rows. */
export function requiredScopes(action: Operation['action'], type: Operation['type']): readonly string[] {
  return ['spreadsheets:write', `${AREAS[type]}:${action === 'import' ? 'write' : 'read'}`];
}

/** @throws AppError `forbidden` if the caller lacks a scope that an operation of this kind requires. */
export function assertScopes(caller: Caller, action: Operation['action'], type: Operation['type']): void {
  for (const scope of requiredScopes(action, type)) if (!hasScope(caller, scope)) throw missingScope(scope);
}

/**
 * Rows of an export and rejected rows of an import require the read scope of the rows. Operations of other users also
 * require `spreadsheets:write`.
 * @throws AppError `forbidden`
 */
export function authorizeRows(caller: Caller, operation: Operation): void {
  for (const scope of rowScopes(operation)) if (!hasScope(caller, scope)) throw missingScope(scope);
  const { initiator } = operation;
  const isInitiator = initiator.type === caller.kind && initiator.id === caller.id;
  if (!isInitiator && !hasScope(caller, 'spreadsheets:write')) throw missingScope('spreadsheets:write');
}

/** Filters select by fields of projects, so the rows of a filtered export reveal those fields. */
function rowScopes({ action, type, options }: Operation): readonly string[] {
  const isFiltered = action === 'export' && hasFilters(options);
  return [`${AREAS[type]}:read`, ...(isFiltered ? ['projects:read'] : [])];
}
