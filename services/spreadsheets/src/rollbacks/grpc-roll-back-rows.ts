import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { sheetRow } from '../imports/parent-passes';
import type { RollBackRows } from './run-rollback';

const MAX_ROLLBACK_MS = 60 * 60 * 1_000;

export function grpcRollBackRows(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): RollBackRows {
  return async function* ({ id, type }, signal) {
    const batches = projects.serverStream<ProjectsV1.RollbackRowsRequest, ProjectsV1.RollbackRowsResponseOutput>(
      (stub) => stub.rollbackRows,
      { operationId: id, type },
      { timeoutMs: MAX_ROLLBACK_MS, signal },
    );
    for await (const { restored, removed, kept } of batches) {
      yield {
        restored,
        removed,
        unchanged: kept.map(({ rowNumber, ...row }) => ({ row: sheetRow(rowNumber), ...row })),
      };
    }
  };
}
