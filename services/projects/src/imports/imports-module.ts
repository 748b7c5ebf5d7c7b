import { type ApplyRowsDeps, makeApplyRows } from './apply-rows';
import { makeFindNamedProjects } from './find-named-projects';
import { makeListAppliedRows } from './list-applied-rows';
import { makeRollbackRows, type RollbackRowsDeps } from './rollback/rollback-rows';

export type ImportsDeps = ApplyRowsDeps & Omit<RollbackRowsDeps, 'settleMs'>;

/** Rows of imports, their outcomes and their rollback. */
export function importsModule(deps: ImportsDeps) {
  return {
    commands: { applyRows: makeApplyRows(deps), rollbackRows: makeRollbackRows(deps) },
    queries: { listAppliedRows: makeListAppliedRows(deps), findNamedProjects: makeFindNamedProjects(deps) },
  };
}
