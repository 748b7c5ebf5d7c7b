import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { columnsOfRows, type WrittenCell } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';
import { type AnswerSheet, sheetsOfForms } from './answer-sheets';
import { type AnsweredContext, gatherContexts } from './answered-contexts';
import { LONGEST_EXPORT_MS } from './export-limits';
import { fixedColumns } from './fixed-columns';
import type { KnownProject, KnownProjects } from './known-projects';
import type { NextSheet, RowStream, StreamedRows } from './row-stream';
import { writtenTime } from './written-time';

const BATCH_ANSWERS = 1_000;
/** Of no form: the sheet that an export without answers has. */
const NO_FORM = 0;

interface Deps {
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly knownProjects: (filters: readonly unknown[]) => KnownProjects;
}

/** Answers as they stand: a row for each context of a form, a column for each of its fields. */
export class GrpcAnswerRows implements RowStream {
  constructor(private readonly deps: Deps) {}

  async *stream({ type, options }: ExportOperation, signal: AbortSignal): AsyncGenerator<NextSheet | StreamedRows> {
    const projects = this.deps.knownProjects(options.filters);
    const answers = new AnswerStream(this.open(signal));
    const forms = await answers.head();
    const sheetOf = sheetsOfForms(options.format, fixedColumns(type, options.columns), forms);
    let current: AnswerSheet | undefined;
    let rows = 0;
    for await (const contexts of gatherContexts(answers.batches())) {
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
          total: answers.expected(rows),
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
      { timeoutMs: LONGEST_EXPORT_MS, signal },
    );
  }
}

/** Answers come one by one and make fewer rows: how many, is told from those that were seen. */
class AnswerStream {
  private total = 0;
  private seen = 0;

  constructor(private readonly messages: AsyncGenerator<FormsV1.StreamAnswerRowsResponseOutput>) {}

  async head(): Promise<readonly FormsV1.FormOutput[]> {
    const { value, done } = await this.messages.next();
    if (done) return [];
    this.total = value.total;
    return value.forms;
  }

  async *batches(): AsyncGenerator<readonly FormsV1.AnswerOutput[]> {
    for await (const { answers } of this.messages) {
      this.seen += answers.length;
      yield answers;
    }
  }

  expected(rows: number): number {
    return Math.max(rows, Math.round((rows * this.total) / Math.max(1, this.seen)));
  }
}

function fixedCells(
  keys: readonly string[],
  { form, accessor, answeredBy, answeredAt }: AnsweredContext,
  project: KnownProject,
): WrittenCell[] {
  const cells: Readonly<Record<string, WrittenCell>> = {
    'form_answer.project_code': project.code,
    'form_answer.project_name': project.name,
    'form_answer.form': form,
    'form_answer.accessor': accessor,
    'form_answer.answered_by': answeredBy,
    'form_answer.answered_at': writtenTime(answeredAt),
  };
  return keys.map((key) => cells[key]);
}
