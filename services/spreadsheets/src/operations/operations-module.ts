import type { Page } from '@trackway/application';
import type { ProjectsV1 } from '@trackway/contracts';
import { conflict, notFound } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Database } from '@trackway/postgres';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { grpcFindUser } from './grpc-find-user';
import type { Operation } from './operation';
import { auditOperation } from './operation-audit';
import type { EventOf, OperationFilter, RowErrorPosition } from './operation-store';
import { pgLiveOperations } from './pg-live-operations';
import { PgOperationStore } from './pg-operation-store';
import { makePurgeOperations } from './pg-purge-operations';
import { makePurgeFiles } from './purge-files';
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

  async function read(frameId: string, id: string): Promise<Operation> {
    const operation = await operations.find(frameId, id);
    if (!operation) throw notFound('spreadsheet_operation');
    return operation;
  }

  return {
    start: makeStartOperation({ operations, findUser: grpcFindUser(projects), newId, clock }),
    read,
    list: (frameId: string, filters: readonly OperationFilter[], page: Page) => operations.page(frameId, filters, page),
    listErrors: (frameId: string, id: string, page: Page) => operations.errors(frameId, id, page),
    listErrorsAfter: (frameId: string, id: string, after: RowErrorPosition) =>
      operations.errorsAfter(frameId, id, after),
    publish: (frameId: string, event: OutgoingEvent) => operations.publish(frameId, event),
    async cancel(caller: Caller, id: string): Promise<Operation> {
      const { frameId } = caller;
      await read(frameId, id);
      const eventOf: EventOf = (cancelled) => auditOperation(caller, 'cancelled', cancelled);
      const operation = await operations.requestCancel(frameId, id, clock(), eventOf);
      if (!operation) throw conflict('The operation has ended already.');
      return operation;
    },
    async retry(caller: Caller, id: string): Promise<Operation> {
      const { frameId } = caller;
      await read(frameId, id);
      const eventOf: EventOf = (retried) => auditOperation(caller, 'retried', retried);
      const operation = await operations.retry(frameId, id, clock(), eventOf);
      if (!operation) throw conflict('Only a failed operation whose file is still retained can be retried.');
      return operation;
    },
    purgeFiles: makePurgeFiles({ storage, findLiveOperations: pgLiveOperations(database), clock }),
    purgeOperations: makePurgeOperations(database),
  };
}
