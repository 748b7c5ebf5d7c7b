export { inspectTextFile } from './csv/inspect-text-file';
export { dateShape, isoOfLocalDate, utcOfLocalDate } from './csv/local-date';
export { numberShape, plainNumber } from './csv/local-number';
export {
  type CanonicalColumn,
  type CellKind,
  type CellValue,
  cellKinds,
  columnsOfRows,
  type IsoCell,
  type SheetColumn,
} from './model/cell';
export { type BatchColumn, cellText, columnValues, type RowBatch } from './model/row-batch';
export {
  type AmbiguousSetting,
  type ColumnFormat,
  type DateOrder,
  type DecimalMark,
  dateOrders,
  decimalMarks,
  type Encoding,
  encodings,
  type SeparatorName,
  separators,
  type TextFormat,
  type TextOptions,
} from './model/text-format';
export { type ErrorLocation, WorkbookError, type WorkbookErrorCode } from './model/workbook-error';
export { defaultWorkbookLimits, type WorkbookLimits } from './model/workbook-limits';
export type {
  Heading,
  HeadingCell,
  RowEstimate,
  RowsOptions,
  SheetInfo,
  WorkbookReader,
} from './model/workbook-reader';
export { inspectWorkbook } from './reader/inspect-workbook';
export { type OpenWorkbookOptions, openWorkbook } from './reader/open-workbook';
export { type OpenInWorkerOptions, openWorkbookInWorker } from './worker/open-workbook-in-worker';
export { CsvWriter } from './writer/csv-writer';
export {
  createWorkbookWriter,
  type WorkbookWriter,
  type WorkbookWriterOptions,
  type WrittenWorkbook,
} from './writer/workbook-writer';
