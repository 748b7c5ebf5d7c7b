import type { Database } from '@trackway/postgres';
import type { Clock, Logger, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { OpenInWorkerOptions } from '@trackway/xlsx';
import { type ExportsDeps, exportsModule } from './exports/exports-module';
import { importsModule } from './imports/imports-module';
import type { RunJob } from './jobs/job-runner';
import { jobsModule } from './jobs/jobs-module';
import { operationsModule } from './operations/operations-module';
import { rollbacksModule } from './rollbacks/rollbacks-module';

export interface ApplicationDeps {
  readonly database: Database;
  readonly wakeRelay: () => void;
  readonly clients: ExportsDeps['clients'];
  readonly storage: BlobStore;
  /** Identifies this process, also after a restart. */
  readonly replica: string;
  /** Number of imports and exports that run at the same time. */
  readonly concurrency: number;
  readonly thread: OpenInWorkerOptions['thread'];
  readonly newId: NewId;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The modules of this service, each with its use cases, and the runners of their jobs. */
export function buildApplication(deps: ApplicationDeps) {
  const { projects } = deps.clients;
  const operations = operationsModule({ ...deps, projects });
  const { operationJobs, createRunner } = jobsModule({ ...deps, projects });
  const imports = importsModule({ ...deps, operations, jobs: operationJobs });
  const exports = exportsModule({ ...deps, operations, jobs: operationJobs });
  const rollbacks = rollbacksModule({ ...deps, operations });

  const runOperation: RunJob = (operation, claim, signal) =>
    operation.action === 'import'
      ? imports.runImport(operation, claim, signal)
      : exports.runExport(operation, claim, signal);
  return {
    operations,
    imports,
    exports,
    rollbacks,
    operationRunner: createRunner(operationJobs, runOperation, deps.concurrency),
    rollbackRunner: createRunner(rollbacks.jobs, rollbacks.runRollback, 1),
  };
}
