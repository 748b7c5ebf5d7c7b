import ExcelJS from 'exceljs';
import { cellsOf, headings } from './cells.mjs';

/** Writes the workbook with shared strings, like most programs, for the reader benchmark. */
const [path = '', rows = '0'] = process.argv.slice(2);
const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings: true, useStyles: false });
const sheet = book.addWorksheet('Projects');
sheet.addRow(headings).commit();
for (let index = 0; index < Number(rows); index += 1) {
  sheet.addRow(cellsOf(index)).commit();
  if (index % 1_000 === 0) await new Promise(setImmediate);
}
sheet.commit();
await book.commit();
