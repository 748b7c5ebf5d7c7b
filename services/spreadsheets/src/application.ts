import type { Page } from '@trackway/application';
import { conflict, notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { CheckFilters } from './exports/check-filters';
import { makeStartExport } from './exports/start-export';
import type { OpenSource } from './imports/open-source';
import { makeStartImport } from './imports/start-import';
import { exportLine } from './operations/export-line';
import type { Operation } from './operations/operation';
import type { OperationFilter } from './operations/operation-filter';
import type { OperationStore } from './operations/operation-store';
import { type FindPerson, makeStartOperation } from './operations/start-operation';
import { makeRejectedRowsFile } from './rejected-rows/rejected-rows-file';
import { makeRequestRollback } from './rollbacks/request-rollback';
import type { RollbackStore } from './rollbacks/rollback';

export interface ApplicationDeps {
  readonly operations: OperationStore;
  readonly storage: BlobStore;
  readonly findPerson: FindPerson;
  readonly checkFilters: CheckFilters;
  readonly openSource: OpenSource;
  readonly rollbacks: RollbackStore;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that callers can do here; the workers' side is in `workers/`. */
export function buildApplication(deps: ApplicationDeps) {
  const { operations, storage, clock } = deps;
  const startOperation = makeStartOperation(deps);

  async function found<T>(work: Promise<T | undefined>): Promise<T> {
    const result = await work;
    if (result === undefined) throw notFound('spreadsheet_operation');
    return result;
  }

  return {
    storage,
    clock,
    startImport: makeStartImport({ ...deps, startOperation }),
    startExport: makeStartExport({ ...deps, startOperation }),
    rejectedRowsFile: makeRejectedRowsFile(deps),
    requestRollback: makeRequestRollback(deps),
    operations: {
      page: (frameId: string, filters: readonly OperationFilter[], page: Page) =>
        operations.page(frameId, filters, page),
      errors: (frameId: string, id: string, page: Page) => operations.errors(frameId, id, page),
      read: (frameId: string, id: string) => found(operations.find(frameId, id)),
      /** Whoever fetches a file from its beginning is noted. */
      async noteDownload(caller: Caller, operation: Operation): Promise<void> {
        await operations.tell(caller.frameId, exportLine(caller, operation, 'downloaded'));
      },
      async cancel(frameId: string, id: string) {
        await found(operations.find(frameId, id));
        const operation = await operations.requestCancel(frameId, id, clock());
        if (!operation) throw conflict('The operation has ended already.');
        return operation;
      },
      async retry(frameId: string, id: string) {
        await found(operations.find(frameId, id));
        const operation = await operations.retry(frameId, id, clock());
        if (!operation) throw conflict('Only a failed operation whose file is still kept can be tried again.');
        return operation;
      },
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
