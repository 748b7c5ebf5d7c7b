import { conflict, notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Operation } from './operation';
import { auditOperation } from './operation-audit';
import type { OperationStore } from './operation-store';

interface Deps {
  readonly operations: OperationStore;
  readonly clock: Clock;
}

/** Finds an operation of the frame. */
export function makeReadOperation({ operations }: Pick<Deps, 'operations'>) {
  return async (frameId: string, id: string): Promise<Operation> => {
    const operation = await operations.find(frameId, id);
    if (!operation) throw notFound('spreadsheet_operation');
    return operation;
  };
}

/** Requests that an operation ends after its current batch. One that no worker has started ends at once. */
export function makeCancelOperation({ operations, clock }: Deps) {
  const read = makeReadOperation({ operations });
  return async (caller: Caller, id: string): Promise<Operation> => {
    await read(caller.frameId, id);
    const operation = await operations.requestCancel(caller.frameId, id, clock(), (cancelled) =>
      auditOperation(caller, 'cancelled', cancelled),
    );
    if (!operation) throw conflict('The operation has ended already.');
    return operation;
  };
}

/** Resumes a failed operation after its last row. */
export function makeRetryOperation({ operations, clock }: Deps) {
  const read = makeReadOperation({ operations });
  return async (caller: Caller, id: string): Promise<Operation> => {
    await read(caller.frameId, id);
    const operation = await operations.retry(caller.frameId, id, clock(), (retried) =>
      auditOperation(caller, 'retried', retried),
    );
    if (!operation) throw conflict('Only a failed operation whose file is still retained can be retried.');
    return operation;
  };
}
