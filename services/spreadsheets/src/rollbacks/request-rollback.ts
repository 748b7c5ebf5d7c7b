import { conflict, notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { OperationStore } from '../operations/operation-store';
import { refuseWithoutScopes } from '../operations/start-operation';
import type { RollbackStore } from './rollback';

interface Deps {
  readonly operations: Pick<OperationStore, 'find'>;
  readonly rollbacks: RollbackStore;
  readonly clock: Clock;
}

/** Queues the taking back of an import that has ended. Again, it changes nothing, unless the first try has failed. */
export function makeRequestRollback({ operations, rollbacks, clock }: Deps) {
  return async (caller: Caller, id: string): Promise<Operation> => {
    const found = await operations.find(caller.frameId, id);
    if (!found) throw notFound('spreadsheet_operation');
    refuseWithoutScopes(caller, 'import', found.type);
    refuseWhatHasNoWayBack(found, clock());
    if (!(await rollbacks.request(caller, found, clock()))) throw stillRuns();
    return (await operations.find(caller.frameId, id)) ?? found;
  };
}

function refuseWhatHasNoWayBack(operation: Operation, now: Date): void {
  if (operation.action !== 'import') throw conflict('Only imports can be taken back.');
  if (operation.options.dryRun) throw conflict('A dry run has changed nothing.');
  if (operation.status !== 'completed' && operation.status !== 'failed') {
    throw stillRuns();
  }
  if (operation.expiresAt <= now) throw conflict('What the import did is no longer kept: 30 days are over.');
}

function stillRuns(): Error {
  return conflict('The import still runs. Cancel it first, or wait for its end.');
}
