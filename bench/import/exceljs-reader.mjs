import ExcelJS from 'exceljs';
import { sayUsage } from '../export/own-usage.mjs';

const started = performance.now();
const options = { sharedStrings: 'cache', worksheets: 'emit', styles: 'ignore', hyperlinks: 'ignore' };
let rows = -1;
for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader(process.argv[2], options)) {
  for await (const row of sheet) if (row.values.length > 0) rows += 1;
}
if (rows !== Number(process.argv[3])) throw new Error(`There were ${rows} rows.`);
sayUsage(started);
