import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { type CellValue, columnsOfRows } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import { accessorText } from './answer-contexts';
import { fixedColumns } from './answer-sheets';
import { answerCell, timeCell } from './cells';
import { FormSpool, type SpooledRow } from './form-spool';
import type { OpenProjectLookup, ProjectColumns } from './grpc-project-lookup';
import { MAX_EXPORT_MS, type RowStream, type SheetStart, type StreamedRows } from './row-stream';

const BATCH_CHANGES = 1_000;

interface Deps {
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly openProjectLookup: OpenProjectLookup;
}

/**
 * All changes of answers. In a workbook, each form has a sheet with one column for each field, which contains the new value.
 * A CSV has the fixed columns only.
 */
export class GrpcHistoryRows implements RowStream {
  constructor(private readonly deps: Deps) {}

  async *stream(operation: ExportOperation, signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
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

  /** Changes are sorted by time, but sheets are written one after the other, so rows are spooled to disk by form. */
  private async *sheetForEachForm(
    operation: ExportOperation,
    signal: AbortSignal,
  ): AsyncGenerator<SheetStart | StreamedRows> {
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
    const projects = this.deps.openProjectLookup(options);
    const messages = this.deps.forms.serverStream<
      FormsV1.StreamHistoryRowsRequest,
      FormsV1.StreamHistoryRowsResponseOutput
    >(
      (stub) => stub.streamHistoryRows,
      { formIds: [], batchRows: BATCH_CHANGES },
      { timeoutMs: MAX_EXPORT_MS, signal },
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

function toRow(keys: readonly string[], change: FormsV1.AnswerChangeOutput, project: ProjectColumns): SpooledRow {
  const { formId, formTitle, fieldId, label, type } = change;
  const value = answerCell(type, change.newValueJson);
  const cells: Readonly<Record<string, CellValue>> = {
    'answer_history.project_code': project.code,
    'answer_history.project_name': project.name,
    'answer_history.form': formTitle,
    'answer_history.field': label,
    'answer_history.accessor': accessorText(change.accessor),
    'answer_history.old_value': answerCell(type, change.oldValueJson),
    'answer_history.new_value': value,
    'answer_history.changed_by': change.changedByName,
    'answer_history.way': change.way,
    'answer_history.changed_at': timeCell(change.changedAt),
  };
  return { formId, form: formTitle, fieldId, label, value, fixed: keys.map((key) => cells[key]) };
}
