import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Operation } from '../operations/operation';
import type { RollbackOwner, TakenBack } from './run-rollback';

const LONGEST_ROLLBACK_MS = 60 * 60 * 1_000;

export class GrpcRollbackOwner implements RollbackOwner {
  constructor(private readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>) {}

  async *rollback({ id, type }: Operation, signal: AbortSignal): AsyncGenerator<TakenBack> {
    const batches = this.projects.serverStream<ProjectsV1.RollbackRowsRequest, ProjectsV1.RollbackRowsResponseOutput>(
      (stub) => stub.rollbackRows,
      { operationId: id, type },
      { timeoutMs: LONGEST_ROLLBACK_MS, signal },
    );
    for await (const { restored, removed, kept } of batches) {
      yield { restored, removed, kept: kept.map(({ rowNumber, ...row }) => ({ row: rowNumber, ...row })) };
    }
  }
}
