import ExcelJS from 'exceljs';
import { cellsOf, headings } from './cells.mjs';
import { sayUsage } from './own-usage.mjs';

const [path = '', rows = '0'] = process.argv.slice(2);
const started = performance.now();
const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings: false, useStyles: false });
const sheet = book.addWorksheet('Projects');
sheet.addRow(headings).commit();
for (let index = 0; index < Number(rows); index += 1) {
  sheet.addRow(cellsOf(index)).commit();
  // It accepts rows without backpressure and buffers them in memory.
  if (index % 1_000 === 0) await new Promise(setImmediate);
}
sheet.commit();
await book.commit();
sayUsage(started);
