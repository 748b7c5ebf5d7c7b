import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { type CellValue, columnsOfRows } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import { type AnswerContext, groupByContext } from './answer-contexts';
import { type AnswerSheet, answerSheets, fixedColumns } from './answer-sheets';
import { timeCell } from './cells';
import type { OpenProjectLookup, ProjectColumns } from './grpc-project-lookup';
import { MAX_EXPORT_MS, type RowStream, type SheetStart, type StreamedRows } from './row-stream';

const BATCH_ANSWERS = 1_000;
/** Id of no form, for the empty sheet of an export without answers. */
const NO_FORM = 0;

interface Deps {
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly openProjectLookup: OpenProjectLookup;
}

/** Current answers: one row for each context of a form, one column for each field. */
export class GrpcAnswerRows implements RowStream {
  constructor(private readonly deps: Deps) {}

  async *stream({ type, options }: ExportOperation, signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
    const projects = this.deps.openProjectLookup(options);
    const answers = new AnswerStream(this.open(signal));
    const forms = await answers.forms();
    const sheetOf = answerSheets(options.format, fixedColumns(type, options.columns), forms);
    let current: AnswerSheet | undefined;
    let rows = 0;
    for await (const contexts of groupByContext(answers.batches())) {
      const known = await projects.find(
        contexts.map(({ projectId }) => projectId),
        signal,
      );
      for (const [formId, own] of Map.groupBy(contexts, (context) => context.formId)) {
        const sheet = sheetOf(formId);
        const cells = own.flatMap((context) => {
          const project = known.get(context.projectId);
          return project ? [sheet.row(fixedCells(options.columns, context, project), context.values)] : [];
        });
        if (cells.length === 0) continue;
        if (sheet !== current) yield sheet;
        current = sheet;
        rows += cells.length;
        yield {
          total: answers.estimateRows(rows),
          rows: cells.length,
          columns: columnsOfRows(cells, sheet.columns.length),
        };
      }
    }
    if (!current) yield sheetOf(NO_FORM);
  }

  private open(signal: AbortSignal): AsyncGenerator<FormsV1.StreamAnswerRowsResponseOutput> {
    return this.deps.forms.serverStream<FormsV1.StreamAnswerRowsRequest, FormsV1.StreamAnswerRowsResponseOutput>(
      (stub) => stub.streamAnswerRows,
      { formIds: [], batchRows: BATCH_ANSWERS },
      { timeoutMs: MAX_EXPORT_MS, signal },
    );
  }
}

/** Counts answers, to estimate the number of rows. A row contains several answers. */
class AnswerStream {
  private total = 0;
  private received = 0;

  constructor(private readonly messages: AsyncGenerator<FormsV1.StreamAnswerRowsResponseOutput>) {}

  async forms(): Promise<readonly FormsV1.FormOutput[]> {
    const { value, done } = await this.messages.next();
    if (done) return [];
    this.total = value.total;
    return value.forms;
  }

  async *batches(): AsyncGenerator<readonly FormsV1.AnswerOutput[]> {
    for await (const { answers } of this.messages) {
      this.received += answers.length;
      yield answers;
    }
  }

  estimateRows(rows: number): number {
    return Math.max(rows, Math.round((rows * this.total) / Math.max(1, this.received)));
  }
}

function fixedCells(
  keys: readonly string[],
  { form, accessor, answeredBy, answeredAt }: AnswerContext,
  project: ProjectColumns,
): CellValue[] {
  const cells: Readonly<Record<string, CellValue>> = {
    'form_answer.project_code': project.code,
    'form_answer.project_name': project.name,
    'form_answer.form': form,
    'form_answer.accessor': accessor,
    'form_answer.answered_by': answeredBy,
    'form_answer.answered_at': timeCell(answeredAt),
  };
  return keys.map((key) => cells[key]);
}
