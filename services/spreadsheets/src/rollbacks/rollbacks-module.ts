import type { FormsV1, ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Database } from '@trackway/postgres';
import type { Clock, Logger } from '@trackway/runtime';
import type { OperationsModule } from '../operations/operations-module';
import { grpcRollBackRows } from './grpc-roll-back-rows';
import { PgRollbackJobStore } from './pg-rollback-job-store';
import { PgRollbackStore } from './pg-rollback-store';
import { makeRequestRollback } from './request-rollback';
import { makeRunRollback } from './run-rollback';

export interface RollbacksDeps {
  readonly operations: OperationsModule;
  readonly database: Database;
  readonly wakeRelay: () => void;
  /** Identifies this process, also after a restart. */
  readonly replica: string;
  readonly clients: {
    readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
    readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  };
  readonly clock: Clock;
  readonly logger: Logger;
}

export type RollbacksModule = ReturnType<typeof rollbacksModule>;

/** Rollbacks of imports: request and run them. */
export function rollbacksModule({ operations, database, wakeRelay, replica, clients, clock, logger }: RollbacksDeps) {
  const jobs = new PgRollbackJobStore(database, replica);
  const rollbacks = new PgRollbackStore(database, wakeRelay);
  return {
    jobs,
    requestRollback: makeRequestRollback({ readOperation: operations.read, rollbacks, clock }),
    runRollback: makeRunRollback({ jobs, rollBackRows: grpcRollBackRows(clients), logger }),
  };
}
