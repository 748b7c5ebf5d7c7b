import type { FormsV1, ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Database } from '@trackway/postgres';
import type { Clock, Logger, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { OpenInWorkerOptions } from '@trackway/xlsx';
import type { OperationJobStore } from '../jobs/job-store';
import type { OperationsModule } from '../operations/operations-module';
import { makeFindTarget } from './columns/form-target';
import { grpcFindForm } from './grpc-find-form';
import { GrpcRowsService } from './grpc-rows-service';
import { makeOpenSourceFile } from './open-source-file';
import { makeRejectedRowsFile } from './rejected-rows-file';
import { formsRows, projectsRows } from './row-calls';
import { makeRunImport } from './run-import';
import { makeStartImport } from './start-import';
import { makeSuggestImport } from './suggest-import';
import { PgLearnedMappingStore } from './suggestions/pg-learned-mapping-store';

export interface ImportsDeps {
  readonly database: Database;
  readonly operations: OperationsModule;
  readonly jobs: OperationJobStore;
  readonly clients: {
    readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
    readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  };
  readonly storage: BlobStore;
  /** Replaces the compiled worker thread of the workbook reader in tests. */
  readonly thread: OpenInWorkerOptions['thread'];
  readonly newId: NewId;
  readonly clock: Clock;
  readonly logger: Logger;
}

export type ImportsModule = ReturnType<typeof importsModule>;

/** Imports of workbooks: start and run them, and return their rejected rows. */
export function importsModule(deps: ImportsDeps) {
  const { database, operations, jobs, clients, storage, thread, newId, clock, logger } = deps;
  const learned = new PgLearnedMappingStore(database);
  const openSourceFile = makeOpenSourceFile({ storage, ...(thread ? { thread } : {}) });
  const { start: startOperation, listErrorsAfter } = operations;
  const findTarget = makeFindTarget(grpcFindForm(clients.forms));
  const [ofProjects, ofForms] = [projectsRows(clients.projects), formsRows(clients.forms)];
  return {
    findTarget,
    suggestImport: makeSuggestImport({ learned, ...(thread ? { thread } : {}) }),
    startImport: makeStartImport({ storage, newId, startOperation }),
    rejectedRowsFile: makeRejectedRowsFile({ listErrorsAfter, storage, openSourceFile, findTarget, clock }),
    runImport: makeRunImport({
      jobs,
      rowsService: new GrpcRowsService(({ type }) => (type === 'form_answer' ? ofForms : ofProjects)),
      openSourceFile,
      findTarget,
      learned,
      clock,
      logger,
    }),
  };
}
