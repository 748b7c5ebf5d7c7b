import type { FunnelsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { type CellValue, columnsOfRows } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import { fixedColumns } from './answer-sheets';
import { timeCell } from './cells';
import { MAX_EXPORT_MS, type RowStream, type SheetStart, type StreamedRows } from './row-stream';

const BATCH_ROWS = 500;

type Funnels = GrpcClient<FunnelsV1.FunnelsServiceClient>;

/** Executions of rules, with all columns in the order of the catalogue. */
export class GrpcProjectExecutionRows implements RowStream {
  constructor(private readonly funnels: Funnels) {}

  async *stream(operation: ExportOperation, signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
    const messages = this.funnels.serverStream<
      FunnelsV1.StreamProjectExecutionsRequest,
      FunnelsV1.StreamProjectExecutionsResponseOutput
    >((stub) => stub.streamProjectExecutions, { batchRows: BATCH_ROWS }, { timeoutMs: MAX_EXPORT_MS, signal });
    yield* toParts(operation, messages, cellsOfProjectExecution);
  }
}

/** Executions of AI agents, with all columns in the order of the catalogue. */
export class GrpcAgentExecutionRows implements RowStream {
  constructor(private readonly funnels: Funnels) {}

  async *stream(operation: ExportOperation, signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
    const messages = this.funnels.serverStream<
      FunnelsV1.StreamAgentExecutionsRequest,
      FunnelsV1.StreamAgentExecutionsResponseOutput
    >((stub) => stub.streamAgentExecutions, { batchRows: BATCH_ROWS }, { timeoutMs: MAX_EXPORT_MS, signal });
    yield* toParts(operation, messages, cellsOfAgentExecution);
  }
}

async function* toParts<Execution>(
  { type, options }: ExportOperation,
  messages: AsyncIterable<{ readonly total: number; readonly executions: readonly Execution[] }>,
  cellsOf: (execution: Execution) => CellValue[],
): AsyncGenerator<SheetStart | StreamedRows> {
  yield { sheet: `${type}s`, columns: fixedColumns(type, options.columns) };
  let known = 0;
  for await (const { total, executions } of messages) {
    // Only the first message contains the total.
    known = Math.max(known, total);
    const columns = columnsOfRows(executions.map(cellsOf), options.columns.length);
    yield { total: known, rows: executions.length, columns };
  }
}

function cellsOfProjectExecution(run: FunnelsV1.ProjectExecutionOutput): CellValue[] {
  return [
    run.id,
    run.kind,
    run.ruleName,
    run.projectCode,
    run.projectName,
    run.trigger,
    run.status,
    run.attempt,
    run.actions.join('; '),
    run.error,
    timeCell(run.startedAt),
    run.durationMs,
  ];
}

function cellsOfAgentExecution(run: FunnelsV1.AgentExecutionOutput): CellValue[] {
  return [
    run.id,
    run.agentName,
    run.projectCode,
    run.trigger,
    run.status,
    run.provider,
    run.model,
    run.inputTokens,
    run.outputTokens,
    run.costAmount === '' ? null : Number(run.costAmount),
    run.costCurrency,
    run.durationMs,
    run.error,
    timeCell(run.startedAt),
    timeCell(run.completedAt),
  ];
}
