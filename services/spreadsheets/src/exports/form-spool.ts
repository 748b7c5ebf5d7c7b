import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from '@trackway/runtime';
import { throwUnavailable } from '@trackway/storage';
import { type CellValue, columnsOfRows, type SheetColumn } from '@trackway/xlsx';
import { AnswerSheet } from './answer-sheets';
import type { SheetStart, StreamedRows } from './row-stream';

const BATCH_ROWS = 500;

/** A change of an answer. Its form has a column for the field. */
export interface SpooledRow {
  readonly formId: number;
  readonly form: string;
  readonly fieldId: string;
  readonly label: string;
  readonly value: CellValue;
  readonly fixed: readonly CellValue[];
}

interface SpooledForm {
  title: string;
  rows: number;
  /** The last label of each field. */
  readonly fields: Map<string, string>;
}

/** Spools rows to one file for each form, until all rows are received. */
export class FormSpool {
  private readonly forms = new Map<number, SpooledForm>();
  private total = 0;

  private constructor(
    private readonly folder: string,
    private readonly fixed: readonly SheetColumn[],
  ) {}

  static async open(fixed: readonly SheetColumn[]): Promise<FormSpool> {
    return new FormSpool(await mkdtemp(join(tmpdir(), 'trackway-history-')), fixed);
  }

  async add(rows: readonly SpooledRow[]): Promise<void> {
    for (const [formId, own] of Map.groupBy(rows, (row) => row.formId)) {
      const form = this.forms.get(formId) ?? { title: '', rows: 0, fields: new Map<string, string>() };
      this.forms.set(formId, form);
      for (const { form: title, fieldId, label } of own) {
        form.title = title;
        form.fields.set(fieldId, label);
      }
      form.rows += own.length;
      this.total += own.length;
      // If the disk is full, the export is repeated later.
      await appendFile(
        this.path(formId),
        own.map((row) => `${JSON.stringify([row.fieldId, row.value, row.fixed])}\n`).join(''),
      ).catch(throwUnavailable);
    }
  }

  /** Yields one sheet for each form, or an empty sheet if there are no rows. */
  async *sheets(signal: AbortSignal): AsyncGenerator<SheetStart | StreamedRows> {
    for (const [formId, { title, fields }] of [...this.forms].toSorted(([one], [other]) => one - other)) {
      const sheet = new AnswerSheet(
        title,
        this.fixed,
        [...fields].map(([id, label]) => ({ id, label })),
      );
      yield sheet;
      for await (const rows of this.read(formId, sheet)) {
        signal.throwIfAborted();
        yield { total: this.total, rows: rows.length, columns: columnsOfRows(rows, sheet.columns.length) };
      }
    }
    if (this.forms.size === 0) yield new AnswerSheet('answer_history', this.fixed, []);
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private async *read(formId: number, sheet: AnswerSheet): AsyncGenerator<CellValue[][]> {
    let batch: CellValue[][] = [];
    for await (const line of readLines(this.path(formId))) {
      const [fieldId, value, fixed] = JSON.parse(line) as [string, CellValue, CellValue[]];
      batch.push(sheet.row(fixed, new Map([[fieldId, value]])));
      if (batch.length < BATCH_ROWS) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  private path(formId: number): string {
    return join(this.folder, `${formId}.ndjson`);
  }
}
