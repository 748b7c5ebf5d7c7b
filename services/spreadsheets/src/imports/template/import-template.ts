import type { Column, DataValidation, Worksheet } from 'exceljs';
import type { ImportTarget, TargetColumn } from '../columns/import-target';
import { type ColumnHelp, columnHelp, helpOfField } from './column-help';

/** Rows below the heading that have data validation. */
const VALIDATED_ROWS = 5_000;
const MAX_LIST_LENGTH = 255;

type Described = TargetColumn & { readonly help: ColumnHelp | undefined };

/** Creates a workbook with the headings of an import, lists of allowed values, and a sheet that explains the columns. */
export async function importTemplate({ type, columns: all }: ImportTarget): Promise<Buffer> {
  const columns = all
    .filter(({ importable }) => importable)
    .map((column) => ({ ...column, help: columnHelp[type][column.key.split('.')[1] ?? ''] ?? helpOfField(column) }));
  // exceljs takes 8 MB of memory, so it is loaded with the first template.
  const { Workbook } = require('exceljs') as typeof import('exceljs');
  const book = new Workbook();
  fillDataSheet(book.addWorksheet(`${type}s`, { views: [{ state: 'frozen', ySplit: 1 }] }), columns);
  fillHelpSheet(book.addWorksheet('Help', { views: [{ state: 'frozen', ySplit: 1 }] }), columns);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function fillDataSheet(sheet: Worksheet, columns: readonly Described[]): void {
  sheet.columns = columns.map(({ label, help }): Partial<Column> => {
    // As numbers, codes, documents and phone numbers would lose leading zeros.
    const numFmt = help?.takes === 'whole number' ? '0' : '@';
    return { header: label, width: 22, style: { numFmt } };
  });
  const heading = sheet.getRow(1);
  heading.font = { bold: true };
  for (const [index, { required, help }] of columns.entries()) {
    const cell = heading.getCell(index + 1);
    if (required) cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFE699' } };
    if (help) cell.note = help.says;
    const validation = validationOf(help);
    const letter = sheet.getColumn(index + 1).letter;
    if (validation) addValidation(sheet, `${letter}2:${letter}${VALIDATED_ROWS}`, validation);
  }
}

function validationOf(help: ColumnHelp | undefined): DataValidation | undefined {
  if (help?.list) {
    const list = help.list.join(',');
    // Excel limits the text of a list, and separates its values by commas.
    const isShown = list.length <= MAX_LIST_LENGTH && !help.list.some((value) => /[,"]/.test(value));
    return isShown ? { type: 'list', allowBlank: true, formulae: [`"${list}"`] } : undefined;
  }
  if (help?.takes !== 'whole number') return undefined;
  return { type: 'whole', operator: 'greaterThanOrEqual', allowBlank: true, formulae: [0] };
}

/** exceljs supports validation of ranges, but its types do not declare it. */
function addValidation(sheet: Worksheet, range: string, validation: DataValidation): void {
  const { dataValidations } = sheet as Worksheet & {
    dataValidations: { add(range: string, validation: DataValidation): void };
  };
  dataValidations.add(range, validation);
}

function fillHelpSheet(sheet: Worksheet, columns: readonly Described[]): void {
  sheet.columns = ['Column', 'Key', 'Required', 'Takes', 'Meaning', 'Example'].map((header, index) => ({
    header,
    width: index === 4 ? 70 : 22,
  }));
  sheet.getRow(1).font = { bold: true };
  for (const { label, key, required, help } of columns) {
    const takes = help?.list ? `${help.takes}: ${help.list.join(', ')}` : (help?.takes ?? 'text');
    sheet.addRow([label, key, required ? 'yes' : 'no', takes, help?.says ?? '', help?.example ?? '']);
  }
}
