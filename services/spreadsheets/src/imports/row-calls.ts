import type { FormsV1, ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ImportOperation } from '../operations/operation';
import type { RowOutcome } from './rows-service';

type Streams = 'bidiStream' | 'serverStream';

/** Deadline of one import. A million rows take a few minutes. */
const MAX_IMPORT_MS = 60 * 60 * 1_000;
const MAX_LIST_MS = 60_000;

/** An open call that applies rows. */
export interface ApplyCall {
  sendHeader(): Promise<void>;
  sendBatch(batch: ProjectsV1.RowBatch): Promise<void>;
  end(): void;
  readonly responses: AsyncIterable<{ readonly batchNumber: number; readonly outcomes: readonly RowOutcome[] }>;
}

/** The calls of a service that stores imported rows. */
export interface RowCalls {
  openApply(operation: ImportOperation, signal: AbortSignal): ApplyCall;
  /** Ends the import, and lists the outcomes of rows after `afterRow`. */
  list(
    operation: ImportOperation,
    afterRow: number,
    signal: AbortSignal,
  ): AsyncIterable<{ readonly outcomes: readonly RowOutcome[] }>;
}

export function projectsRows(projects: Pick<GrpcClient<ProjectsV1.ProjectsServiceClient>, Streams>): RowCalls {
  return {
    openApply({ id, type, attempts, options: { mode, matchBy, createMissing, dryRun } }, signal) {
      const { send, ...call } = projects.bidiStream<ProjectsV1.ApplyRowsRequest, ProjectsV1.ApplyRowsResponseOutput>(
        (stub) => stub.applyRows,
        { timeoutMs: MAX_IMPORT_MS, signal },
      );
      const header = { operationId: id, type, mode, matchBy: matchBy ?? '', createMissing, dryRun, attempt: attempts };
      return { ...call, sendHeader: () => send({ header }), sendBatch: (batch) => send({ batch }) };
    },
    list: ({ id: operationId, attempts: attempt }, afterRow, signal) =>
      projects.serverStream<ProjectsV1.ListAppliedRowsRequest, ProjectsV1.ListAppliedRowsResponseOutput>(
        (stub) => stub.listAppliedRows,
        { operationId, afterRow, endImport: true, attempt },
        { timeoutMs: MAX_LIST_MS, signal },
      ),
  };
}

export function formsRows(forms: Pick<GrpcClient<FormsV1.FormsServiceClient>, Streams>): RowCalls {
  return {
    openApply({ id, attempts, options: { mode, dryRun, formId } }, signal) {
      const { send, ...call } = forms.bidiStream<FormsV1.ApplyRowsRequest, FormsV1.ApplyRowsResponseOutput>(
        (stub) => stub.applyRows,
        { timeoutMs: MAX_IMPORT_MS, signal },
      );
      const header = { operationId: id, formId: formId ?? 0, mode, dryRun, attempt: attempts };
      return { ...call, sendHeader: () => send({ header }), sendBatch: (batch) => send({ batch }) };
    },
    list: ({ id: operationId, attempts: attempt }, afterRow, signal) =>
      forms.serverStream<FormsV1.ListAppliedRowsRequest, FormsV1.ListAppliedRowsResponseOutput>(
        (stub) => stub.listAppliedRows,
        { operationId, afterRow, endImport: true, attempt },
        { timeoutMs: MAX_LIST_MS, signal },
      ),
  };
}
