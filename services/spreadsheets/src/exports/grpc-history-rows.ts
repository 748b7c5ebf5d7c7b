import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { columnsOfRows, type WrittenCell } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import { answerCell } from './answer-cell';
import { accessorText } from './answered-contexts';
import { LONGEST_EXPORT_MS } from './export-limits';
import { fixedColumns } from './fixed-columns';
import { FormSpool, type SpooledRow } from './form-spool';
import type { KnownProject, KnownProjects } from './known-projects';
import type { NextSheet, RowStream, StreamedRows } from './row-stream';
import { writtenTime } from './written-time';

const BATCH_CHANGES = 1_000;

interface Deps {
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly knownProjects: (filters: readonly unknown[]) => KnownProjects;
}

/**
 * Every change of an answer. In a workbook each form has a sheet with a column for each of its fields, which holds the value
 * that the change gave it; in a CSV the fixed columns say all of it.
 */
export class GrpcHistoryRows implements RowStream {
  constructor(private readonly deps: Deps) {}

  async *stream(operation: ExportOperation, signal: AbortSignal): AsyncGenerator<NextSheet | StreamedRows> {
    const { type, options } = operation;
    const fixed = fixedColumns(type, options.columns);
    if (options.format === 'xlsx') {
      yield* this.sheetForEachForm(operation, signal);
      return;
    }
    yield { sheet: type, columns: fixed };
    for await (const { total, rows } of this.read(operation, signal)) {
      const cells = rows.map((row) => row.fixed);
      yield { total, rows: cells.length, columns: columnsOfRows(cells, fixed.length) };
    }
  }

  /** Changes come by time and sheets stand behind one another, so the rows wait on the disk for the sheet of their form. */
  private async *sheetForEachForm(
    operation: ExportOperation,
    signal: AbortSignal,
  ): AsyncGenerator<NextSheet | StreamedRows> {
    const spool = await FormSpool.open(fixedColumns(operation.type, operation.options.columns));
    try {
      for await (const { rows } of this.read(operation, signal)) await spool.add(rows);
      yield* spool.sheets(signal);
    } finally {
      await spool.discard();
    }
  }

  private async *read(
    { options }: ExportOperation,
    signal: AbortSignal,
  ): AsyncGenerator<{ total: number; rows: SpooledRow[] }> {
    const projects = this.deps.knownProjects(options.filters);
    const messages = this.deps.forms.serverStream<
      FormsV1.StreamHistoryRowsRequest,
      FormsV1.StreamHistoryRowsResponseOutput
    >(
      (stub) => stub.streamHistoryRows,
      { formIds: [], batchRows: BATCH_CHANGES },
      { timeoutMs: LONGEST_EXPORT_MS, signal },
    );
    let known = 0;
    for await (const { total, changes } of messages) {
      known = Math.max(known, total);
      const found = await projects.find(
        changes.map(({ accessor }) => accessor?.projectId ?? ''),
        signal,
      );
      const rows = changes.flatMap((change) => {
        const project = found.get(change.accessor?.projectId ?? '');
        return project ? [toRow(options.columns, change, project)] : [];
      });
      yield { total: known, rows };
    }
  }
}

function toRow(keys: readonly string[], change: FormsV1.AnswerChangeOutput, project: KnownProject): SpooledRow {
  const { formId, formTitle, fieldId, label, type } = change;
  const value = answerCell(type, change.newValueJson);
  const cells: Readonly<Record<string, WrittenCell>> = {
    'answer_history.project_code': project.code,
    'answer_history.project_name': project.name,
    'answer_history.form': formTitle,
    'answer_history.field': label,
    'answer_history.accessor': accessorText(change.accessor),
    'answer_history.old_value': answerCell(type, change.oldValueJson),
    'answer_history.new_value': value,
    'answer_history.changed_by': change.changedByName,
    'answer_history.way': change.way,
    'answer_history.changed_at': writtenTime(change.changedAt),
  };
  return { formId, form: formTitle, fieldId, label, value, fixed: keys.map((key) => cells[key]) };
}
