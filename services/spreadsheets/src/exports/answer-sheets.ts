import type { FormsV1 } from '@trackway/contracts';
import type { SheetColumn, WrittenCell } from '@trackway/xlsx';
import { columnHeaded } from './fixed-columns';
import type { NextSheet } from './row-stream';

type Field = { readonly id: string; readonly label: string };

/** A sheet whose columns are fixed ones and then a form's fields. */
export class AnswerSheet implements NextSheet {
  readonly sheet: string;
  readonly columns: readonly SheetColumn[];
  private readonly positions: ReadonlyMap<string, number>;

  constructor(sheet: string, fixed: readonly SheetColumn[], fields: readonly Field[]) {
    this.sheet = sheet;
    this.columns = [...fixed, ...fields.map(({ label }) => columnHeaded(label))];
    this.positions = new Map(fields.map(({ id }, index) => [id, fixed.length + index]));
  }

  row(fixed: readonly WrittenCell[], values: ReadonlyMap<string, WrittenCell>): WrittenCell[] {
    const cells: WrittenCell[] = new Array<WrittenCell>(this.columns.length).fill(null);
    for (const [index, cell] of fixed.entries()) cells[index] = cell;
    for (const [field, cell] of values) {
      const position = this.positions.get(field);
      if (position !== undefined) cells[position] = cell;
    }
    return cells;
  }
}

/** Which sheet the answers of a form stand in: one of its own, or the only one that a CSV has. */
export function sheetsOfForms(
  format: 'xlsx' | 'csv',
  fixed: readonly SheetColumn[],
  forms: readonly FormsV1.FormOutput[],
): (formId: number) => AnswerSheet {
  if (format === 'csv') {
    const fields = forms.flatMap(({ title, fields: own }) =>
      answered(own).map(({ id, label }) => ({ id, label: `${title}: ${label}` })),
    );
    const only = new AnswerSheet('form_answers', fixed, fields);
    return () => only;
  }
  const sheets = new Map(forms.map(({ id, title, fields }) => [id, new AnswerSheet(title, fixed, answered(fields))]));
  const empty = new AnswerSheet('form_answers', fixed, []);
  return (formId) => sheets.get(formId) ?? empty;
}

function answered(fields: readonly FormsV1.FormFieldOutput[]): FormsV1.FormFieldOutput[] {
  return fields.filter(({ type }) => type !== 'section');
}
