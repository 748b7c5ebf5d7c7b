import type { Clock, Logger } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { OperationJobStore } from '../jobs/job-store';
import type { OperationsModule } from '../operations/operations-module';
import { grpcCheckFilters } from './grpc-check-filters';
import { type ExportClients, grpcRowStreams } from './grpc-row-streams';
import { makeRunExport } from './run-export';
import { makeStartExport } from './start-export';

export interface ExportsDeps {
  readonly operations: OperationsModule;
  readonly jobs: OperationJobStore;
  readonly clients: ExportClients;
  readonly storage: BlobStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

export type ExportsModule = ReturnType<typeof exportsModule>;

/** Exports to XLSX and CSV: start and run them. */
export function exportsModule({ operations, jobs, clients, storage, clock, logger }: ExportsDeps) {
  return {
    startExport: makeStartExport({
      startOperation: operations.start,
      checkFilters: grpcCheckFilters(clients.projects),
    }),
    runExport: makeRunExport({ jobs, rowStream: grpcRowStreams(clients), storage, clock, logger }),
  };
}
