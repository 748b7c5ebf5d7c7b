import { conflict } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { auditOperation } from '../operations/operation-audit';
import { assertScopes } from '../operations/operation-scopes';
import type { RollbackStore } from './rollback';

interface Deps {
  readonly readOperation: (frameId: string, id: string) => Promise<Operation>;
  readonly rollbacks: RollbackStore;
  readonly clock: Clock;
}

/** Queues the rollback of an import that has ended. A repeated request changes nothing, unless the rollback has failed. */
export function makeRequestRollback({ readOperation, rollbacks, clock }: Deps) {
  return async (caller: Caller, id: string): Promise<Operation> => {
    const operation = await readOperation(caller.frameId, id);
    assertScopes(caller, 'import', operation.type);
    assertReversible(operation, clock());
    const event = auditOperation(caller, 'rolled_back', operation);
    if (!(await rollbacks.request(caller, operation, clock(), event))) throw stillRunning();
    return readOperation(caller.frameId, id);
  };
}

function assertReversible(operation: Operation, now: Date): void {
  if (operation.action !== 'import') throw conflict('Only imports can be rolled back.');
  if (operation.options.dryRun) throw conflict('A dry run changed nothing, so there is nothing to roll back.');
  if (operation.status !== 'completed' && operation.status !== 'failed') throw stillRunning();
  if (operation.expiresAt <= now) throw conflict('The changes of an import can be rolled back for 30 days.');
}

function stillRunning(): Error {
  return conflict('The import is still running. Cancel it first, or wait until it ends.');
}
