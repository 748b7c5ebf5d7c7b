import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Database } from '@trackway/postgres';
import type { Clock, Logger } from '@trackway/runtime';
import { makeAuthorizeInitiator } from './authorize-initiator';
import { grpcFindGrants } from './grpc-find-grants';
import { JobRunner, type RunJob } from './job-runner';
import type { JobStore } from './job-store';
import { PgOperationJobStore } from './pg-operation-job-store';
import { runWhileAuthorized } from './run-while-authorized';

export interface JobsDeps {
  readonly database: Database;
  /** Identifies this process, also after a restart. */
  readonly replica: string;
  readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Background jobs: claims with leases, cancellation, retries, and the permissions of initiators. */
export function jobsModule({ database, replica, projects, clock, logger }: JobsDeps) {
  const authorizeInitiator = makeAuthorizeInitiator(grpcFindGrants(projects));
  return {
    operationJobs: new PgOperationJobStore(database, replica),
    createRunner: (jobs: JobStore, run: RunJob, concurrency: number) =>
      new JobRunner({ jobs, run: runWhileAuthorized(run, { authorizeInitiator, logger }), concurrency, clock, logger }),
  };
}
