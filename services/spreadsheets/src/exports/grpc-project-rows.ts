import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ExportOperation } from '../operations/operation';
import { filtersJson } from '../operations/row-filters';
import { fixedColumns } from './answer-sheets';
import { MAX_EXPORT_MS, type RowStream, type SheetStart, type StreamedRows } from './row-stream';

const BATCH_ROWS = 500;

/** Projects, customers, contacts and users. The projects service sends them as columns. */
export class GrpcProjectRows implements RowStream {
  constructor(private readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>) {}

  async *stream({ type, options }: ExportOperation, signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
    const request: ProjectsV1.StreamRowsRequest = {
      type,
      columns: [...options.columns],
      filtersJson: filtersJson(options),
      sortingJson: JSON.stringify(options.sorting),
      template: options.template ?? '',
      viewId: options.viewId ?? '',
      batchRows: BATCH_ROWS,
    };
    const messages = this.projects.serverStream<ProjectsV1.StreamRowsRequest, ProjectsV1.StreamRowsResponseOutput>(
      (stub) => stub.streamRows,
      request,
      { timeoutMs: MAX_EXPORT_MS, signal },
    );
    yield { sheet: `${type}s`, columns: fixedColumns(type, options.columns) };
    for await (const { total, batch } of messages) {
      const columns = batch?.columns ?? [];
      yield { total, rows: columns[0]?.values.length ?? 0, columns };
    }
  }
}
