import { stat } from 'node:fs/promises';
import { ColumnFormats } from '../csv/column-formats';
import { detectEncoding } from '../csv/detect-encoding';
import { detectSeparator, readSeparatorLine } from '../csv/detect-separator';
import { inspectTextFile } from '../csv/inspect-text-file';
import type { Encoding, TextOptions } from '../model/text-format';
import { defaultWorkbookLimits, type WorkbookLimits } from '../model/workbook-limits';
import type { WorkbookReader } from '../model/workbook-reader';
import { TextFileReader } from './text-file-reader';

const batchRows = 1_000;

interface OpenTextOptions {
  readonly text: TextOptions;
  readonly limits?: Partial<WorkbookLimits> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens a CSV or TSV file. All rows are read once to detect formats and to find syntax errors, so a file with an error in its last
 * row is rejected before a row is imported.
 */
export async function openTextFile(path: string, { text, limits, signal }: OpenTextOptions): Promise<WorkbookReader> {
  const sample = await inspectTextFile(path, { ...defaultWorkbookLimits, ...limits });
  const { size } = await stat(path);
  const encoding = await detectEncoding(path, sample, text.encoding);
  const decoded = decode(sample, encoding);
  const line = readSeparatorLine(decoded);
  const found = detectSeparator(decoded.slice(line?.length ?? 0), sample.length === size);
  const separator = text.separator ?? line?.separator ?? found.separator;
  const isCertain = text.separator !== undefined || line !== undefined || !found.isAmbiguous;
  const format = { encoding, separator };
  const reader = new TextFileReader({ path, size, format, skip: line?.length ?? 0, signal });
  const { ambiguous, rowCount, ...formats } = await analyze(reader, { ...text, separator });
  const all = [...(isCertain ? [] : (['separator'] as const)), ...ambiguous];
  reader.describe({ ...format, ...formats, ambiguous: all }, rowCount);
  return reader;
}

function decode(sample: Buffer, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(sample);
}

async function analyze(reader: TextFileReader, settings: TextOptions & Parameters<ColumnFormats['result']>[1]) {
  const formats = new ColumnFormats();
  const headings = new Map((await reader.heading())?.cells.map(({ column, value }) => [column, value.trim()]));
  let rowCount = 0;
  for await (const batch of reader.rows({ batchRows })) {
    formats.add(batch);
    rowCount += batch.rows.length;
  }
  return { ...formats.result(headings, settings), rowCount };
}
