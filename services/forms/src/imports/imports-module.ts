import { type ImportsDeps, makeApplyRows } from './apply-rows';
import { makeListAppliedRows } from './list-applied-rows';
import { makeRollbackRows } from './rollback-rows';

export type ImportsModule = ReturnType<typeof importsModule>;

/** Imports of answers: apply rows, list their outcomes, and roll them back. */
export function importsModule(deps: ImportsDeps) {
  return {
    applyRows: makeApplyRows(deps),
    listAppliedRows: makeListAppliedRows(deps),
    rollbackRows: makeRollbackRows(deps),
  };
}
