import { answerKindOf, type ExportType, spreadsheetColumns } from '@trackway/contracts';
import type { CellValue, SheetColumn } from '@trackway/xlsx';
import { headingWithForm } from '../operations/answer-heading';
import type { SheetStart } from './row-stream';

const COLUMN_WIDTH = 20;

/** A form of the forms service with the fields that have columns. */
export interface ExportedForm {
  readonly id: number;
  readonly title: string;
  readonly fields: readonly { readonly id: string; readonly label: string; readonly type: string }[];
}

/** The selected columns of an export type, in the selected order. */
export function fixedColumns(type: ExportType, keys: readonly string[]): SheetColumn[] {
  const labels = new Map<string, string>(spreadsheetColumns[type].map(({ key, label }) => [key, label]));
  return keys.map((key) => toColumn(labels.get(key) ?? key));
}

/** A sheet with fixed columns, followed by the fields of a form. */
export class AnswerSheet implements SheetStart {
  readonly sheet: string;
  readonly columns: readonly SheetColumn[];
  private readonly positions: ReadonlyMap<string, number>;

  constructor(
    sheet: string,
    fixed: readonly SheetColumn[],
    fields: readonly { readonly id: string; readonly label: string }[],
  ) {
    this.sheet = sheet;
    this.columns = [...fixed, ...fields.map(({ label }) => toColumn(label))];
    this.positions = new Map(fields.map(({ id }, index) => [id, fixed.length + index]));
  }

  row(fixed: readonly CellValue[], values: ReadonlyMap<string, CellValue>): CellValue[] {
    const cells: CellValue[] = new Array<CellValue>(this.columns.length).fill(null);
    for (const [index, cell] of fixed.entries()) cells[index] = cell;
    for (const [field, cell] of values) {
      const position = this.positions.get(field);
      if (position !== undefined) cells[position] = cell;
    }
    return cells;
  }
}

/** Returns the sheet for the answers to a form: one for each form, or the only sheet of a CSV. */
export function answerSheets(
  format: 'xlsx' | 'csv',
  fixed: readonly SheetColumn[],
  forms: readonly ExportedForm[],
): (formId: number) => AnswerSheet {
  if (format === 'csv') {
    const fields = forms.flatMap((form) =>
      answerableFields(form).map(({ id, label }) => ({ id, label: headingWithForm(form.title, label) })),
    );
    const only = new AnswerSheet('form_answers', fixed, fields);
    return () => only;
  }
  const sheets = new Map(forms.map((form) => [form.id, new AnswerSheet(form.title, fixed, answerableFields(form))]));
  const empty = new AnswerSheet('form_answers', fixed, []);
  return (formId) => sheets.get(formId) ?? empty;
}

function answerableFields({ fields }: ExportedForm) {
  return fields.filter(({ type }) => answerKindOf(type) !== null);
}

function toColumn(heading: string): SheetColumn {
  return { heading, width: COLUMN_WIDTH };
}
