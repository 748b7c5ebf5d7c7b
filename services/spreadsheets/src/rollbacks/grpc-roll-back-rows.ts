import type { FormsV1, ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { sheetRow } from '../imports/parent-passes';
import type { RollBackRows } from './run-rollback';

const MAX_ROLLBACK_MS = 60 * 60 * 1_000;

interface Clients {
  readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>;
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
}

/** Rolls back rows in the service that stores them. */
export function grpcRollBackRows({ projects, forms }: Clients): RollBackRows {
  const [ofProjects, ofForms] = [rollBackInProjects(projects), rollBackInForms(forms)];
  return (operation, signal) => (operation.type === 'form_answer' ? ofForms : ofProjects)(operation, signal);
}

function rollBackInForms(forms: Clients['forms']): RollBackRows {
  return async function* ({ id }, signal) {
    const parts = forms.serverStream<FormsV1.RollbackRowsRequest, FormsV1.RollbackRowsResponseOutput>(
      (stub) => stub.rollbackRows,
      { operationId: id },
      { timeoutMs: MAX_ROLLBACK_MS, signal },
    );
    for await (const { restored, removed, kept } of parts) {
      const unchanged = kept.map(({ rowNumber, ...row }) => ({ row: sheetRow(rowNumber), kind: 'answer', ...row }));
      yield { restored, removed, unchanged };
    }
  };
}

function rollBackInProjects(projects: Clients['projects']): RollBackRows {
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
