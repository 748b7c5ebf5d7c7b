import type { Page } from '@trackway/application';
import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Database } from '@trackway/postgres';
import type { Clock, NewId } from '@trackway/runtime';
import { type BlobStore, makePurgeFiles } from '@trackway/storage';
import { makeCancelOperation, makeReadOperation, makeRetryOperation } from './change-operation';
import { grpcFindUser } from './grpc-find-user';
import { operationOf, pgLiveOperations } from './operation-files';
import type { OperationFilter, RowErrorPosition } from './operation-store';
import { PgOperationStore } from './pg-operation-store';
import { makePurgeOperations } from './pg-purge-operations';
import { makeStartOperation } from './start-operation';

export interface OperationsDeps {
  readonly database: Database;
  readonly wakeRelay: () => void;
  readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
  readonly storage: BlobStore;
  readonly newId: NewId;
  readonly clock: Clock;
}

export type OperationsModule = ReturnType<typeof operationsModule>;

/** Imports and exports as operations: start, list, read, cancel, retry, and their retention. */
export function operationsModule({ database, wakeRelay, projects, storage, newId, clock }: OperationsDeps) {
  const operations = new PgOperationStore(database, wakeRelay);

  return {
    start: makeStartOperation({ operations, findUser: grpcFindUser(projects), newId, clock }),
    read: makeReadOperation({ operations }),
    list: (frameId: string, filters: readonly OperationFilter[], page: Page) => operations.page(frameId, filters, page),
    listErrors: (frameId: string, id: string, page: Page) => operations.errors(frameId, id, page),
    listErrorsAfter: (frameId: string, id: string, after: RowErrorPosition) =>
      operations.errorsAfter(frameId, id, after),
    publish: (frameId: string, event: OutgoingEvent) => operations.publish(frameId, event),
    cancel: makeCancelOperation({ operations, clock }),
    retry: makeRetryOperation({ operations, clock }),
    purgeFiles: makePurgeFiles({ storage, recordOf: operationOf, findLive: pgLiveOperations(database), clock }),
    purgeOperations: makePurgeOperations(database),
  };
}
