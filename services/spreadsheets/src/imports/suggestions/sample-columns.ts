import { columnValues, type WorkbookReader } from '@trackway/xlsx';
import type { SampledColumn } from './suggestion';

const SAMPLE_ROWS = 200;

/** The headings of a sheet, each with the values of the first rows. */
export async function sampleColumns(reader: WorkbookReader): Promise<SampledColumn[]> {
  const heading = await reader.heading();
  const values = new Map<number, readonly string[]>();
  for await (const { columns } of reader.rows({ batchRows: SAMPLE_ROWS })) {
    for (const column of columns) values.set(column.index, columnValues(column));
    break;
  }
  return (heading?.cells ?? []).map(({ column, value }) => ({
    index: column,
    heading: value.trim(),
    values: values.get(column) ?? [],
  }));
}
