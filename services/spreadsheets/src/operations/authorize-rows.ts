import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Operation } from './operation';
import { readScopeOf } from './scopes-for';

/**
 * Rows of an export, and rejected rows of an import, are for callers that may read such rows. Other users' operations also
 * need `spreadsheets:write`.
 * @throws AppError `forbidden`
 */
export function authorizeRows(caller: Caller, operation: Operation): void {
  for (const scope of neededScopes(operation)) if (!hasScope(caller, scope)) throw missingScope(scope);
  const { initiator } = operation;
  const isOwner = initiator.type === caller.kind && initiator.id === caller.id;
  if (!isOwner && !hasScope(caller, 'spreadsheets:write')) throw missingScope('spreadsheets:write');
}

/** Filters select by fields of projects, so the rows that they leave reveal those fields. */
function neededScopes(operation: Operation): readonly string[] {
  const isFiltered = operation.action === 'export' && operation.options.filters.length > 0;
  return [readScopeOf(operation.type), ...(isFiltered ? ['projects:read'] : [])];
}
