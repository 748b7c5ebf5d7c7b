import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ExportOperation } from '../operations/operation';
import { LONGEST_EXPORT_MS } from './export-limits';
import { fixedColumns } from './fixed-columns';
import type { NextSheet, RowStream, StreamedRows } from './row-stream';

const BATCH_ROWS = 500;

/** Projects, customers, contacts and users, whose rows come as columns already. */
export class GrpcProjectRows implements RowStream {
  constructor(private readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>) {}

  async *stream({ type, options }: ExportOperation, signal: AbortSignal): AsyncGenerator<NextSheet | StreamedRows> {
    const request: ProjectsV1.StreamRowsRequest = {
      type,
      columns: [...options.columns],
      filtersJson: JSON.stringify(options.filters),
      sortingJson: JSON.stringify(options.sorting),
      template: options.template ?? '',
      batchRows: BATCH_ROWS,
    };
    const messages = this.projects.serverStream<ProjectsV1.StreamRowsRequest, ProjectsV1.StreamRowsResponseOutput>(
      (stub) => stub.streamRows,
      request,
      { timeoutMs: LONGEST_EXPORT_MS, signal },
    );
    yield { sheet: `${type}s`, columns: fixedColumns(type, options.columns) };
    for await (const { total, batch } of messages) {
      const columns = batch?.columns ?? [];
      yield { total, rows: columns[0]?.values.length ?? 0, columns };
    }
  }
}
